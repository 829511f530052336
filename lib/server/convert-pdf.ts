import "server-only";
import { join } from "node:path";
import type { calls } from "../contract/calls";
import type { ConversionError, ErrorCode } from "../contract/errors";
import type { ConvertedPage } from "../contract/pdf";
import type { PageFormat, PdfPageJob } from "../engine/types";
import { atMost } from "./at-most";
import { asConversionError, BatchFailed } from "./failure";
import { pageName } from "./file-name";
import type { Conversion, FieldsOf, Work } from "./handle";
import { PDF_LOST_PAGES, PDF_OPEN_MS, PDF_PAGES_QUEUED } from "./limits";
import { pagesOf } from "./pages";
import type { ReceivedFile } from "./upload/form";

type Fields = FieldsOf<(typeof calls)["pdfToImages"]>;

/** What a page's job has in common with those of the other pages. */
type Drawing = Pick<PdfPageJob, "input" | "to" | "scale" | "password" | "limits">;

type Outcome = { page: number } & (
  | { ok: true; filename: string; size: number }
  | { ok: false; error: ConversionError }
);

/** Errors that cost a process, or all the time a job may take: a document that does it again is not worth a third. */
const costly: readonly ErrorCode[] = ["conversion_timeout", "out_of_memory", "engine_crashed"];

/**
 * The pages of a PDF as pictures. Each is a job of its own, so that they are drawn on all engine processes at once,
 * and stored as it is ready. A page that fails carries its error in its place; when all fail it is thrown.
 */
export const convertPdf: Conversion<(typeof calls)["pdfToImages"]> = async (signal, work, fields) => {
  const { exchange, deadline, lease, services } = work;
  const { env, queue } = services;
  const [file] = work.files as readonly [ReceivedFile];
  const rid = exchange.id;
  const document = { input: file.path, ...(fields.password && { password: fields.password }) };
  const open = { kind: "pdf-open", ...document } as const;
  const timeoutMs = Math.min(PDF_OPEN_MS, env.JOB_TIMEOUT_S * 1000);
  const facts = await queue.ask({ rid, job: open, timeoutMs, deadline, priority: 0 }, signal);
  const pages = pagesOf(fields.pages, facts.pages, env.MAX_PDF_PAGES);

  // The upload was admitted as one file; its pages take room like files, as many as are in the queue at once.
  const queued = Math.min(pages.length, Math.max(PDF_PAGES_QUEUED, env.ENGINE_PROCESSES));
  await lease.extend(queued - 1);
  const outcomes = await drawAll(signal, work, { document, fields, pages, queued, count: facts.pages });
  const failures = outcomes.filter((outcome) => !outcome.ok);
  if (failures.length === outcomes.length)
    throw new BatchFailed(failures.map(({ page, error }) => ({ originalName: `Page ${page}`, error })));
  return {
    success: true,
    data: {
      sessionId: work.session,
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
  /** Of the document. */
  count: number;
};

/** Draws all pages that were asked for; none rejects. */
function drawAll(signal: AbortSignal, work: Work, { document, fields, pages, queued, count }: Plan) {
  const { env } = work.services;
  const [file] = work.files as readonly [ReceivedFile];
  const to: PageFormat = fields.format === "jpeg" ? "jpg" : fields.format;
  const limits = { megapixels: env.MAX_PAGE_MEGAPIXELS, frames: 1 };
  const drawing: Drawing = { ...document, to, scale: fields.scale, limits };
  const givingUp = startGivingUp(signal);
  return atMost(queued, pages, async (page, i) => {
    const filename = pageName(file.name, page, count, fields.format);
    // A page that comes later, when one before it is done, has waited for its turn already.
    const priority = Math.min(i + 1, queued);
    const outcome = await drawOne(givingUp.signal, work, { drawing, page, i, priority, filename });
    return givingUp.judge(outcome);
  });
}

/** Stops a document's remaining pages after a few that each cost a process. */
function startGivingUp(signal: AbortSignal) {
  const controller = new AbortController();
  const lost: ConversionError[] = [];
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    judge(outcome: Outcome): Outcome {
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
  work: Work,
  { drawing, page, i, priority, filename }: One,
): Promise<Outcome> {
  const { exchange, deadline, folder, session, services } = work;
  try {
    const output = join(/* turbopackIgnore: true */ folder, `${page}.result`);
    const { result } = await services.queue.run(
      {
        rid: exchange.id,
        i,
        job: { kind: "pdf-page", ...drawing, page, output },
        key: `${session}/${filename}`,
        deadline,
        priority,
      },
      signal,
    );
    exchange.bytesOut += result.size;
    return { page, ok: true, filename, size: result.size };
  } catch (thrown) {
    const error = asConversionError(thrown);
    if (error.status >= 500) exchange.problems.push(error);
    exchange.failed += 1;
    return { page, ok: false, error };
  }
}

const pageOf = (outcome: Outcome): ConvertedPage =>
  outcome.ok
    ? { page: outcome.page, filename: outcome.filename, size: outcome.size }
    : { page: outcome.page, error: outcome.error.sentence, code: outcome.error.code };
