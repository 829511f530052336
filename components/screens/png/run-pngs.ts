import { sessionUrl } from "@/lib/client/addresses";
import { call } from "@/lib/client/api";
import { isAbort } from "@/lib/client/call-error";
import type { Problems } from "@/lib/client/errors";
import { advancedPng } from "@/lib/limits";
import type { ListedFile } from "../../converter/state";
import type { Job } from "../../converter/use-converter";
import { type ConvertedPng, ledBy, type PngOptions, type Results, withResult } from "./converted-pngs";

/** Milliseconds for which a result waits for those of earlier files, so that the list has their order and none moves. */
const ORDER_MS = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Run = {
  job: Job<never, number>;
  options: PngOptions;
  problems: Problems;
  /** Whether a file is still in the list. */
  isListed: (id: string) => boolean;
  /** What aborts the request of each file. */
  requests: Map<string, AbortController>;
  /** Takes the server address of a result, and when its run began. */
  remember: (sessions: readonly string[], at: number) => void;
  setConverted: (change: (before: Results) => Results) => void;
};

/**
 * Converts PNGs in batches, each with a request of its own that can be aborted alone. Files that are removed meanwhile are left
 * out, until they are brought back.
 *
 * @returns the number of results, which `setConverted` takes as they come
 */
export async function runPngs(run: Run): Promise<{ outcome: number }> {
  const { options, problems, requests, setConverted } = run;
  const { signal, files, setStatus } = run.job;
  let made = 0;
  const began = Date.now();
  const waiting = new Set(files);
  const convertOne = async (entry: ListedFile, earlier: Promise<unknown>) => {
    const { id, file } = entry;
    waiting.delete(entry);
    const request = new AbortController();
    requests.set(id, request);
    signal.addEventListener("abort", () => request.abort());
    setStatus(id, { state: "sending", percent: 0 });
    try {
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
      if (session) run.remember([session], began);
      const item: ConvertedPng = {
        key: `${id}:${began}`,
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
  const nextBatch = () => [...waiting].filter(({ id }) => run.isListed(id)).slice(0, advancedPng.batchSize);
  for (let batch = nextBatch(); batch.length > 0 && !signal.aborted; batch = nextBatch())
    await batch.reduce<Promise<unknown>>(
      (earlier, entry) => Promise.all([earlier, convertOne(entry, earlier)]),
      Promise.resolve(),
    );
  return { outcome: made };
}
