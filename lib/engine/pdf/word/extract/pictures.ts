import { openRaw } from "../../../image/vips";
import { type Box, boxThrough, heightOf, intersect, type Matrix, widthOf } from "../../geometry";
import type { Pointer } from "../../pdfium";
import type { Picture, PictureFile } from "../types";
import { takePixels } from "./bitmaps";
import { matrixOf, type PageObject, type Reader, toViewOf, type View } from "./objects";
import { COMPLEX } from "./paths";
import { pictures as settings } from "./settings";

/** A picture from PDFium: a JPEG's own data, or pixels (gray, RGB or RGBA). */
export type RawPicture = Box & { alt?: string } & (
    | { jpeg: Uint8Array }
    | { pixels: Uint8Array; width: number; height: number; channels: 1 | 3 | 4; photo: boolean }
  );

/** Returns a picture's box, or undefined when it is too small, off the page, or the background of text. */
function boxOf({ width, height }: View, matrix: Matrix, hasText: boolean): Box | undefined {
  const box = boxThrough(matrix, 0, 0, 1, 1);
  const visible = intersect(box, { left: 0, top: 0, right: width, bottom: height });
  const [w, h] = [widthOf(visible), heightOf(visible)];
  if (!(w >= settings.minSize && h >= settings.minSize)) return undefined;
  return hasText && w * h > settings.backgroundShare * width * height ? undefined : box;
}

/** How many pictures of a page can still be read, and for how many milliseconds. */
type PictureBudget = { pictures: number; ms: number };
export const createPictureBudget = (): PictureBudget => ({
  pictures: settings.maxPictures,
  ms: settings.picturesMs,
});

/**
 * Reads an image object.
 *
 * @param hasText whether there is text in front of a picture that fills the page
 * @param budget loses what the picture takes; without enough of it, pictures are too complex
 */
export function extractPicture(
  reader: Reader,
  found: PageObject,
  hasText: boolean,
  budget: PictureBudget,
): RawPicture | typeof COMPLEX | undefined {
  if (budget.pictures === 0 || budget.ms < 0) return COMPLEX;
  const start = performance.now();
  const picture = readPicture(reader, found, hasText);
  budget.ms -= performance.now() - start;
  if (picture) budget.pictures -= 1;
  return picture;
}

function readPicture(reader: Reader, found: PageObject, hasText: boolean): RawPicture | undefined {
  const { object } = found;
  const matrix = toViewOf(reader, found);
  const box = boxOf(reader.view, matrix, hasText);
  if (!box) return undefined;
  const filter = filterOf(reader, object);
  if (filter === "DCTDecode" && isDrawnPlainly(reader, object, matrix)) {
    const jpeg = jpegOf(reader, object);
    if (jpeg) return { ...box, jpeg };
  }
  const pixels = render(reader, object, matrix, box);
  return pixels && { ...box, ...pixels, photo: filter === "DCTDecode" || filter === "JPXDecode" };
}

/** Returns the filter of an image, or nothing when it has several. */
function filterOf({ document, scratch }: Reader, object: Pointer): string {
  const { c } = document.pdfium;
  if (c.FPDFImageObj_GetImageFilterCount(object) !== 1) return "";
  return scratch.text((buffer, size) => c.FPDFImageObj_GetImageFilter(object, 0, buffer, size));
}

/** Returns whether it is drawn neither turned nor mirrored, and without a mask. */
function isDrawnPlainly({ document: { pdfium } }: Reader, object: Pointer, [a, b, c, d]: Matrix): boolean {
  // y points down, so the matrix of an upright picture has a negative d.
  const upright = a > 0 && d < 0 && Math.abs(b) < a / 100 && Math.abs(c) < -d / 100;
  return upright && !pdfium.c.FPDFPageObj_HasTransparency(object);
}

/** Start of frame markers share their range with three table markers (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the data of a JPEG in gray or YCbCr; readers differ over CMYK. */
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

/** Renders an image with its masks and its rotation on the page. */
function render({ document, page, scratch }: Reader, object: Pointer, matrix: Matrix, box: Box) {
  const { pdfium, handle } = document;
  const { c } = pdfium;
  if (!c.FPDFImageObj_GetImagePixelSize(object, scratch.at(0), scratch.at(1))) return undefined;
  const native = Math.max(scratch.i32(0), scratch.i32(1));
  const [width, height] = [widthOf(box), heightOf(box)];
  const sharp = Math.min(native / Math.max(width, height), settings.maxDensity / 72);
  const scale = Math.min(Math.max(sharp, 1), Math.sqrt(settings.maxPixels / (width * height)));
  if (!(scale > 0)) return undefined;
  const own = matrixOf({ document, scratch }, object);
  const [a, b, cc, d, e, f] = matrix;
  // PDFium flips the picture, because pages have y pointing up.
  const drawn = [a, -b, cc, -d, e - box.left, box.bottom - f].map(
    (value) => value * scale,
  ) as unknown as Matrix;
  c.FPDFImageObj_SetMatrix(object, ...drawn);
  const bitmap = c.FPDFImageObj_GetRenderedBitmap(handle, page, object);
  c.FPDFImageObj_SetMatrix(object, ...own);
  return bitmap === 0 ? undefined : takePixels(pdfium, bitmap);
}

/** The settings of pages: artifacts do not show at 85, and levels above 6 take twice the time for 2% of the bytes. */
const jpeg = { quality: 85, optimiseCoding: false } as const;
const png = { compressionLevel: 6 } as const;

async function encode(raw: RawPicture): Promise<PictureFile> {
  if ("jpeg" in raw) return { data: raw.jpeg, type: "jpg" };
  const { pixels: data, width, height, channels, photo } = raw;
  const image = openRaw({ data, width, height, channels }).toColourspace(channels === 1 ? "b-w" : "srgb");
  if (photo && channels !== 4) return { data: await image.jpeg(jpeg).toBuffer(), type: "jpg" };
  return { data: await image.png(png).toBuffer(), type: "png" };
}

/** Encodes the pictures of a page: JPEGs stay as they are, photos become JPEGs, all others PNGs. */
export async function encodePictures(raw: readonly RawPicture[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const one of raw) {
    const { left, top, right, bottom, alt } = one;
    const file = await encode(one);
    pictures.push({ kind: "picture", left, top, right, bottom, file, ...(alt !== undefined && { alt }) });
  }
  return pictures;
}
