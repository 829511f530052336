"use client";

import { useEffect, useRef, useState } from "react";
import type { ReadingProgress } from "@/lib/contract/pdf";
import type { Progress } from "../../converter/use-counted-progress";
import { useFormat, useWords } from "../../ui/words";

const MINUTE_MS = 60_000;
/** How often the bar moves within a page, and how long a page takes until one has been read. */
const STEP_MS = 500;
const PAGE_MS = 8000;

/** Pages that have been read, when that was reported, and the time that each takes. */
type Report = ReadingProgress & { at: number; pageMs: number };

/**
 * Describes the progress of reading scanned pages, with the pages a minute since the first report.
 *
 * @param last what follows the last page
 */
export function useReading(last: string) {
  const texts = useWords("reading");
  const { count, fill, grouped } = useFormat();
  const began = useRef(0);
  const [report, setReport] = useState<Report>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!report || report.done === report.pages) return;
    const timer = setInterval(() => setNow(performance.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [report]);

  function wordsOf({ done, pages, pageMs, at }: Report): Progress {
    const perMinute = Math.max(1, Math.round(MINUTE_MS / pageMs));
    // Comes near the end of the page, and waits there.
    const part = done === pages ? 0 : 1 - Math.exp(-Math.max(0, now - at) / pageMs);
    return {
      label: texts.label,
      percent: Math.floor(((done + part) / pages) * 100),
      step: done < pages ? fill(texts.page, { page: done + 1, total: pages }) : last,
      note: done === 0 ? texts.slow : count(texts.rate, perMinute, { n: grouped(perMinute) }),
    };
  }
  return {
    words: report && wordsOf(report),
    onReading({ done, pages }: ReadingProgress) {
      if (pages === 0) return setReport(undefined);
      const at = performance.now();
      if (done === 0) began.current = at;
      setReport({ done, pages, at, pageMs: done === 0 ? PAGE_MS : (at - began.current) / done });
    },
  };
}
