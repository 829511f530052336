import * as z from "zod/mini";
import type { OcrChoice } from "../contract/ocr";
import type { DocumentTable, PageSize, TableBox } from "../contract/tables";
import { foundTables, type TableLayout } from "../contract/tables";
import { sessionUrl } from "./addresses";
import { call } from "./api";
import { CallError } from "./call-error";
import { type PdfRequest, reportReading } from "./convert-pdf";
import type { Noted } from "./reply-words";
import { fetchResult } from "./results";

/** Calls that find tables: in a PDF, or in a picture. */
export type TablesCall = "pdfToExcel" | "imageToExcel";

/** The tables of a document, and the sizes of its pages. */
export type FoundTables = {
  tables: readonly DocumentTable[];
  pages: readonly PageSize[];
  noted: Noted;
  /** Server addresses for deleting the file that was made of them. */
  sessions: readonly string[];
};

type TablesOptions = {
  call: TablesCall;
  layout: TableLayout;
  /** Of scans. */
  language: OcrChoice;
  /** Reads an area of a page, in points, instead of looking for tables. */
  region?: { page: number; box: TableBox };
};

/**
 * Finds the tables of a document, with their cells.
 *
 * @throws {CallError} or the platform's AbortError
 */
export async function findTables(
  signal: AbortSignal,
  { file, onUpload, onReading, transport, password }: PdfRequest,
  { call: id, layout, language, region }: TablesOptions,
): Promise<FoundTables> {
  const reply = await call(id, {
    files: [file],
    fields: {
      format: "json",
      layout,
      language,
      ...(region && { regions: JSON.stringify([region]) }),
      ...(password && { password }),
      ...(onReading && { progress: "true" }),
    },
    signal,
    onUpload,
    onLine: onReading && ((line) => reportReading(line, onReading)),
    transport,
  });
  const { downloadUrl } = reply;
  const json = await fetchResult(downloadUrl, signal);
  const { success, data } = z.safeParse(foundTables, JSON.parse(await json.text()));
  if (!success) throw new CallError({ kind: "reply" });
  return { ...data, noted: reply, sessions: [downloadUrl].flatMap((url) => sessionUrl(url) ?? []) };
}
