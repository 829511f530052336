import { ConversionError } from "../../contract/errors";
import { notes } from "../../contract/notes";
import { BatchFailed } from "../http/failure";
import type { Conversion } from "../http/handle";
import { pagesOf } from "./page-spans";
import { convertDocument } from "./pdf-documents";
import { findScans, withScans } from "./scans";

/**
 * Adds the text of scanned pages to a PDF. Pages that have text already are not read; those that cannot be read stay as
 * they are, and a note says how many.
 */
export const ocrPdf: Conversion<"ocrPdf"> = async (signal, request, fields) => {
  const { env } = request.services;
  const { document, pages, scans: all } = await findScans(signal, request, fields.password);
  const chosen = fields.pages && new Set(pagesOf(fields.pages, pages, env.MAX_PDF_PAGES));
  const scans = chosen ? all.filter((page) => chosen.has(page)) : all;
  if (scans.length > env.MAX_OCR_PAGES)
    throw new ConversionError("too_many_scans", { limit: env.MAX_OCR_PAGES });
  return withScans(
    signal,
    request,
    { document, pages, scans },
    fields,
    async ({ texts, failures }, later) => {
      if (scans.length > 0 && texts.length === 0)
        throw new BatchFailed(failures.map(({ page, error }) => ({ originalName: `Page ${page}`, error })));
      const { reply, result } = await convertDocument(signal, later, "pdf", ({ input, output }) => ({
        kind: "pdf-text-layer",
        inputs: [input, ...texts.map(({ path }) => path)],
        output,
        ...(fields.password && { password: fields.password }),
      }));
      const words = texts.reduce((sum, text) => sum + text.words, 0);
      const note = noteOn({ remark: result.remark, scans: scans.length, lost: failures.length, words });
      return { ...reply, pages, readPages: texts.length, words, ...(note && { note }) };
    },
  );
};

type Facts = {
  remark: "signed" | "unprotected" | undefined;
  scans: number;
  lost: number;
  words: number;
};

function noteOn({ remark, scans, lost, words }: Facts): string | undefined {
  if (remark === "signed") return notes.signedPdf;
  if (scans === 0) return notes.searchablePdf;
  if (words === 0) return notes.noTextFound;
  if (lost > 0) return notes.lostScans(lost);
  return remark === "unprotected" ? notes.unprotectedPdf : undefined;
}
