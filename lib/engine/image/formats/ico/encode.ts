import { writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { planResize, type Size } from "../../../../resize/plan";
import { openRaster, type Raster, rasterize } from "../../raster/raster";
import { resample } from "../../resize/resample";
import type { Source } from "../../source";
import type { Encoder } from "../codec";

/*
 * Icons of Windows, which websites have as favicon.ico: the same picture in several sizes, in squares. The format is
 * described in Microsoft's 'Icons' (1995) for bitmaps, and in 'The evolution of the ICO file format' (2010) for PNGs.
 */

/** Sides of the squares: browser tabs (16, twice that on dense screens), the desktop (48), and its largest view. */
const ICON_SIDES = [16, 32, 48, 256] as const;
const [SMALLEST, , , LARGEST] = ICON_SIDES;
/** Up to this side an entry is a bitmap, which every reader takes; larger ones are PNGs, of a tenth of the bytes. */
const LARGEST_BITMAP = 48;

/**
 * A picture is decoded once, for all sizes. Reduced in two steps, by way of this side, each is within 6 levels of 255 of
 * what one step makes; by way of 256 pixels it was 12.
 */
const BASE = 1024;

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITMAP_HEADER_BYTES = 40;
const ICON = 1;
const PLANES = 1;
const BITS = 32;
/** Rows of the mask are padded to whole words of 32 bits. */
const maskStride = (side: number) => Math.ceil(side / 32) * 4;

/**
 * Returns the sides for a picture, in ascending order. None is larger than its longer side, which is one of them if it is
 * less than 256; an icon of 16 pixels is made of anything.
 */
export function iconSides({ width, height }: Size): number[] {
  const largest = Math.min(LARGEST, Math.max(SMALLEST, width, height));
  return [...ICON_SIDES.filter((side) => side < largest), largest];
}

/** Puts a picture into the middle of a transparent square, as red, green, blue and straight alpha. */
function toSquare({ data, width, height, channels }: Raster, side: number): Raster {
  const square = new Uint8Array(side * side * 4);
  const left = Math.floor((side - width) / 2);
  const top = Math.floor((side - height) / 2);
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * channels;
      const to = ((top + y) * side + left + x) * 4;
      square[to] = data[from] as number;
      square[to + 1] = data[from + green] as number;
      square[to + 2] = data[from + blue] as number;
      square[to + 3] = channels % 2 === 0 ? (data[from + channels - 1] as number) : 255;
    }
  return { data: square, width: side, height: side, channels: 4 };
}

/**
 * A bitmap of 32 bits per pixel, the lowest row first, and the mask of what is transparent, which readers without alpha
 * use. The header states twice the height: that of both.
 */
function bitmapOf({ data, width: side }: Raster): Buffer {
  const stride = maskStride(side);
  const colors = side * side * 4;
  const bytes = Buffer.alloc(BITMAP_HEADER_BYTES + colors + stride * side);
  bytes.writeUInt32LE(BITMAP_HEADER_BYTES, 0);
  bytes.writeInt32LE(side, 4);
  bytes.writeInt32LE(2 * side, 8);
  bytes.writeUInt16LE(PLANES, 12);
  bytes.writeUInt16LE(BITS, 14);
  bytes.writeUInt32LE(colors + stride * side, 20);
  for (let y = 0; y < side; y += 1) {
    const row = BITMAP_HEADER_BYTES + (side - 1 - y) * side * 4;
    const mask = BITMAP_HEADER_BYTES + colors + (side - 1 - y) * stride;
    for (let x = 0; x < side; x += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * side + x) * 4);
      bytes.set([blue, green, red, alpha], row + 4 * x);
      if (alpha === 0) bytes[mask + (x >> 3)] = (bytes[mask + (x >> 3)] as number) | (0x80 >> (x & 7));
    }
  }
  return bytes;
}

const pngOf = (square: Raster): Promise<Buffer> =>
  openRaster(square).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();

/** Joins the entries into a file, with their directory before them. */
function joinEntries(entries: readonly { side: number; bytes: Buffer }[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * entries.length);
  directory.writeUInt16LE(ICON, 2);
  directory.writeUInt16LE(entries.length, 4);
  let offset = directory.length;
  for (const [index, { side, bytes }] of entries.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    // One byte per side, in which 256 is 0.
    directory.writeUInt8(side % LARGEST, at);
    directory.writeUInt8(side % LARGEST, at + 1);
    directory.writeUInt16LE(PLANES, at + 4);
    directory.writeUInt16LE(BITS, at + 6);
    directory.writeUInt32LE(bytes.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...entries.map(({ bytes }) => bytes)]);
}

/** Fits an upright picture into a square of a side. */
async function fitInto(pixels: Sharp, source: Source, side: number): Promise<Raster> {
  const plan = planResize(source, { to: { by: "longest", longest: side }, fit: "inside", enlarge: true });
  const options = { plan, animated: false, deep: false, background: "#000000" } as const;
  return rasterize(await resample(pixels, source, options));
}

/** Writes an icon with the sizes of {@link iconSides}. Pictures larger than {@link BASE} are reduced to that first. */
export const encode: Encoder["encode"] = async (pixels, source, _options, output) => {
  const { width, height, isSideways } = source;
  const upright = isSideways ? { width: height, height: width } : { width, height };
  const sides = iconSides(upright);
  const described = { ...source, ...upright };
  const base =
    Math.max(width, height) > BASE ? await fitInto(pixels, described, BASE) : await rasterize(pixels);
  const reduced: Source = {
    ...described,
    width: base.width,
    height: base.height,
    hasAlpha: base.channels === 4,
    gray: base.channels === 1,
    hasProfile: false,
    bits: 8,
  };
  const entries = await Promise.all(
    sides.map(async (side) => {
      const square = toSquare(await fitInto(openRaster(base), reduced, side), side);
      return { side, bytes: side > LARGEST_BITMAP ? await pngOf(square) : bitmapOf(square) };
    }),
  );
  const file = joinEntries(entries);
  await writeFile(output, file);
  const side = sides.at(-1) ?? SMALLEST;
  return { width: side, height: side, size: file.length };
};
