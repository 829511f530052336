import { corrupt } from "../../../failure";
import { type Dib, readDib } from "../bmp/header";

/* Icons, pointers and bitmap arrays of OS/2: bitmaps behind file headers of their own kinds (OS/2 Presentation Manager). */

/** A bitmap of an icon, and the offset of the mask that cuts out its shape, if it has one. */
export type MaskedDib = { dib: Dib; maskAt: number };

const lettersAt = (file: Buffer, at: number) => file.toString("latin1", at, at + 2);

/** A bitmap array: its letters, its length, the offset of the next, and the screen that its bitmap is for. */
const ARRAY_BYTES = 14;
const NEXT_AT = 6;
const isArray = (file: Buffer, at: number) => lettersAt(file, at) === "BA";

/** BITMAPFILEHEADER, whose last field is the offset of the pixels. */
const FILE_HEADER_BYTES = 14;
const PIXELS_AT = 10;

/** A header of 12 bytes is followed by colors of three, longer ones by colors of four; a mask has two. */
const CORE_BYTES = 12;
const maskHeaderBytes = (bytes: number) => FILE_HEADER_BYTES + bytes + (bytes === CORE_BYTES ? 6 : 8);

/** Kinds of bitmaps: a mask alone, a mask before colors, colors alone. */
const kinds: Readonly<Record<string, "mask" | "both" | "colors">> = {
  IC: "mask",
  PT: "mask",
  CI: "both",
  CP: "both",
  BM: "colors",
};

/** Whether a file is an icon, a pointer or an array of OS/2. */
export const isOs2 = (file: Buffer): boolean => isArray(file, 0) || lettersAt(file, 0) in kinds;

/** Bitmaps of an array that are looked at; there is one for each kind of screen. */
const MOST_BITMAPS = 255;

/** Offsets of the bitmaps in a file: of one alone, or of those of an array, which point forwards to the next. */
export function os2Bitmaps(file: Buffer): number[] {
  const found: number[] = [];
  for (let at = 0, next = 0; at < file.length && found.length < MOST_BITMAPS; at = next) {
    if (!isArray(file, at)) return [...found, at];
    found.push(at + ARRAY_BYTES);
    next = at + ARRAY_BYTES <= file.length ? file.readUInt32LE(at + NEXT_AT) : 0;
    if (next <= at) break;
  }
  return found;
}

const readAt = (file: Buffer, at: number): Dib =>
  readDib(file, at + FILE_HEADER_BYTES, file.readUInt32LE(at + PIXELS_AT));

/**
 * Reads the headers of a bitmap. A mask has twice the rows of its icon: first colors, black and white, then the shape.
 *
 * @throws ConversionError `corrupt`, `cannot_convert`; RangeError for headers that are cut off
 */
export function readOs2(file: Buffer, at: number): MaskedDib {
  const kind = kinds[lettersAt(file, at)];
  if (!kind) throw corrupt("no bitmap of OS/2");
  const first = readAt(file, at);
  if (kind === "colors") return { dib: first, maskAt: file.length };
  const height = Math.floor(first.height / 2);
  const maskAt = first.dataAt + Math.ceil(first.width / 32) * 4 * height;
  if (kind === "mask") return { dib: { ...first, height }, maskAt };
  const second = readAt(file, at + maskHeaderBytes(file.readUInt32LE(at + FILE_HEADER_BYTES)));
  if (first.bits !== 1 || first.width !== second.width || height !== second.height)
    throw corrupt("a mask of another size than its icon");
  return { dib: second, maskAt };
}
