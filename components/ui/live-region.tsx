"use client";

import { useCallback, useEffect, useState } from "react";
import { useFormat, useWords } from "./words";

/**
 * Announces words to screen readers. It is always rendered, because only changes are announced. Its words
 * must not repeat visible text, which would be read twice.
 */
export function LiveRegion({ words }: { words: string }) {
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/**
 * Words for a live region. Repeating the same words announces them again: an appended no-break space makes
 * them differ.
 */
export function useAnnouncer(): [words: string, announce: (words: string) => void] {
  const [words, setWords] = useState("");
  const announce = useCallback(
    (next: string) => setWords((before) => (before === next ? `${next}\u00a0` : next)),
    [],
  );
  return [words, announce];
}

/** Announces every quarter of a progress. */
export function useQuarters(percent: number | undefined, announce: (words: string) => void) {
  const { fill } = useFormat();
  const said = useWords("ui").quarter;
  const quarter = percent === undefined ? 0 : Math.floor(percent / 25) * 25;
  useEffect(() => {
    if (quarter > 0 && quarter < 100) announce(fill(said, { percent: quarter }));
  }, [quarter, announce, fill, said]);
}
