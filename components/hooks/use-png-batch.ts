"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { sessionUrl } from "@/lib/client/addresses";
import { inBatches } from "@/lib/client/batches";
import { isAbort } from "@/lib/client/call-error";
import { type Problem, problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import type { Fields } from "@/lib/contract/calls";
import { advancedPng } from "@/lib/limits";
import type { ListedFile } from "./use-file-list";

const loadApi = () => load(import("@/lib/client/api"));
export const warmPngBatch = () => warm(loadApi);

export type PngOptions = Fields<"pngToJpg">;

/** A converted file. `key` is unique, while `id` is its source, which may be converted several times. */
export type ConvertedPng = {
  id: string;
  key: string;
  name: string;
  downloadUrl: string;
  /** Server address for deleting it. */
  session: string | undefined;
  /** Bytes. */
  size: number;
  quality: number;
  original: File;
};

type Handlers = {
  onConverted: (item: ConvertedPng) => void;
  /** `entry` is missing when the problem is not about a single file. */
  onProblem: (problem: Problem, entry?: ListedFile) => void;
};

/** Upload percent of each current file. `total` counts all files of the run. */
type Run = { total: number; ended: number; sent: ReadonlyMap<string, number> };

const none: Run = { total: 0, ended: 0, sent: new Map() };

/** Returns the mean progress of the run. Finished files count as 100, so that it never decreases. */
const overall = ({ total, ended, sent }: Run) =>
  total === 0 ? 0 : (ended * 100 + [...sent.values()].reduce((sum, percent) => sum + percent, 0)) / total;

/**
 * Converts PNGs with one request each, in groups of {@link advancedPng.batchSize}. A failed file is reported
 * and the others continue; a removed file is aborted silently.
 */
export function usePngBatch({ onConverted, onProblem }: Handlers) {
  const [run, setRun] = useState(none);
  const [running, setRunning] = useState(false);
  const controllers = useRef(new Map<string, AbortController>());
  const conversions = useRef(0);

  const convertOne = useCallback(
    async (entry: ListedFile, options: PngOptions) => {
      const { id, file } = entry;
      const signal = controllers.current.get(id)?.signal;
      const setSent = (percent: number) =>
        setRun((before) => ({ ...before, sent: new Map(before.sent).set(id, percent) }));
      try {
        signal?.throwIfAborted();
        setSent(0);
        const { call } = await loadApi();
        const onUpload = (percent: number) => {
          if (!signal?.aborted) setSent(percent);
        };
        const reply = await call("pngToJpg", {
          files: [file],
          fields: options,
          requestId: id,
          signal,
          onUpload,
        });
        conversions.current += 1;
        onConverted({
          id,
          key: `${id}:${conversions.current}`,
          // The name of a PNG may lack the extension.
          name: file.name.replace(/(\.png)?$/i, ".jpg"),
          downloadUrl: reply.downloadUrl,
          session: sessionUrl(reply.downloadUrl),
          size: reply.fileSize,
          quality: options.quality,
          original: file,
        });
      } catch (error) {
        if (!isAbort(error)) onProblem(problems.fileFailed(file.name, error), entry);
      } finally {
        setRun((before) => {
          const sent = new Map(before.sent);
          sent.delete(id);
          return { ...before, ended: before.ended + 1, sent };
        });
      }
    },
    [onConverted, onProblem],
  );

  const start = useCallback(
    async (files: readonly ListedFile[], options: PngOptions) => {
      controllers.current = new Map(files.map(({ id }) => [id, new AbortController()]));
      setRun({ ...none, total: files.length });
      setRunning(true);
      try {
        await inBatches(files, advancedPng.batchSize, (entry) => convertOne(entry, options));
      } catch (error) {
        onProblem(problems.batchFailed(error));
      } finally {
        setRunning(false);
        setRun(none);
      }
    },
    [convertOne, onProblem],
  );

  const drop = useCallback((id: string) => controllers.current.get(id)?.abort(), []);
  const cancel = useCallback(() => {
    for (const controller of controllers.current.values()) controller.abort();
  }, []);

  useEffect(() => cancel, [cancel]);
  return { running, sent: run.sent, percent: overall(run), start, drop, cancel };
}
