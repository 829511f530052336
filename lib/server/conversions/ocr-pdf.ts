import type { Reply } from "../../contract/calls";
import { ConversionError } from "../../contract/errors";
import { notes } from "../../contract/notes";
import type { PdfTextLayerJob } from "../../engine/types";
import { downloadUrl } from "../api/downloads";
import { resultNames } from "../file-name";
import { failureOf } from "../http/error-handler";
import { BatchFailed } from "../http/failure";
import type { Conversion, ConversionRequest, FieldsOf } from "../http/handle";
import { progressReply } from "../http/progress-reply";
import { PDF_OPEN_MS } from "../limits";
import { onlyFile, outputPath, runJob } from "./jobs";
import { pagesOf } from "./page-spans";
import { readScans } from "./read-scans";

type Fields = FieldsOf<"ocrPdf">;
type Answer = Reply<"ocrPdf">;

/**
 * Adds the text of scanned pages to a PDF. Pages that have text already are not read; those that cannot be read stay as
 * they are, and a note says how many. With `progress`, the answer reports each page.
 */
export const ocrPdf: Conversion<"ocrPdf"> = async (signal, request, fields) => {
  const { services, lease, deadline } = request;
  const { env, queue } = services;
  const { input, own } = documentOf(request, fields);
  const open = { kind: "pdf-open", input, findScans: true, ...own } as const;
  const timeoutMs = Math.min(PDF_OPEN_MS, env.JOB_TIMEOUT_S * 1000);
  const { pages, scans = [] } = await queue.inspect(
    { rid: lease.id, job: open, timeoutMs, deadline, priority: 0 },
    signal,
  );
  const chosen = new Set(fields.pages && pagesOf(fields.pages, pages, env.MAX_PDF_PAGES));
  const unread = fields.pages ? scans.filter((page) => chosen.has(page)) : scans;
  if (unread.length > env.MAX_OCR_PAGES)
    throw new ConversionError("too_many_scans", { limit: env.MAX_OCR_PAGES });
  await lease.extend(Math.max(0, Math.min(unread.length, services.reading.concurrency) - 1));

  const work = (report: (progress: { done: number; pages: number }) => void) =>
    makeSearchable(signal, request, fields, unread, (done) => report({ done, pages: unread.length }));
  if (!fields.progress) return work(() => {});
  const timeMs = (env.OCR_TIMEOUT_S + env.JOB_TIMEOUT_S) * 1000;
  return progressReply(work, (thrown) => failureOf(request.context.fail(thrown)), timeMs);
};

function documentOf(request: ConversionRequest, { password }: Fields) {
  const { path: input } = onlyFile(request);
  return { input, own: password ? { password } : {} };
}

async function makeSearchable(
  signal: AbortSignal,
  request: ConversionRequest,
  fields: Fields,
  pages: readonly number[],
  report: (done: number) => void,
): Promise<Answer> {
  const { env } = request.services;
  const { input, own } = documentOf(request, fields);
  const file = onlyFile(request);
  report(0);
  const deadline = Date.now() + env.OCR_TIMEOUT_S * 1000;
  const { texts, failures } = await readScans(signal, request, {
    document: { input, ...own },
    pages,
    language: fields.language,
    deadline,
    report,
  });
  if (pages.length > 0 && texts.length === 0)
    throw new BatchFailed(failures.map(({ page, error }) => ({ originalName: `Page ${page}`, error })));

  const [name = file.name] = resultNames([file.name], "pdf");
  const job: PdfTextLayerJob = {
    kind: "pdf-text-layer",
    inputs: [input, ...texts.map(({ path }) => path)],
    output: outputPath(request, "document"),
    ...own,
  };
  const late = { ...request, deadline: deadline + env.JOB_TIMEOUT_S * 1000 };
  const { key, result } = await runJob(signal, late, job, { i: pages.length, priority: 1, name });
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  const note = noteOn({ ...result, pages: pages.length, lost: failures.length, words });
  return {
    success: true,
    originalName: file.name,
    convertedName: name,
    originalSize: file.size,
    fileSize: result.size,
    downloadUrl: downloadUrl(key),
    pages: result.frames,
    readPages: texts.length,
    words,
    ...(note && { note }),
  };
}

type Facts = { pages: number; lost: number; words: number; remark?: "signed" | "unprotected" };

function noteOn({ pages, lost, words, remark }: Facts): string | undefined {
  if (remark === "signed") return notes.signedPdf;
  if (pages === 0) return notes.searchablePdf;
  if (words === 0) return notes.noTextFound;
  if (lost > 0) return notes.lostScans(lost);
  return remark === "unprotected" ? notes.unprotectedPdf : undefined;
}
