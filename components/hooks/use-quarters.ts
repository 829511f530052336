"use client";

import { useEffect } from "react";

/** Announces every quarter of a progress: often enough to know, rarely enough to bear. */
export function useQuarters(percent: number | undefined, announce: (words: string) => void) {
  const quarter = percent === undefined ? 0 : Math.floor(percent / 25) * 25;
  useEffect(() => {
    if (quarter > 0 && quarter < 100) announce(`${quarter} percent`);
  }, [quarter, announce]);
}
