"use client";

import { useRef, useState } from "react";
import type { ReadingProgress } from "@/lib/contract/pdf";
import type { Progress } from "../../converter/use-counted-progress";
import { useFormat, useWords } from "../../ui/words";

const MINUTE_MS = 60_000;

/**
 * Describes the progress of reading scanned pages, with the pages a minute since the first report.
 *
 * @param last what follows the last page
 */
export function useReading(last: string) {
  const texts = useWords("reading");
  const { count, fill, grouped } = useFormat();
  const began = useRef(0);
  const [words, setWords] = useState<Progress>();
  return {
    words,
    onReading({ done, pages }: ReadingProgress) {
      if (pages === 0) return setWords(undefined);
      if (done === 0) began.current = performance.now();
      const perMinute = Math.max(1, Math.round((done / (performance.now() - began.current)) * MINUTE_MS));
      setWords({
        label: texts.label,
        percent: Math.floor((done / pages) * 100),
        step: done < pages ? fill(texts.page, { page: done + 1, total: pages }) : last,
        note: done === 0 ? texts.slow : count(texts.rate, perMinute, { n: grouped(perMinute) }),
      });
    },
  };
}
