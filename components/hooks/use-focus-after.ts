"use client";

import { useCallback, useEffect, useRef } from "react";

type Target = () => HTMLElement | null | undefined;

/**
 * Moves the focus after the next render, so that it is not lost when a click removes or disables its element.
 */
export function useFocusAfter(): (target: Target) => void {
  const next = useRef<Target>(undefined);
  useEffect(() => {
    const target = next.current;
    next.current = undefined;
    target?.()?.focus();
  });
  return useCallback((target) => {
    next.current = target;
  }, []);
}
