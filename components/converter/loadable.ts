import dynamic from "next/dynamic";
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
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
 * A part whose loading never fails, because that would replace the page and lose its files. It is shown as soon as it has
 * loaded, at once if that was before: React.lazy would wait for 300 ms before it replaces what stood there.
 *
 * @param Meanwhile shows what matters until then
 */
export function retryable<Props extends object>(
  part: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded ??= await retryImport(part).catch(() => undefined);
    if (loaded) return loaded;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  };
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => void load().then((found) => setLoaded(() => found)), []);
    const Shown = Loaded ?? Meanwhile;
    return Shown && createElement(Shown, props);
  }
  return Object.assign(Part, { load });
}
