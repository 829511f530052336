"use client";

import { useRef, useState } from "react";
import type { ReadingProgress } from "@/lib/contract/pdf";
import { counted } from "./counted";

const MINUTE_MS = 60_000;

/**
 * Describes the progress of reading scanned pages, with the pages a minute since the first report.
 *
 * @param last what follows the last page
 */
export function useReading(last: string) {
  const began = useRef(0);
  const [words, setWords] = useState<{ percent: number; step: string; note: string }>();
  return {
    words,
    onReading({ done, pages }: ReadingProgress) {
      if (pages === 0) return setWords(undefined);
      if (done === 0) began.current = performance.now();
      const perMinute = Math.max(1, Math.round((done / (performance.now() - began.current)) * MINUTE_MS));
      setWords({
        percent: Math.floor((done / pages) * 100),
        step: done < pages ? `Reading page ${done + 1} of ${pages}...` : last,
        note: done === 0 ? "Each page takes a few seconds." : `${counted(perMinute, "page")} a minute`,
      });
    },
  };
}
