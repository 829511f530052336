"use client";

import { useCallback, useEffect, useRef } from "react";

type Target = () => HTMLElement | null | undefined;

/**
 * Moves focus once the next render is on the page: what a click removes or disables must not leave
 * the keyboard nowhere.
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
