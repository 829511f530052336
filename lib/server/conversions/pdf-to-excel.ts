import type { Fields } from "../../contract/calls";
import type { PdfWriteJob } from "../../engine/types";
import type { PageSpan } from "../../page-list";
import { replyWords } from "../../words/replies";
import type { Conversion, ConversionRequest } from "../http/handle";
import { onlyFile, outputPath } from "./jobs";
import { fetchResult, inOwnSession } from "./own-results";
import { pagesOf } from "./page-spans";
import { findScans, type ScannedDocument } from "./scans";
import { convertText } from "./text-documents";

/** Makes a file of the tables of one PDF. */
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
    return makeTables(
      signal,
      page,
      { document: { input: path }, pages: scans.length, scans, isPicture: true },
      fields,
    );
  });

type TableFields = Fields<"imageToExcel"> & {
  pages?: readonly PageSpan[] | undefined;
  password?: string | undefined;
};

function makeTables(
  signal: AbortSignal,
  request: ConversionRequest,
  found: ScannedDocument,
  fields: TableFields,
) {
  const { format, layout, regions, text, oneSheet, separator, bom } = fields;
  const pages = regions
    ? regions.map(({ page }) => page)
    : pagesOf(fields.pages, found.pages, request.services.env.MAX_PDF_PAGES);
  const options = {
    text,
    oneSheet,
    separator,
    bom,
    names: replyWords[request.context.language].pdfTables.names,
  };
  return convertText(
    signal,
    request,
    { ...found, scans: found.scans.filter((page) => pages.includes(page)) },
    fields,
    format === "csv" ? undefined : format,
    (job) => ({
      kind: "pdf-tables",
      ...job,
      to: format,
      layout,
      pages,
      ...(regions && { regions }),
      options,
    }),
    ({ tables = [] }) => ({ tables: [...tables] }),
  );
}
