import type { CallId } from "../contract/calls";
import { detailsHeader, type PhotoDetails, photoDetails } from "../contract/details";
import type { QuarterTurn } from "../contract/fields";
import type { PdfPageOptions } from "../contract/pdf";
import { jpegToJpg } from "../limits";
import { type CallOptions, call, readAside } from "./api";
import { CallError } from "./call-error";

type JpegOptions = Omit<CallOptions<"jpegToJpg">, "files" | "fields" | "signal">;

/**
 * Converts one JPEG.
 *
 * @returns the JPG, and what its photo told
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export async function convertJpeg(
  signal: AbortSignal,
  original: File,
  options: JpegOptions = {},
): Promise<{ blob: Blob; details: PhotoDetails | undefined }> {
  let details: PhotoDetails | undefined;
  const blob = await call("jpegToJpg", {
    timeoutMs: jpegToJpg.timeoutMs,
    ...options,
    files: [original],
    fields: { outputFormat: "jpg", inputFormat: "jpeg" },
    signal,
    onHeaders(headers) {
      details = readAside(photoDetails, headers.get(detailsHeader));
    },
  });
  // A proxy's HTML page must not be saved as a picture.
  if (blob.size === 0 || /^text\/|\bjson\b/.test(blob.type)) throw new CallError({ kind: "reply" });
  return { blob, details };
}

/** Calls that make a PDF of images. */
export type PdfCall = Extract<CallId, "imageToPdf" | "jpgToPdf">;

/** Defaults of the contract, which the specified call does not send. */
export const pagesAsTheyAre: PdfPageOptions = { pageSize: "fit", orientation: "auto", margin: "none" };

const SIGN = "%PDF";

type PdfOptions = Omit<CallOptions<PdfCall>, "files" | "fields" | "signal"> & {
  /** How each file is turned. */
  turns?: readonly QuarterTurn[];
};

/**
 * Returns the options that differ from the defaults, so that without a choice the call is the specified one.
 */
const chosen = (options: PdfPageOptions) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => pagesAsTheyAre[name as keyof PdfPageOptions] !== value),
  );

/** Bytes at the end of a PDF of ours that hold its list of pages and its offsets: up to 110 for each page. */
const TAIL = 65_536;

/** Reads the number of pages of a PDF of ours; undefined for one of another writer, which may be compressed. */
export async function pageCount(pdf: Blob): Promise<number | undefined> {
  const [, count] = (await pdf.slice(-TAIL).text()).match(/\/Count (\d+)/) ?? [];
  return count === undefined ? undefined : Number(count);
}

/**
 * Makes one PDF with a page per image, or several of a TIFF with pages.
 *
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export async function makePdf(
  signal: AbortSignal,
  id: PdfCall,
  files: readonly File[],
  pages: PdfPageOptions,
  { turns = [], ...options }: PdfOptions = {},
): Promise<Blob> {
  const turned = turns.some((turn) => turn > 0) && { turns: turns.join() };
  const pdf = await call(id, { ...options, files, fields: { ...chosen(pages), ...turned }, signal });
  // A proxy's HTML page must not be saved as a PDF.
  if ((await pdf.slice(0, SIGN.length).text()) !== SIGN) throw new CallError({ kind: "reply" });
  return pdf;
}
