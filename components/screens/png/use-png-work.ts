"use client";

import { type Dispatch, type SetStateAction, useRef } from "react";
import { sessionUrl } from "@/lib/client/addresses";
import { isAbort } from "@/lib/client/call-error";
import { load } from "@/lib/client/load";
import { advancedPng } from "@/lib/limits";
import type { ListedFile } from "../../converter/state";
import type { Work } from "../../converter/use-converter";
import { useProblems } from "../../converter/use-problems";
import { useSessions } from "../../converter/use-sessions";
import { type ConvertedPng, ledBy, type PngOptions, withResult } from "./converted-pngs";

export const loadApi = () => load(import("@/lib/client/api"));

const none: readonly string[] = [];

/** Milliseconds for which a result waits for those of earlier files, so that the list has their order and none moves. */
const ORDER_MS = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Converts PNGs in batches, each with a request of its own that can be aborted alone. Files that are removed meanwhile are left
 * out, until they are brought back.
 *
 * @param setConverted takes each result as it comes
 * @returns the work, whose outcome is the number of results; the ids of the files that are listed, which the screen keeps up to
 * date; and what aborts the request of a file
 */
export function usePngWork(
  options: PngOptions,
  setConverted: Dispatch<SetStateAction<readonly ConvertedPng[]>>,
) {
  const problems = useProblems();
  const remember = useSessions();
  const listed = useRef(none);
  const requests = useRef(new Map<string, AbortController>());

  const work: Work<never, number> = async ({ signal, files: started, setStatus }) => {
    let made = 0;
    const run = Date.now();
    const waiting = new Set(started);
    const convertOne = async (entry: ListedFile, earlier: Promise<unknown>) => {
      const { id, file } = entry;
      waiting.delete(entry);
      const request = new AbortController();
      requests.current.set(id, request);
      signal.addEventListener("abort", () => request.abort());
      setStatus(id, { state: "sending", percent: 0 });
      try {
        const { call } = await loadApi();
        const reply = await call("pngToJpg", {
          files: [file],
          fields: options,
          requestId: id,
          signal: request.signal,
          onUpload: (percent) => setStatus(id, { state: "sending", percent }),
        });
        await Promise.race([earlier, pause(ORDER_MS)]);
        request.signal.throwIfAborted();
        made += 1;
        const session = sessionUrl(reply.downloadUrl);
        if (session) remember([session], run);
        const item: ConvertedPng = {
          key: `${id}:${run}`,
          id,
          // The name of a PNG may lack the extension.
          name: file.name.replace(/(\.png)?$/i, ".jpg"),
          downloadUrl: reply.downloadUrl,
          sessions: session ? [session] : [],
          size: reply.fileSize,
          options,
          original: file,
          details: reply.details,
        };
        setConverted((before) => withResult(before, item));
        setStatus(id, { state: "listed" });
      } catch (error) {
        // It was removed, and may come back.
        if (isAbort(error)) return waiting.add(entry);
        const problem = { ...problems.fileFailed(file.name, error), reason: problems.message(error) };
        setStatus(id, { state: "failed", problem });
      }
    };
    setConverted(ledBy(options));
    const nextBatch = () =>
      [...waiting].filter(({ id }) => listed.current.includes(id)).slice(0, advancedPng.batchSize);
    for (let batch = nextBatch(); batch.length > 0 && !signal.aborted; batch = nextBatch())
      await batch.reduce<Promise<unknown>>(
        (earlier, entry) => Promise.all([earlier, convertOne(entry, earlier)]),
        Promise.resolve(),
      );
    return { outcome: made };
  };

  return { work, listed, abort: (id: string) => requests.current.get(id)?.abort() };
}
