import type { Fields } from "../../contract/calls";
import type { Note } from "../../contract/notes";
import type { PdfWriteJob } from "../../engine/types";
import type { PageSpan } from "../../page-list";
import { pdfTables } from "../../words/en/pdf-tables";
import type { Conversion, ConversionRequest } from "../http/handle";
import { noted } from "../http/sentences";
import { onlyFile, outputPath } from "./jobs";
import { fetchResult, inOwnSession } from "./own-results";
import { pagesOf } from "./page-spans";
import { convertDocument } from "./pdf-documents";
import { findScans, type ScannedDocument, withScans } from "./scans";

/** Makes a file of the tables of one PDF. Scanned pages are read first, as many as one request may have, and a note says so. */
export const pdfToExcel: Conversion<"pdfToExcel"> = async (signal, request, fields) => {
  const found = await findScans(signal, request, fields.password, { forText: true });
  return makeTables(signal, request, found, fields);
};

/** Makes a file of the tables of a picture, which becomes a scanned page first. */
export const imageToExcel: Conversion<"imageToExcel"> = (signal, request, fields) =>
  inOwnSession(request, async (own) => {
    const { env } = request.services;
    const file = onlyFile(request);
    const job: PdfWriteJob = {
      kind: "pdf-write",
      inputs: [file.path],
      output: outputPath(request, "page"),
      limits: { megapixels: env.MAX_MEGAPIXELS, frames: 1 },
      maxPages: env.MAX_OCR_PAGES,
      options: { pageSize: "a4", orientation: "auto", margin: "none" },
    };
    const { path, result } = await fetchResult(signal, own, job, { name: "page.pdf", priority: 1 });
    const scans = Array.from({ length: result.frames }, (_, i) => i + 1);
    const page = { ...request, files: [{ ...file, path }] };
    return makeTables(signal, page, { document: { input: path }, pages: scans.length, scans }, fields);
  });

type TableFields = Fields<"imageToExcel"> & {
  pages?: readonly PageSpan[] | undefined;
  password?: string | undefined;
};

async function makeTables(
  signal: AbortSignal,
  request: ConversionRequest,
  found: ScannedDocument,
  fields: TableFields,
) {
  const { MAX_PDF_PAGES: maxPages, MAX_OCR_PAGES } = request.services.env;
  const { format, layout, regions, text, oneSheet, separator, bom, password } = fields;
  const pages = pagesOf(fields.pages, found.pages, maxPages);
  const wanted = new Set(regions ? regions.map(({ page }) => page) : pages);
  const wantedScans = found.scans.filter((page) => wanted.has(page));
  const scans = wantedScans.slice(0, MAX_OCR_PAGES);
  return withScans(signal, request, { ...found, scans }, fields, async ({ texts, failures }, later) => {
    // Pages that take all the time of a job would take it again.
    const late = failures.find(({ error }) => error.code === "conversion_timeout");
    if (late && texts.length === 0) throw late.error;
    const { reply, result } = await convertDocument(
      signal,
      later,
      format === "csv" ? undefined : format,
      (paths) => ({
        kind: "pdf-tables",
        ...paths,
        to: format,
        layout,
        pages,
        ...(regions && { regions }),
        texts: texts.map(({ path }) => path),
        maxPages,
        options: { text, oneSheet, separator, bom, names: pdfTables.names },
        ...(password && { password }),
      }),
    );
    const read = texts.filter(({ words }) => words > 0).length;
    const left = wantedScans.length - texts.length;
    const unread = texts.filter(({ isUnread }) => isUnread).length;
    const notes: Note[] = [];
    if (read > 0) notes.push({ code: "read_scans", params: { n: read } });
    if (read > 0 && left > 0) notes.push({ code: "unread_scans", params: { n: left } });
    if (unread > 0) notes.push({ code: "unread_scripts", params: { n: unread } });
    if (result.unreadable) {
      const [page = 1] = result.unreadable;
      notes.push({ code: "unreadable_text", params: { n: result.unreadable.length, page } });
    }
    return {
      ...reply,
      tables: [...(result.tables ?? [])],
      ...(read > 0 && { readPages: read }),
      ...noted(notes),
    };
  });
}
