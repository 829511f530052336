"use client";

import { useEffect, useSyncExternalStore } from "react";
import { isTaken, onTaken } from "@/lib/client/taken";

const never = () => false;

/**
 * Has the browser ask before the site is left, while work is in progress or there are results that nobody has taken. Links
 * within the site do not ask: the way back brings everything back.
 */
export function useLeaveGuard(running: boolean, results: readonly object[]): void {
  const left = useSyncExternalStore(onTaken, () => results.some((result) => !isTaken(result)), never);
  const guards = running || left;
  useEffect(() => {
    // Only while it is needed: a listener may keep the page out of the browser's cache for Back.
    if (!guards) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [guards]);
}
