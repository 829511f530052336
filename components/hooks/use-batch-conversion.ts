"use client";

import { type Problem, problems, reasonFor } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import type { CallId } from "@/lib/contract/calls";
import type { Redraw } from "@/lib/tools/types";
import { useConversion, useSessions } from "./use-conversion";
import type { ListedFile } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";

const loadBatch = () => load(import("@/lib/client/convert-batch"));
export const warmConversion = () => warm(loadBatch);

/** Call and options of a batch. */
type BatchJob = {
  call: CallId;
  fields?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  redraw?: Redraw;
};

/** A converted file with an object URL, which is revoked when the results are discarded. */
type Result = { id: string; original: File; blob: Blob; url: string; note?: string };

/** A file that failed, with the reason. */
type Failed = { id: string; original: File; reason: string };

/** Outcome of a batch in file order, with the job that made it. */
export type Batch = {
  job: BatchJob;
  files: readonly ListedFile[];
  results: readonly Result[];
  failed: readonly Failed[];
  /** Server addresses of these and earlier results of the screen. */
  sessions: readonly string[];
};

/** Converts many files in one call, and retries those that failed. */
export function useBatchConversion(job: BatchJob) {
  const urls = useObjectUrls();
  const remember = useSessions();
  const { conversion, run, cancel, reset } = useConversion<Batch>();

  async function attempt(signal: AbortSignal, files: readonly ListedFile[], asked: BatchJob): Promise<Batch> {
    const { convertBatch } = await loadBatch();
    const { call, ...options } = asked;
    const outcomes = await convertBatch(
      call,
      files.map(({ file }) => file),
      signal,
      options,
    );
    signal.throwIfAborted();
    const listed = outcomes.map((outcome) => ({
      id: files.find(({ file }) => file === outcome.original)?.id ?? "",
      ...outcome,
    }));
    return {
      job: asked,
      files,
      results: listed.flatMap((one) => ("blob" in one ? [{ ...one, url: urls.make(one.blob) }] : [])),
      failed: listed.flatMap((one) => ("reason" in one ? [one] : [])),
      sessions: remember([...new Set(listed.flatMap(({ session }) => session ?? []))]),
    };
  }

  /** Converts the failed files again and merges the results in list order. */
  async function attemptAgain(signal: AbortSignal, before: Batch): Promise<Batch> {
    const { job: asked, files, failed } = before;
    const again = files.filter(({ id }) => failed.some((one) => one.id === id));
    try {
      const fresh = await attempt(signal, again, asked);
      const all = [...before.results, ...fresh.results];
      const results = files.flatMap(({ id }) => all.filter((one) => one.id === id));
      return { ...before, results, failed: fresh.failed, sessions: fresh.sessions };
    } catch (error) {
      signal.throwIfAborted();
      return {
        ...before,
        failed: failed.map((one) => ({ ...one, reason: reasonFor(one.original.name, error) })),
      };
    }
  }

  return {
    conversion,
    start: (files: readonly ListedFile[]) => run((signal) => attempt(signal, files, job)),
    retry: () => {
      if (conversion.state !== "done") return;
      const { result } = conversion;
      run((signal) => attemptAgain(signal, result), result);
    },
    cancel,
    /** Discards the results and aborts the current work. */
    forget: () => {
      reset();
      urls.releaseAll();
    },
  };
}

/** Returns one line per failed file. */
export const failedLines = (failed: readonly Failed[]): Problem[] =>
  failed.map(({ original, reason }) => problems.inBatch(original.name, reason));
