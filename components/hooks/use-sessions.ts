"use client";

import { useCallback, useRef } from "react";

/** Remembers where the results of a screen are on the server: earlier ones are there too when newer ones are shown. */
export function useSessions(): (fresh: readonly string[]) => readonly string[] {
  const all = useRef<readonly string[]>([]);
  return useCallback((fresh) => {
    all.current = [...all.current, ...fresh];
    return all.current;
  }, []);
}
