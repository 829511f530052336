"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import { SUCCESS_DELAY_MS } from "@/lib/limits";

/** State of a conversion. `answered` is the moment between the response and 'Conversion complete!'. */
export type Conversion<T> =
  | { state: "idle" }
  | { state: "running"; answered: boolean }
  /** `again` is set when earlier results are shown again after a cancelled retry. */
  | { state: "done"; result: T; again?: boolean }
  | { state: "failed"; error: unknown };

/** Current work, and the state to return to when it is cancelled. */
type Run<T> = { controller: AbortController; before: Conversion<T> };

const idle = { state: "idle" } as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs one conversion at a time. Starting anew, cancelling or leaving the page aborts it. */
export function useConversion<T>() {
  const [conversion, setConversion] = useState<Conversion<T>>(idle);
  const current = useRef<Run<T>>(undefined);

  const reset = useCallback(() => {
    current.current?.controller.abort();
    setConversion(idle);
  }, []);

  /** Aborts the work. Results that a retry was to add to are shown again. */
  const cancel = useCallback(() => {
    current.current?.controller.abort();
    setConversion(current.current?.before ?? idle);
  }, []);

  /**
   * Runs `work`.
   *
   * @param keep results that stay if `work` is cancelled
   */
  const run = useCallback(async (work: (signal: AbortSignal) => Promise<T>, keep?: T) => {
    current.current?.controller.abort();
    const controller = new AbortController();
    current.current = {
      controller,
      before: keep === undefined ? idle : { state: "done", result: keep, again: true },
    };
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

  useEffect(() => () => current.current?.controller.abort(), []);
  return { conversion, run, cancel, reset };
}

/** Collects the server addresses of all results of a screen, earlier runs included. */
export function useSessions(): (fresh: readonly string[]) => readonly string[] {
  const all = useRef<readonly string[]>([]);
  return useCallback((fresh) => {
    all.current = [...all.current, ...fresh];
    return all.current;
  }, []);
}
