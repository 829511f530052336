import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pLimit from "p-limit";
import { ConversionError } from "../../contract/errors";
import type { OcrChoice, ReadImage } from "../../contract/ocr";
import type { OcrImageJob, OcrPageJob } from "../../engine/types";
import type { ConversionRequest } from "../http/handle";
import { newSession } from "../store/key";
import { noteFailure, onlyFile, outputPath, runJob } from "./jobs";

/** The text of pages, in files of the request's scratch folder. */
export type ReadScans = {
  /** In page order. */
  texts: readonly { page: number; path: string; words: number }[];
  /** Why other pages could not be read. */
  failures: readonly { page: number; error: ConversionError }[];
};

type Plan = {
  document: { input: string; password?: string };
  pages: readonly number[];
  language: OcrChoice;
  /** When reading ends, in milliseconds since the epoch. */
  deadline: number;
  /** Called when a page is done. */
  report: (done: number) => void;
};

/**
 * Runs a job whose result is for us, not for the visitor.
 *
 * @returns the path of a copy in the request's scratch folder; the result itself is in the session of `request`
 */
async function fetchResult(
  signal: AbortSignal,
  request: ConversionRequest,
  job: OcrPageJob | OcrImageJob,
  i: number,
) {
  const { store, reading } = request.services;
  // It has waited for its turn among the readings of all requests already.
  const priority = Math.min(i + 1, reading.concurrency);
  const { key, result } = await runJob(signal, request, job, { i, priority, name: `${i}.json` });
  const stored = await store.get(key);
  if (!stored) throw new Error("A result is gone that was just stored");
  const path = join(request.folder, `${i}.text`);
  await pipeline(stored.stream, createWriteStream(path));
  return { path, result };
}

/** Reads one picture. @throws ConversionError as the queue does */
export async function readImageText(
  signal: AbortSignal,
  request: ConversionRequest,
  language: OcrChoice,
): Promise<ReadImage> {
  const { env, store, reading } = request.services;
  const job: OcrImageJob = {
    kind: "ocr-image",
    input: onlyFile(request).path,
    output: outputPath(request, "text"),
    language,
    limits: { megapixels: env.MAX_MEGAPIXELS, frames: env.MAX_FRAMES },
  };
  const session = newSession();
  try {
    const { path } = await reading(() => fetchResult(signal, { ...request, session }, job, 0));
    return JSON.parse(await readFile(path, "utf8")) as ReadImage;
  } finally {
    await store.deletePrefix(session).catch((error) => void request.context.problems.push(error));
  }
}

/**
 * Reads the pictures of pages. Each is a job of its own, so that pages are read on all cores and machines, but only as many
 * at once as {@link Services.reading} allows for all requests together.
 *
 * @throws ConversionError `cancelled`
 */
export async function readScans(
  signal: AbortSignal,
  request: ConversionRequest,
  { document, pages, language, deadline, report }: Plan,
): Promise<ReadScans> {
  const { env, store, reading } = request.services;
  // What is read is not a result: nobody hears of its session.
  const session = newSession();
  const own = { ...request, session, deadline };
  const limits = { megapixels: env.MAX_PAGE_MEGAPIXELS, frames: 1 };
  let done = 0;

  async function readOne(page: number, i: number) {
    signal.throwIfAborted();
    if (Date.now() >= deadline) throw new ConversionError("busy");
    const job: OcrPageJob = {
      kind: "ocr-page",
      ...document,
      output: outputPath(request, `page-${page}`),
      page,
      language,
      limits,
    };
    const { path, result } = await fetchResult(signal, own, job, i);
    return { page, path, words: result.read?.words ?? 0 };
  }

  try {
    // A request has no more pages in line than may be read at once, so that requests take turns.
    const outcomes = await pLimit(reading.concurrency).map(pages, async (page, i) => {
      try {
        return await reading(() => readOne(page, i));
      } catch (thrown) {
        return { page, error: noteFailure(request, thrown) };
      } finally {
        done += 1;
        report(done);
      }
    });
    if (signal.aborted) throw new ConversionError("cancelled");
    return {
      texts: outcomes.filter((outcome) => "path" in outcome),
      failures: outcomes.filter((outcome) => "error" in outcome),
    };
  } finally {
    await store.deletePrefix(session).catch((error) => void request.context.problems.push(error));
  }
}
