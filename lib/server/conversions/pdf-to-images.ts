import pLimit from "p-limit";
import type { ConversionError, ErrorCode } from "../../contract/errors";
import type { ConvertedPage } from "../../contract/pdf";
import type { PdfPageJob } from "../../engine/types";
import type { PageFormat } from "../../formats";
import { pageName } from "../file-name";
import { BatchFailed } from "../http/failure";
import type { Conversion, ConversionRequest, FieldsOf } from "../http/handle";
import { failed } from "../http/sentences";
import { PDF_LOST_PAGES, PDF_OPEN_MS, PDF_PAGES_QUEUED } from "../limits";
import { noteFailure, onlyFile, outputPath, runJob } from "./jobs";
import { pagesOf } from "./page-spans";

type Fields = FieldsOf<"pdfToImages">;

/** The part of a page's job that all pages share. */
type Drawing = Pick<PdfPageJob, "input" | "to" | "scale" | "password" | "limits">;

type Outcome = { page: number } & (
  | { ok: true; filename: string; size: number }
  | { ok: false; error: ConversionError }
);

/** Errors that cost a process, or all the time a job may take. */
const costly: readonly ErrorCode[] = ["conversion_timeout", "out_of_memory", "engine_crashed"];

/**
 * Draws the pages of a PDF. Each is a job of its own, so that all engine processes draw at once, and is stored when it is
 * ready. A page that fails carries its error in its place; when all fail it is thrown.
 */
export const pdfToImages: Conversion<"pdfToImages"> = async (signal, request, fields) => {
  const { deadline, lease, services } = request;
  const { env, queue } = services;
  const file = onlyFile(request);
  const rid = lease.id;
  const document = { input: file.path, ...(fields.password && { password: fields.password }) };
  const open = { kind: "pdf-open", ...document } as const;
  const timeoutMs = Math.min(PDF_OPEN_MS, env.JOB_TIMEOUT_S * 1000);
  const facts = await queue.inspect({ rid, job: open, timeoutMs, deadline, priority: 0 }, signal);
  const pages = pagesOf(fields.pages, facts.pages, env.MAX_PDF_PAGES);

  // The upload was admitted as one file; its pages count like files, as many as are in the queue at once.
  const queued = Math.min(pages.length, Math.max(PDF_PAGES_QUEUED, env.ENGINE_PROCESSES));
  await lease.extend(queued - 1);
  const outcomes = await drawAll(signal, request, { document, fields, pages, queued, count: facts.pages });
  const failures = outcomes.filter((outcome) => !outcome.ok);
  if (failures.length === outcomes.length) throw new BatchFailed(failures);
  return {
    success: true,
    data: {
      sessionId: request.session,
      totalPages: outcomes.length - failures.length,
      documentPages: facts.pages,
      images: outcomes.map(pageOf),
    },
  };
};

type Plan = {
  document: { input: string; password?: string };
  fields: Fields;
  pages: readonly number[];
  /** How many of them are in the queue at once. */
  queued: number;
  /** Number of pages of the document. */
  count: number;
};

/** Renders all requested pages; no page rejects. */
function drawAll(
  signal: AbortSignal,
  request: ConversionRequest,
  { document, fields, pages, queued, count }: Plan,
) {
  const { env } = request.services;
  const file = onlyFile(request);
  const to: PageFormat = fields.format === "jpeg" ? "jpg" : fields.format;
  const limits = { megapixels: env.MAX_PAGE_MEGAPIXELS, frames: 1 };
  const drawing: Drawing = { ...document, to, scale: fields.scale, limits };
  const limit = createFailureLimit(signal);
  return pLimit(queued).map(pages, async (page, i) => {
    const filename = pageName(file.name, page, count, fields.format);
    // A page that is queued later, when one before it is done, has waited for its turn already.
    const priority = Math.min(i + 1, queued);
    const outcome = await drawOne(limit.signal, request, { drawing, page, i, priority, filename });
    return limit.check(outcome);
  });
}

/** Stops a document's remaining pages after a few that each cost a process. */
function createFailureLimit(signal: AbortSignal) {
  const controller = new AbortController();
  const lost: ConversionError[] = [];
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    check(outcome: Outcome): Outcome {
      if (outcome.ok) return outcome;
      const [first] = lost;
      if (first && controller.signal.aborted && outcome.error.code === "cancelled")
        return { ...outcome, error: first };
      if (costly.includes(outcome.error.code)) lost.push(outcome.error);
      if (lost.length >= PDF_LOST_PAGES) controller.abort();
      return outcome;
    },
  };
}

type One = { drawing: Drawing; page: number; i: number; priority: number; filename: string };

async function drawOne(
  signal: AbortSignal,
  request: ConversionRequest,
  { drawing, page, i, priority, filename }: One,
): Promise<Outcome> {
  try {
    const job: PdfPageJob = { kind: "pdf-page", ...drawing, page, output: outputPath(request, page) };
    const { result } = await runJob(signal, request, job, { i, priority, name: filename });
    return { page, ok: true, filename, size: result.size };
  } catch (thrown) {
    return { page, ok: false, error: noteFailure(request, thrown) };
  }
}

const pageOf = (outcome: Outcome): ConvertedPage =>
  outcome.ok
    ? { page: outcome.page, filename: outcome.filename, size: outcome.size }
    : { page: outcome.page, ...failed(outcome.error) };
