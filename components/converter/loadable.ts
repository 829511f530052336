import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
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
