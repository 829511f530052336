"use client";

import { useCallback, useRef } from "react";
import { rememberSessions } from "@/lib/client/earlier-results";
import { useKept, useMemory } from "./screen-memory";

const none: readonly string[] = [];

/**
 * Collects the server addresses of all results of a screen, with those of earlier runs, and remembers them for a reload. A run
 * that gives its results one by one says with each when it began, in milliseconds.
 */
export function useSessions(): (fresh: readonly string[], at?: number) => readonly string[] {
  const { path } = useMemory();
  const [kept, keep] = useKept("sessions", none);
  const all = useRef(kept);
  return useCallback(
    (fresh, at) => {
      all.current = [...all.current, ...fresh];
      rememberSessions(path, fresh, at);
      keep(all.current);
      return all.current;
    },
    [keep, path],
  );
}
