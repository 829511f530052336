import { ConversionError } from "../../../contract/errors";
import { loadPage, type PdfDocument } from "../document";
import type { Pdfium, Pointer } from "../pdfium";

const MEGA = 1_000_000;

/** Flags of FPDF_RenderPageBitmap: FPDF_ANNOT (stamps, notes, highlights) and FPDF_REVERSE_BYTE_ORDER (RGB, not BGR). */
const DRAW_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

/** A drawn page in the instance's memory: R, G, B and an unused byte per pixel. `isEmpty` if there was nothing to draw. */
export type DrawnPage = { width: number; height: number; rgbx: Uint8Array; isEmpty: boolean };

/** Pixels of a page as encoders take them, in memory of their own. */
export type PageRaster = {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 3;
  isEmpty: boolean;
};

export type DrawOptions = {
  /** From 1. */
  page: number;
  /** Pixels per point (1/72 inch). */
  scale: number;
  maxMegapixels: number;
  /** Longest side the target format allows, in pixels. */
  maxSide: number;
};

/**
 * Draws a page as a viewer shows it: its crop box, turned by its /Rotate, on white paper, with annotations and the
 * values of form fields.
 *
 * @param use receives the pixels, which are freed when it returns
 * @throws ConversionError `corrupt` for a page that cannot be read, `too_many_pixels`, `side_too_long`,
 * `out_of_memory`
 */
export function drawPage<T>(document: PdfDocument, options: DrawOptions, use: (drawn: DrawnPage) => T): T {
  const { c } = document.pdfium;
  const page = loadPage(document, options.page);
  c.FORM_OnAfterLoadPage(page, document.form);
  const close = () => {
    c.FORM_OnBeforeClosePage(page, document.form);
    c.FPDF_ClosePage(page);
  };
  try {
    const result = drawLoaded(document, page, options, use);
    close();
    return result;
  } catch (error) {
    // Not after a trap, see `PdfDocument.close`.
    if (error instanceof ConversionError) close();
    throw error;
  }
}

function drawLoaded<T>(
  { pdfium, form }: PdfDocument,
  page: Pointer,
  options: DrawOptions,
  use: (drawn: DrawnPage) => T,
): T {
  const { c } = pdfium;
  const { width, height } = checkedSize(c, page, options);
  // A bitmap with alpha (FPDFBitmap_CreateEx) would give transparency groups on white the wrong colors.
  const bitmap = c.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new ConversionError("out_of_memory", { cause: `${width} x ${height} pixels` });
  c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  c.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, DRAW_FLAGS);
  c.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, DRAW_FLAGS);
  // Rows are not padded, because pixels have 4 bytes.
  const rgbx = pdfium.view(c.FPDFBitmap_GetBuffer(bitmap), width * height * 4);
  const isEmpty = c.FPDFPage_CountObjects(page) === 0 && isWhite(rgbx);
  const result = use({ width, height, rgbx, isEmpty });
  c.FPDFBitmap_Destroy(bitmap);
  return result;
}

function isWhite(rgbx: Uint8Array): boolean {
  const words = new Uint32Array(rgbx.buffer, rgbx.byteOffset, rgbx.length / 4);
  return !words.some((word) => (word & 0xffffff) !== 0xffffff);
}

/** Returns the size of a page in pixels, checked before any memory is allocated. */
function checkedSize(c: Pdfium["c"], page: Pointer, { scale, maxMegapixels, maxSide }: DrawOptions) {
  const pixels = (points: number) => Math.max(1, Math.round(points * scale));
  const width = pixels(c.FPDF_GetPageWidthF(page));
  const height = pixels(c.FPDF_GetPageHeightF(page));
  // Negated so that NaN is refused too.
  if (!(width * height <= maxMegapixels * MEGA))
    throw new ConversionError("too_many_pixels", { limit: maxMegapixels });
  if (Math.max(width, height) > maxSide) throw new ConversionError("side_too_long", { limit: maxSide });
  return { width, height };
}

/**
 * Copies a drawn page out of PDFium's memory: one channel for a page without color, as most text and most scans are
 * (3 ms for 2 megapixels; a JPEG gets 3% smaller, a PNG half as large), otherwise three.
 */
export function packPage({ width, height, rgbx, isEmpty }: DrawnPage): PageRaster {
  const gray = packGray(rgbx, width * height);
  if (gray) return { data: gray, width, height, channels: 1, isEmpty };
  return { data: packRgb(rgbx, width * height), width, height, channels: 3, isEmpty };
}

/** @returns undefined at the first pixel with a color */
function packGray(rgbx: Uint8Array, count: number): Uint8Array | undefined {
  const words = new Uint32Array(rgbx.buffer, rgbx.byteOffset, count);
  const gray = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    const word = words[at] as number;
    const value = word & 0xff;
    if ((word & 0xffffff) !== value * 0x010101) return undefined;
    gray[at] = value;
  }
  return gray;
}

function packRgb(rgbx: Uint8Array, count: number): Uint8Array {
  const rgb = new Uint8Array(count * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = rgbx[from] as number;
    rgb[to + 1] = rgbx[from + 1] as number;
    rgb[to + 2] = rgbx[from + 2] as number;
  }
  return rgb;
}
