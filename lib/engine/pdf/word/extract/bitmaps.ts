import type { PdfDocument } from "../../document";
import type { Pdfium, Pointer } from "../../pdfium";

/** Bytes per pixel of the FPDFBitmap_* formats of fpdfview.h. */
const bytesOfFormat: Record<number, number> = { 1: 1, 2: 3, 3: 4, 4: 4 };
const WITH_ALPHA = 4;
const WHITE = 0xffffffff;

/** Draws on white paper. @returns undefined without memory for it */
export function drawOnPaper(
  { pdfium }: PdfDocument,
  width: number,
  height: number,
  draw: (bitmap: Pointer) => void,
) {
  const { c } = pdfium;
  const bitmap = c.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  draw(bitmap);
  return takePixels(pdfium, bitmap);
}

/** Copies the pixels of a bitmap, and destroys it. */
export function takePixels(pdfium: Pdfium, bitmap: Pointer) {
  const pixels = copyPixels(pdfium, bitmap);
  pdfium.c.FPDFBitmap_Destroy(bitmap);
  return pixels;
}

function copyPixels({ c, view }: Pdfium, bitmap: Pointer) {
  const [width, height] = [c.FPDFBitmap_GetWidth(bitmap), c.FPDFBitmap_GetHeight(bitmap)];
  const [stride, format] = [c.FPDFBitmap_GetStride(bitmap), c.FPDFBitmap_GetFormat(bitmap)];
  const step = bytesOfFormat[format];
  if (!step || width === 0 || height === 0) return undefined;
  const source = view(c.FPDFBitmap_GetBuffer(bitmap), stride * height);
  const alpha = format === WITH_ALPHA && !isOpaque(source, width, height, stride);
  const channels = step === 1 ? 1 : alpha ? 4 : 3;
  const pixels = new Uint8Array(width * height * channels);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = y * stride; x < width; x++, from += step, to += channels) {
      // The order is blue, green, red.
      pixels[to] = source[channels === 1 ? from : from + 2] as number;
      if (channels === 1) continue;
      pixels[to + 1] = source[from + 1] as number;
      pixels[to + 2] = source[from] as number;
      if (channels === 4) pixels[to + 3] = source[from + 3] as number;
    }
  return { pixels, width, height, channels } as const;
}

function isOpaque(source: Uint8Array, width: number, height: number, stride: number): boolean {
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * stride + 3; x < width; x++, at += 4) if (source[at] !== 255) return false;
  return true;
}
