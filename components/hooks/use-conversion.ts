"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import { SUCCESS_DELAY_MS } from "@/lib/limits";

/** One state word; `answered` is the moment between the answer and 'Conversion complete!'. */
export type Conversion<T> =
  | { state: "idle" }
  | { state: "running"; answered: boolean }
  | { state: "done"; result: T }
  | { state: "failed"; error: unknown };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs one conversion at a time. Leaving the page, cancelling and starting anew abort it. */
export function useConversion<T>() {
  const [conversion, setConversion] = useState<Conversion<T>>({ state: "idle" });
  const current = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    current.current?.abort();
    setConversion({ state: "idle" });
  }, []);

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<T>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setConversion({ state: "running", answered: false });
    try {
      const result = await work(signal);
      if (signal.aborted) return;
      setConversion({ state: "running", answered: true });
      await pause(SUCCESS_DELAY_MS);
      if (!signal.aborted) setConversion({ state: "done", result });
    } catch (error) {
      if (!signal.aborted && !isAbort(error)) setConversion({ state: "failed", error });
    }
  }, []);

  useEffect(() => () => current.current?.abort(), []);
  return { conversion, run, reset };
}
