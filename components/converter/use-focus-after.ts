"use client";

import { useCallback, useLayoutEffect, useRef } from "react";

type Target = () => HTMLElement | null | undefined;

/**
 * Moves the focus after the render that a click causes, so that it is not lost when that removes or disables its
 * element. A layout effect, because React may run the other effects of an earlier render after the click's handler: they
 * would find the elements as they were.
 */
export function useFocusAfter(): (target: Target) => void {
  const next = useRef<Target>(undefined);
  useLayoutEffect(() => {
    const target = next.current;
    next.current = undefined;
    target?.()?.focus();
  });
  return useCallback((target) => {
    next.current = target;
  }, []);
}
