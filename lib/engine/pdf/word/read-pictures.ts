import type { PdfDocument } from "../document";
import type { Pointer, Scratch } from "../pdfium";
import type { Box } from "./types";
import { boxThrough, combine, type Matrix, type View } from "./view";
import { matrixOf, type PageObject } from "./walk-objects";

/** Smaller ones are bullets and corners, in points. */
const SMALLEST = 6;
/** Pictures of a page that are taken; more are strips of one, or a pattern. */
export const MAX_PICTURES = 60;
/** No printer shows more, in pixels an inch. */
const DENSITY = 220;
const MAX_PIXELS = 12_000_000;
/** What drawing the pictures of a page may take, in milliseconds: a mask can have a thousand times their pixels. */
export const PICTURES_MS = 1500;
/** So much of a page behind its text is paper, of 1. */
const PAPER_SHARE = 0.7;
/** FPDFBitmap_* of fpdfview.h, and how many bytes a pixel of them has. */
const bytesOfFormat: Record<number, number> = { 1: 1, 2: 3, 3: 4, 4: 4 };
const WITH_ALPHA = 4;

/** A picture as it came out of PDFium: a JPEG's own data, or pixels (grey, RGB or RGBA). */
export type RawPicture = Box &
  (
    | { jpeg: Uint8Array }
    | { pixels: Uint8Array; width: number; height: number; channels: 1 | 3 | 4; photo: boolean }
  );

type Reader = { document: PdfDocument; page: Pointer; scratch: Scratch; view: View };

/** Where a picture stands, or undefined when it is too small, out of sight, or the paper that text is on. */
function boxOf({ width, height }: View, matrix: Matrix, hasText: boolean): Box | undefined {
  const box = boxThrough(matrix, 0, 0, 1, 1);
  const seen = {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  };
  const [w, h] = [seen.right - seen.left, seen.bottom - seen.top];
  if (!(w >= SMALLEST && h >= SMALLEST)) return undefined;
  return hasText && w * h > PAPER_SHARE * width * height ? undefined : box;
}

/** Reads an image object. @param hasText the page has text, so a picture that fills it is only what it is printed on */
export function readPicture(
  reader: Reader,
  { object, outer }: PageObject,
  hasText: boolean,
): RawPicture | undefined {
  const { document, scratch, view } = reader;
  const matrix = combine(combine(matrixOf(document, object, scratch), outer), view.matrix);
  const box = boxOf(view, matrix, hasText);
  if (!box) return undefined;
  const filter = filterOf(reader, object);
  if (filter === "DCTDecode" && isPlain(reader, object, matrix)) {
    const jpeg = jpegOf(reader, object);
    if (jpeg) return { ...box, jpeg };
  }
  const pixels = render(reader, object, matrix, box);
  return pixels && { ...box, ...pixels, photo: filter === "DCTDecode" || filter === "JPXDecode" };
}

/** The only filter of an image, or nothing when there are several. */
function filterOf({ document, scratch }: Reader, object: Pointer): string {
  const { c } = document.pdfium;
  if (c.FPDFImageObj_GetImageFilterCount(object) !== 1) return "";
  return scratch.text((buffer, room) => c.FPDFImageObj_GetImageFilter(object, 0, buffer, room));
}

/** Whether it is drawn as it is: neither turned nor mirrored, without a mask. */
function isPlain({ document: { pdfium } }: Reader, object: Pointer, [a, b, c, d]: Matrix): boolean {
  // y grows downwards: an upright picture has its top at the end of the unit square.
  const upright = a > 0 && d < 0 && Math.abs(b) < a / 100 && Math.abs(c) < -d / 100;
  return upright && !pdfium.c.FPDFPageObj_HasTransparency(object);
}

/** Start of frame markers, but for those of tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG in a colour space that every reader shows alike: grey or YCbCr, not CMYK. */
function jpegOf({ document: { pdfium } }: Reader, object: Pointer): Uint8Array | undefined {
  const { c } = pdfium;
  const size = c.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  if (size < 4) return undefined;
  const buffer = pdfium.copyIn(new Uint8Array(size));
  c.FPDFImageObj_GetImageDataRaw(object, buffer, size);
  const data = Buffer.from(pdfium.view(buffer, size));
  pdfium.free(buffer);
  if (data.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 < data.length; at += 2 + data.readUInt16BE(at + 2)) {
    if (data[at] !== 0xff) return undefined;
    if (isFrame(data[at + 1] ?? 0)) return [1, 3].includes(data[at + 9] ?? 0) ? data : undefined;
  }
  return undefined;
}

/** Draws an image with its masks, turned as it is on the page. */
function render({ document, page, scratch }: Reader, object: Pointer, matrix: Matrix, box: Box) {
  const { pdfium, handle } = document;
  const { c } = pdfium;
  if (!c.FPDFImageObj_GetImagePixelSize(object, scratch.at(0), scratch.at(1))) return undefined;
  const native = Math.max(scratch.i32(0), scratch.i32(1));
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const sharp = Math.min(native / Math.max(width, height), DENSITY / 72);
  const scale = Math.min(Math.max(sharp, 1), Math.sqrt(MAX_PIXELS / (width * height)));
  if (!(scale > 0)) return undefined;
  const own = matrixOf(document, object, scratch);
  const [a, b, cc, d, e, f] = matrix;
  // PDFium turns the picture upside down, as pages have y upwards.
  const drawn = [a, -b, cc, -d, e - box.left, box.bottom - f].map(
    (value) => value * scale,
  ) as unknown as Matrix;
  c.FPDFImageObj_SetMatrix(object, ...drawn);
  const bitmap = c.FPDFImageObj_GetRenderedBitmap(handle, page, object);
  c.FPDFImageObj_SetMatrix(object, ...own);
  if (bitmap === 0) return undefined;
  const pixels = copyPixels(pdfium, bitmap);
  c.FPDFBitmap_Destroy(bitmap);
  return pixels;
}

function copyPixels({ c, view }: PdfDocument["pdfium"], bitmap: Pointer) {
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
      // Blue comes first.
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
