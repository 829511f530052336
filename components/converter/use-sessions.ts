"use client";

import { useCallback, useRef } from "react";
import { useKept } from "./screen-memory";

const none: readonly string[] = [];

/** Collects the server addresses of all results of a screen, those of earlier runs included. */
export function useSessions(): (fresh: readonly string[]) => readonly string[] {
  const [kept, keep] = useKept("sessions", none);
  const all = useRef(kept);
  return useCallback(
    (fresh) => {
      all.current = [...all.current, ...fresh];
      keep(all.current);
      return all.current;
    },
    [keep],
  );
}
