"use client";

import { useCallback, useEffect, useState } from "react";

/**
 * Says what happened to people who do not see it. Always on the page: only changes are announced. Its words
 * are never those that stand on the screen too, or they would be read and found twice.
 */
export function LiveRegion({ words }: { words: string }) {
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/**
 * Words for screen readers. Said again, the same words are announced again: an invisible character
 * makes them new.
 */
export function useAnnouncer(): [words: string, announce: (words: string) => void] {
  const [words, setWords] = useState("");
  const announce = useCallback(
    (next: string) => setWords((before) => (before === next ? `${next}\u00a0` : next)),
    [],
  );
  return [words, announce];
}

/** Announces every quarter of a progress: often enough to know, rarely enough to bear. */
export function useQuarters(percent: number | undefined, announce: (words: string) => void) {
  const quarter = percent === undefined ? 0 : Math.floor(percent / 25) * 25;
  useEffect(() => {
    if (quarter > 0 && quarter < 100) announce(`${quarter} percent`);
  }, [quarter, announce]);
}
