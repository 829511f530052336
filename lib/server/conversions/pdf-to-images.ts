import pLimit from "p-limit";
import type { ConversionError } from "../../contract/errors";
import type { ConvertedPage } from "../../contract/pdf";
import type { PdfPageJob } from "../../engine/types";
import { pageName } from "../file-name";
import { BatchFailed } from "../http/failure";
import type { Conversion, ConversionRequest } from "../http/handle";
import { failed } from "../http/sentences";
import { PDF_PAGES_QUEUED } from "../limits";
import { createFailureLimit } from "./failure-limit";
import { inspect, noteFailure, onlyFile, outputPath, runJob } from "./jobs";
import { pagesOf } from "./page-spans";

type Outcome = { page: number } & (
  | { ok: true; filename: string; size: number }
  | { ok: false; error: ConversionError }
);

/**
 * Draws the pages of a PDF. Each is a job of its own, so that all engine processes draw at once, and is stored when it is
 * ready. A page that fails carries its error in its place; when all fail it is thrown.
 */
export const pdfToImages: Conversion<"pdfToImages"> = async (signal, request, fields) => {
  const { lease, services, session } = request;
  const { env } = services;
  const file = onlyFile(request);
  const document = { input: file.path, ...(fields.password && { password: fields.password }) };
  const facts = await inspect(signal, request, { kind: "pdf-open", ...document });
  const pages = pagesOf(fields.pages, facts.pages, env.MAX_PDF_PAGES);

  // The upload was admitted as one file; its pages count like files, as many as are in the queue at once.
  const queued = Math.min(pages.length, Math.max(PDF_PAGES_QUEUED, env.ENGINE_PROCESSES));
  await lease.extend(queued - 1);
  const limit = createFailureLimit(signal);
  const to = fields.format === "jpeg" ? "jpg" : fields.format;
  const limits = { megapixels: env.MAX_PAGE_MEGAPIXELS, frames: 1 };

  async function draw(page: number, i: number): Promise<Outcome> {
    const filename = pageName(file.name, page, facts.pages, fields.format);
    const output = outputPath(request, page);
    const job: PdfPageJob = { kind: "pdf-page", ...document, to, scale: fields.scale, limits, page, output };
    // A page that is queued later, when one before it is done, has waited for its turn already.
    const priority = Math.min(i + 1, queued);
    try {
      const { result } = await runJob(limit.signal, request, job, { priority, name: filename });
      return { page, ok: true, filename, size: result.size };
    } catch (thrown) {
      return { page, ok: false, error: noteFailure(request, thrown) };
    }
  }

  const outcomes = await pLimit(queued).map(pages, async (page, i) => limit.check(await draw(page, i)));
  const failures = outcomes.filter((outcome) => !outcome.ok);
  if (failures.length === outcomes.length) throw new BatchFailed(failures);
  return {
    success: true,
    data: {
      sessionId: session,
      totalPages: outcomes.length - failures.length,
      documentPages: facts.pages,
      images: outcomes.map((outcome) => pageOf(request, outcome)),
    },
  };
};

const pageOf = ({ context }: ConversionRequest, outcome: Outcome): ConvertedPage =>
  outcome.ok
    ? { page: outcome.page, filename: outcome.filename, size: outcome.size }
    : { page: outcome.page, ...failed(context, outcome.error) };
