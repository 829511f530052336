"use client";

import { useCallback, useState } from "react";

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
