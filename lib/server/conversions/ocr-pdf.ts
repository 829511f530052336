import { ConversionError } from "../../contract/errors";
import type { Note } from "../../contract/notes";
import { BatchFailed } from "../http/failure";
import type { Conversion } from "../http/handle";
import { noted } from "../http/sentences";
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
      if (scans.length > 0 && texts.length === 0) throw new BatchFailed(failures);
      const { reply, result } = await convertDocument(signal, later, "pdf", ({ input, output }) => ({
        kind: "pdf-text-layer",
        inputs: [input, ...texts.map(({ path }) => path)],
        output,
        ...(fields.password && { password: fields.password }),
      }));
      const words = texts.reduce((sum, text) => sum + text.words, 0);
      const unread = texts.filter(({ isUnread }) => isUnread).length;
      const { remark } = result;
      const notes = notesOn({ remark, scans: scans.length, lost: failures.length, unread, words });
      return { ...reply, pages, readPages: texts.length, words, ...noted(request.context, notes) };
    },
  );
};

type Facts = {
  remark: "signed" | "unprotected" | undefined;
  scans: number;
  lost: number;
  /** Pages in a script or language that we cannot read. */
  unread: number;
  words: number;
};

function notesOn({ remark, scans, lost, unread, words }: Facts): Note[] {
  if (remark === "signed") return [{ code: "signed_pdf", params: {} }];
  if (scans === 0) return [{ code: "searchable_pdf", params: {} }];
  if (unread > 0) return [{ code: "unread_scripts", params: { n: unread } }];
  if (words === 0) return [{ code: "no_text_found", params: {} }];
  if (lost > 0) return [{ code: "lost_scans", params: { n: lost } }];
  return remark === "unprotected" ? [{ code: "unprotected_pdf", params: {} }] : [];
}
