import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import { ConversionError } from "../../contract/errors";
import type { OcrChoice } from "../../contract/ocr";
import type { ReadingProgress } from "../../contract/pdf";
import type { ReadPicture } from "../../engine/ocr/types";
import type { OcrImageJob, OcrPageJob, PdfOpenJob } from "../../engine/types";
import { failureOf, toConversionError } from "../http/failure";
import type { FileReply } from "../http/file-reply";
import type { ConversionRequest } from "../http/handle";
import { progressReply } from "../http/progress-reply";
import { createFailureLimit } from "./failure-limit";
import { inspect, noteFailure, onlyFile, outputPath } from "./jobs";
import { fetchResult, inOwnSession } from "./own-results";

/** The text of a page in a file of the request's scratch folder, or why it could not be read. */
type Reading =
  | { page: number; path: string; words: number; isUnread: boolean }
  | { page: number; error: ConversionError };

/** Pages of a document that were read and others, in page order. */
export type ReadScans = {
  texts: readonly Extract<Reading, { path: string }>[];
  failures: readonly Extract<Reading, { error: ConversionError }>[];
};

/** A PDF of a request, and the page numbers of its scans. */
export type ScannedDocument = {
  document: { input: string; password?: string };
  pages: number;
  scans: readonly number[];
  /** It was a picture, so nobody has to be told that it was read. */
  isPicture?: true;
};

/** Pages of a document that are compared with their pictures: the program that made it did the same to all of them. */
const COMPARED_PAGES = 3;

/** Returns the first, the last and others between them. */
function someOf(pages: readonly number[]): number[] {
  const last = pages.length - 1;
  const chosen = Array.from({ length: COMPARED_PAGES }, (_, i) =>
    Math.round((i * last) / (COMPARED_PAGES - 1)),
  );
  return [...new Set(chosen)].map((i) => pages[i] as number);
}

/**
 * Opens the PDF of a request and looks for pages without text, or with text that is not what they show.
 *
 * @param options `forText` if the text is taken out, so that what other programs cannot read does not matter
 * @throws ConversionError `too_many_pages` (limit), and as the queue does
 */
export async function findScans(
  signal: AbortSignal,
  request: ConversionRequest,
  password: string | undefined,
  { forText = false } = {},
): Promise<ScannedDocument> {
  const { env } = request.services;
  const document = { input: onlyFile(request).path, ...(password && { password }) };
  const job: PdfOpenJob = { kind: "pdf-open", findScansUpTo: env.MAX_PDF_PAGES, forText, ...document };
  const { pages, scans = [], doubtful = [] } = await inspect(signal, request, job);
  if (pages > env.MAX_PDF_PAGES) throw new ConversionError("too_many_pages", { limit: env.MAX_PDF_PAGES });

  /** Lists the doubtful pages whose text is wrong; it counts as right where that cannot be told in time. */
  async function findWrong(): Promise<readonly number[]> {
    const compare = someOf(doubtful);
    try {
      const comparison: PdfOpenJob = { kind: "pdf-open", ...document, compare, forText };
      const { scans: wrong = [] } = await inspect(signal, request, comparison, env.JOB_TIMEOUT_S * 1000);
      return wrong.length === compare.length ? doubtful : wrong;
    } catch (error) {
      signal.throwIfAborted();
      const failure = toConversionError(error);
      if (failure.status >= 500) request.context.problems.push(failure);
      return [];
    }
  }
  const wrong = doubtful.length > 0 ? await findWrong() : [];
  return { document, pages, scans: [...scans, ...wrong].sort((a, b) => a - b) };
}

type Fields = { language: OcrChoice; progress: boolean };

/**
 * Reads pages of a PDF, then finishes the answer with their text. If the fields say so, the answer reports each page.
 *
 * @param finish is given a request with time left for its job
 */
export async function withScans<A extends object>(
  signal: AbortSignal,
  request: ConversionRequest,
  { document, scans }: ScannedDocument,
  { language, progress }: Fields,
  finish: (read: ReadScans, request: ConversionRequest) => Promise<A>,
): Promise<A | FileReply> {
  const { env, queue } = request.services;
  if (scans.length === 0 && !progress) return finish({ texts: [], failures: [] }, request);
  // The upload was admitted as one file; its pages count like files, as many as are read at once.
  const slots = await queue.reading.count();
  await request.lease.extend(Math.max(0, Math.min(scans.length, slots) - 1));

  async function work(report: (progress: ReadingProgress) => void): Promise<A> {
    const deadline = Date.now() + env.OCR_TIMEOUT_S * 1000;
    const limits = { megapixels: env.MAX_PAGE_MEGAPIXELS, frames: 1 };
    const limit = createFailureLimit(signal);
    let done = 0;
    const tell = () => report({ done, pages: scans.length });

    async function read(own: ConversionRequest, page: number, i: number): Promise<Reading> {
      const output = outputPath(request, `page-${page}`);
      const job: OcrPageJob = { kind: "ocr-page", ...document, output, page, language, limits };
      // It has waited for its turn among the readings of all requests already.
      const place = { name: `page-${page}.json`, priority: Math.min(i + 1, slots) };
      try {
        const fetching = () => fetchResult(limit.signal, own, job, place);
        const { path, result } = await queue.reading.hold(limit.signal, deadline, fetching);
        const { words = 0, isUnread = false } = result.read ?? {};
        return { page, path, words, isUnread };
      } catch (thrown) {
        return { page, error: noteFailure(request, thrown) };
      } finally {
        done += 1;
        tell();
      }
    }

    tell();
    // A request has no more pages in line than may be read at once, so that requests take turns.
    const readings = await inOwnSession({ ...request, deadline }, (own) =>
      pLimit(slots).map(scans, async (page, i) => limit.check(await read(own, page, i))),
    );
    if (signal.aborted) throw new ConversionError("cancelled");
    return finish(
      {
        texts: readings.filter((reading) => "path" in reading),
        failures: readings.filter((reading) => "error" in reading),
      },
      { ...request, deadline: deadline + env.REQUEST_TIMEOUT_S * 1000 },
    );
  }
  if (!progress) return work(() => {});
  const timeMs = (env.OCR_TIMEOUT_S + env.REQUEST_TIMEOUT_S) * 1000;
  // The head is sent before it is known whether the lines have sentences.
  const { language: spoken } = request.context;
  return progressReply(work, (thrown) => failureOf(request.context.fail(thrown), spoken), timeMs);
}

/** Reads one picture. @throws ConversionError as the queue does */
export function readImageText(
  signal: AbortSignal,
  request: ConversionRequest,
  language: OcrChoice,
): Promise<ReadPicture> {
  const { env, queue } = request.services;
  const job: OcrImageJob = {
    kind: "ocr-image",
    input: onlyFile(request).path,
    output: outputPath(request, "text"),
    language,
    limits: { megapixels: env.MAX_MEGAPIXELS, frames: env.MAX_FRAMES },
  };
  return inOwnSession(request, async (own) => {
    const { path } = await queue.reading.hold(signal, request.deadline, () =>
      fetchResult(signal, own, job, { name: "picture.json", priority: 1 }),
    );
    return JSON.parse(await readFile(path, "utf8")) as ReadPicture;
  });
}
