import { writeFile } from "node:fs/promises";
import { recognizeText } from "../../ocr/recognize";
import type { GrayRaster } from "../../ocr/types";
import type { JobResult, OcrPageJob } from "../../types";
import { loadPage, type PdfDocument, withDocument } from "../document";
import { type DrawnPage, drawPage } from "../drawing/draw";
import { combine, inverse, type Matrix } from "../geometry";
import { createScratch } from "../pdfium";
import { viewOf } from "../word/extract/objects";
import type { ScannedPage } from "./types";

/** Points per inch. */
const POINTS = 72;
/** Pixels per inch at which pages are read: small print is legible, and more gains nothing. */
const DPI = 300;
/** Larger pages (A3 has 17 megapixels) are read at fewer pixels per inch. */
const MAX_MEGAPIXELS = 14;
const MEGA = 1_000_000;
/** No page is longer. */
const MAX_SIDE = 20_000;

/** Copies a drawn page out of PDFium's memory, as luminance (Rec. 601). */
export function packGray({ width, height, rgbx }: DrawnPage): GrayRaster {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4)
    data[at] =
      ((rgbx[from] as number) * 77 + (rgbx[from + 1] as number) * 150 + (rgbx[from + 2] as number) * 29) >> 8;
  return { data, width, height };
}

/** Returns the matrix from the page's own coordinates to points of the displayed page, and that page's size. */
function viewOfPage(document: PdfDocument, number: number) {
  const page = loadPage(document, number);
  const scratch = createScratch(document.pdfium);
  const view = viewOf(document, page, scratch);
  scratch.free();
  document.pdfium.c.FPDF_ClosePage(page);
  return view;
}

/**
 * Reads the picture of a page, and writes its text as JSON ({@link ScannedPage}).
 *
 * @throws ConversionError as `withDocument` and `drawPage` do
 */
export async function readScannedPage(job: OcrPageJob): Promise<JobResult> {
  const { page: number, language, limits } = job;
  const { picture, view, scale, pages } = await withDocument(job, (document) => {
    const view = viewOfPage(document, number);
    const megapixels = Math.min(limits.megapixels, MAX_MEGAPIXELS);
    const largest = Math.sqrt((megapixels * MEGA) / Math.max(1, view.width * view.height));
    const scale = Math.min(DPI / POINTS, largest * 0.999);
    const options = { page: number, scale, maxMegapixels: limits.megapixels, maxSide: MAX_SIDE };
    return { picture: drawPage(document, options, packGray), view, scale, pages: document.pages };
  });
  const read = await recognizeText(picture, { language, dpi: scale * POINTS });
  const toPoints: Matrix = [view.width / picture.width, 0, 0, view.height / picture.height, 0, 0];
  const toPage = combine(combine(read.matrix, toPoints), inverse(view.matrix));
  const text = JSON.stringify({ ...read, page: number, toPage, scale } satisfies ScannedPage);
  await writeFile(job.output, text);
  return {
    from: "pdf",
    to: "json",
    width: picture.width,
    height: picture.height,
    size: Buffer.byteLength(text),
    frames: pages,
    read: {
      language: read.language,
      confidence: read.confidence,
      words: wordsOf(read),
      isUnread: read.isUnread === true,
    },
  };
}

const wordsOf = ({ paragraphs }: Pick<ScannedPage, "paragraphs">) =>
  paragraphs.reduce((sum, { lines }) => sum + lines.reduce((all, { words }) => all + words.length, 0), 0);
