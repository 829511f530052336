import { ConversionError } from "../../contract/errors";
import type { PdfDocument } from "./document";
import type { Pdfium, Pointer } from "./pdfium";

const MEGA = 1_000_000;

/** Flags of FPDF_RenderPageBitmap: FPDF_ANNOT (stamps, notes, marks) and FPDF_REVERSE_BYTE_ORDER (RGB, not BGR). */
const DRAW_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

/** A drawn page: R, G, B and a byte that means nothing for each pixel, in memory that belongs to the instance. */
export type DrawnPage = { width: number; height: number; rgbx: Uint8Array };

export type DrawOptions = {
  /** From 1. */
  page: number;
  /** Pixels a point (1/72 inch). */
  scale: number;
  maxMegapixels: number;
  /** Longest side the target can have, in pixels. */
  maxSide: number;
};

/**
 * Draws a page as a viewer shows it: its crop box, turned by its /Rotate, on white paper, with annotations and the
 * values of form fields.
 *
 * @param use is given the pixels, which are gone afterwards
 * @throws ConversionError `corrupt` for a page that cannot be read, `too_many_pixels`, `side_too_long`,
 * `out_of_memory`
 */
export function drawPage<T>(document: PdfDocument, options: DrawOptions, use: (drawn: DrawnPage) => T): T {
  const { pdfium, handle, form } = document;
  const { c } = pdfium;
  const page = c.FPDF_LoadPage(handle, options.page - 1);
  if (page === 0)
    throw new ConversionError("corrupt", {
      cause: `page ${options.page}: PDFium says ${c.FPDF_GetLastError()}`,
    });
  c.FORM_OnAfterLoadPage(page, form);
  const close = () => {
    c.FORM_OnBeforeClosePage(page, form);
    c.FPDF_ClosePage(page);
  };
  try {
    const result = drawOpen(document, page, options, use);
    close();
    return result;
  } catch (error) {
    // Not after a trap, see `openDocument`.
    if (error instanceof ConversionError) close();
    throw error;
  }
}

function drawOpen<T>(
  { pdfium, form }: PdfDocument,
  page: Pointer,
  options: DrawOptions,
  use: (drawn: DrawnPage) => T,
): T {
  const { c } = pdfium;
  const { width, height } = checkedSize(c, page, options);
  // Not FPDFBitmap_CreateEx with alpha: transparency groups on white would come out in wrong colours (FACTS.md).
  const bitmap = c.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new ConversionError("out_of_memory", { cause: `${width} x ${height} pixels` });
  c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  c.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, DRAW_FLAGS);
  c.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, DRAW_FLAGS);
  // Rows are not padded: pixels of 4 bytes are whole words.
  const result = use({
    width,
    height,
    rgbx: pdfium.view(c.FPDFBitmap_GetBuffer(bitmap), width * height * 4),
  });
  c.FPDFBitmap_Destroy(bitmap);
  return result;
}

/** Pixels of a page, checked before any is made. */
function checkedSize(c: Pdfium["c"], page: Pointer, { scale, maxMegapixels, maxSide }: DrawOptions) {
  const pixels = (points: number) => Math.max(1, Math.round(points * scale));
  const width = pixels(c.FPDF_GetPageWidthF(page));
  const height = pixels(c.FPDF_GetPageHeightF(page));
  // Said so that a size that is no number is refused too.
  if (!(width * height <= maxMegapixels * MEGA))
    throw new ConversionError("too_many_pixels", { limit: maxMegapixels });
  if (Math.max(width, height) > maxSide) throw new ConversionError("side_too_long", { limit: maxSide });
  return { width, height };
}
