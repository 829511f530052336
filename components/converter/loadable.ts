import dynamic from "next/dynamic";
import { type ComponentType, lazy, type ReactNode } from "react";
import { warm } from "@/lib/client/load";
import { retryImport } from "@/lib/client/online";

/**
 * A part of a screen that is loaded when it is needed. It has a Suspense boundary of its own: without one the whole
 * screen would wait.
 */
export const loadable = <Props extends object>(
  part: () => Promise<ComponentType<Props>>,
  loading: () => ReactNode = () => null,
) => dynamic(() => retryImport(part), { loading });

/** The same with what fetches it before it is needed. */
export const warmable = <Props extends object>(
  part: () => Promise<ComponentType<Props>>,
  loading?: () => ReactNode,
) => [loadable(part, loading), () => warm(part)] as const;

/** Milliseconds between attempts to load a part that may not fail. */
const RETRY_MS = 2000;

/**
 * A part whose loading never fails, because that would replace the page and lose its files. It needs a Suspense boundary that
 * shows what matters meanwhile.
 */
export function lasting<Props extends object>(part: () => Promise<ComponentType<Props>>) {
  const loadPart = (): Promise<{ default: ComponentType<Props> }> =>
    retryImport(part).then(
      (loaded) => ({ default: loaded }),
      () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(loadPart),
    );
  return lazy(loadPart);
}
