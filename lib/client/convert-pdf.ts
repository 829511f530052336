import * as z from "zod/mini";
import type { Fields } from "../contract/calls";
import { pageRange } from "../contract/fields";
import type { OcrChoice } from "../contract/ocr";
import {
  type ConvertedPage,
  pagesZipUrl,
  pageUrl,
  type ReadingProgress,
  readingProgress,
  type WordLayout,
} from "../contract/pdf";
import { splitName } from "../file-names";
import type { PageFormat } from "../formats";
import { pagesZipName } from "../limits";
import type { PdfLevel } from "../tools/types";
import { callUrl, sessionUrl } from "./addresses";
import { call } from "./api";
import { BatchError, CallError, reasonIn } from "./call-error";
import type { Noted } from "./reply-words";
import { fetchResult } from "./results";
import type { OnProgress, Transport } from "./xhr-fetch";

export { checkPdf } from "./check-pdf";
export { distinctLevels } from "./pdf-levels";

/** A PDF with the common options of its calls. */
export type PdfRequest = {
  file: File;
  password?: string | undefined;
  onUpload?: OnProgress;
  /** Told how many scanned pages have been read. */
  onReading?: ((progress: ReadingProgress) => void) | undefined;
  /** For tests. */
  transport?: Transport;
};

/** A converted page, which is on the server. */
export type PagePicture = { page: number; name: string; size: number; url: string };
/** A page that could not be converted. */
export type LostPage = { page: number; reason: unknown };

/** Converted pages of a PDF. */
export type PdfPages = {
  target: PageFormat;
  /** In document order. */
  pages: readonly (PagePicture | LostPage)[];
  pictures: readonly PagePicture[];
  /** Converted pages as counted by the server. */
  totalPages: number;
  /** Pages of the document, if the server says so. */
  documentPages: number | undefined;
  /** ZIP of all pictures. */
  zip: { url: string; name: string };
  /** Server addresses for deleting them. */
  sessions: readonly string[];
};

/** A document made of a PDF, already downloaded. */
export type MadeDocument = {
  blob: Blob;
  name: string;
  /** Sizes of the PDF and of the result in bytes. */
  before: number;
  after: number;
  noted: Noted;
  /** Scanned pages that were read, and the words on them. */
  readPages?: number | undefined;
  words?: number | undefined;
  /** Server addresses for deleting it. */
  sessions: readonly string[];
};

/**
 * Validates a list of pages before the file is sent.
 *
 * @param last page of the document, where it is known
 * @throws {CallError} with the code and the parameters that the server's answer would have
 */
export function checkPages(pages: string, last = Number.POSITIVE_INFINITY): void {
  const refuse = (status: number, code: string, params: { limit?: number } = {}) => {
    throw new CallError({ kind: "server", status, answer: { code, params } });
  };
  const { success, data } = z.safeParse(pageRange, pages);
  if (!success) refuse(400, "bad_pages");
  if (data?.some(({ from }) => from > last)) refuse(422, "no_such_page", { limit: last });
}

/** How pages become pictures. */
type PagesChoice = {
  target: PageFormat;
  scale: number;
  /** '1-3, 8'; all pages when empty. */
  pages: string;
  /** The last page of the document, where it is known. */
  last?: number | undefined;
};

/**
 * Converts pages of a PDF to pictures.
 * @throws {CallError}, {@link BatchError} when no page could be converted, or the platform's AbortError
 */
export async function pdfToPages(
  signal: AbortSignal,
  { file, onUpload, transport, password }: PdfRequest,
  { target, scale, pages, last }: PagesChoice,
): Promise<PdfPages> {
  checkPages(pages, last);
  const reply = await call("pdfToImages", {
    files: [file],
    fields: {
      // Specified as '2.0', not '2'.
      scale: scale.toFixed(1),
      format: target,
      ...(pages.trim() && { pages }),
      ...(password && { password }),
    },
    signal,
    onUpload,
    transport,
  });
  const { sessionId, totalPages, documentPages, images } = reply.data;
  if (images.length === 0) throw new CallError({ kind: "reply" });
  const read = ({ page, filename, size = 0, ...failed }: ConvertedPage): PagePicture | LostPage =>
    filename === undefined || failed.error !== undefined
      ? { page, reason: reasonIn(failed, "page") }
      : { page, name: filename, size, url: callUrl(pageUrl(sessionId, filename)) };
  const all = images.map(read);
  const pictures = all.filter((one) => "url" in one);
  if (pictures.length === 0)
    throw new BatchError(
      "conversion",
      all.flatMap((one) => ("reason" in one ? [{ name: String(one.page), reason: one.reason }] : [])),
    );
  const zip = { url: callUrl(pagesZipUrl(sessionId)), name: pagesZipName(sessionId) };
  const sessions = pictures.slice(0, 1).flatMap(({ url }) => sessionUrl(url) ?? []);
  return { target, pages: all, pictures, totalPages, documentPages, zip, sessions };
}

/** A conversion of a whole PDF. `ending` follows the name of the file, and tells a copy from it. */
export type DocumentJob =
  | { call: "compressPdf"; ending: ".pdf"; level?: PdfLevel; targetSize?: number }
  | { call: "ocrPdf"; ending: "-searchable.pdf"; language: OcrChoice }
  | { call: "pdfToWord"; ending: ".docx"; layout: WordLayout }
  | ({ call: "protectPdf"; ending: "-protected.pdf" } & Pick<
      Fields<"protectPdf">,
      "newPassword" | Permission
    >)
  | { call: "unlockPdf"; ending: "-unlocked.pdf" };

/** What readers may do with a protected PDF. */
export type Permission = "allowPrinting" | "allowCopying" | "allowChanges";

/** Reports a line of an answer, if it is about progress. */
export function reportReading(line: unknown, onReading: (progress: ReadingProgress) => void) {
  const progress = z.safeParse(readingProgress, line);
  if (progress.success) onReading(progress.data);
}

/**
 * Converts one PDF to a document and downloads it.
 *
 * @throws {CallError} or the platform's AbortError
 */
export async function pdfToDocument(
  signal: AbortSignal,
  { file, onUpload, onReading, transport, password }: PdfRequest,
  { call: id, ending, ...fields }: DocumentJob,
): Promise<MadeDocument> {
  const reply = await call(id, {
    files: [file],
    fields: { ...fields, ...(password && { password }), ...(onReading && { progress: "true" }) },
    signal,
    onUpload,
    onLine: onReading && ((line) => reportReading(line, onReading)),
    transport,
  });
  const blob = await fetchResult(reply.downloadUrl, signal);
  const [base] = splitName(reply.convertedName ?? file.name);
  // Without new text, or without a lock that was taken off, the ending would promise too much.
  const isUnchanged =
    ("words" in reply && reply.words === 0) || reply.notes?.some(({ code }) => code === "unlocked_already");
  return {
    blob,
    name: `${base}${isUnchanged ? ".pdf" : ending}`,
    before: reply.originalSize ?? file.size,
    after: blob.size,
    noted: reply,
    ...("readPages" in reply && { readPages: reply.readPages }),
    ...("words" in reply && { words: reply.words }),
    sessions: [reply.downloadUrl].flatMap((url) => sessionUrl(url) ?? []),
  };
}
