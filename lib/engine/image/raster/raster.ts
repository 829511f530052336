import type { Sharp, SharpOptions } from "sharp";
import { openTrusted, openWithVips } from "../vips";

/** Decoded pixels, like sharp's raw output. */
export type Raster = { data: Uint8Array; width: number; height: number; channels: number };

const spaces = { 1: "b-w", 2: "b-w", 3: "srgb", 4: "srgb" } as const;

async function pull(pixels: Sharp): Promise<Raster> {
  const { data, info } = await pixels.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * Decodes to 8 bits per sample, gray in one channel. The color space is set because sharp's raw output clips 16-bit
 * values at 255, while a conversion scales them.
 */
export const pullAs = (pixels: Sharp, gray: boolean): Promise<Raster> =>
  pull(pixels.toColorspace(gray ? "b-w" : "srgb"));

/** Decodes a file to 8 bits per sample, gray to one channel; the frames of an animation lie below each other. */
export async function rasterize(pixels: Sharp): Promise<Raster> {
  const { space, hasAlpha } = await pixels.clone().metadata();
  return pullAs(pixels.clone(), !hasAlpha && (space === "b-w" || space === "grey16"));
}

/** Extracts gray and alpha from RGBA: sharp's raw output of a gray picture would drop its alpha. */
function takeGrayAlpha({ data, width, height }: Raster): Raster {
  const pairs = new Uint8Array(width * height * 2);
  for (let from = 0, to = 0; to < pairs.length; from += 4, to += 2) {
    pairs[to] = data[from] as number;
    pairs[to + 1] = data[from + 3] as number;
  }
  return { data: pairs, width, height, channels: 2 };
}

async function pullLike({ channels }: Raster, pixels: Sharp): Promise<Raster> {
  if (channels === 1) return pull(pixels.toColorspace("b-w").removeAlpha());
  if (channels === 3) return pull(pixels.toColorspace("srgb").removeAlpha());
  const full = await pull(pixels.toColorspace("srgb").ensureAlpha());
  return channels === 2 ? takeGrayAlpha(full) : full;
}

/** Decodes a file of ours to the channels of the picture it was made from. */
export function decodeLike(raster: Raster, bytes: Uint8Array): Promise<Raster> {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const animated: SharpOptions = { pages: -1, limitInputPixels: false };
  const still = bytes[0] !== 0x47 && bytes[0] !== 0x52;
  return pullLike(raster, still ? openTrusted(input) : openWithVips(input, animated));
}

/** Resizes to exactly these sides, with Lanczos. */
export const resizeRaster = (raster: Raster, width: number, height: number): Promise<Raster> =>
  pullLike(raster, openRaster(raster).resize(width, height, { fit: "fill" }));

/** Opens pixels for an encoder, without a copy. sharp keeps gray only if the color space is set. */
export const openRaster = ({ data, width, height, channels }: Raster): Sharp =>
  openWithVips(Buffer.from(data.buffer, data.byteOffset, data.length), {
    raw: { width, height, channels: channels as 1 | 2 | 3 | 4 },
    limitInputPixels: false,
  }).toColorspace(spaces[channels as keyof typeof spaces]);

/** Side of a sample's tiles in pixels, a multiple of JPEG's and WEBP's blocks. Sixteen of them are a megapixel. */
const TILE = 256;
const TILES = 16;
const BLOCK = 16;

/** Starts of `count` tiles along a side, evenly spread and aligned to blocks. */
const starts = (length: number, side: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.floor(((length - side) * index) / (count - 1) / BLOCK) * BLOCK,
  );

/**
 * Returns a sample of a picture: tiles from all over it, below each other. Small pictures are returned whole.
 *
 * @param tile side of a tile in pixels, a multiple of 16; the default samples one megapixel
 */
export function sample(raster: Raster, tile = TILE): Raster {
  const { data, width, height, channels } = raster;
  if (width * height <= tile * tile * TILES * 1.3) return raster;
  const tileWidth = Math.min(tile, width);
  const tileHeight = Math.min(tile, height);
  const most = (length: number, side: number) => Math.max(1, Math.floor(length / side));
  const columns = Math.min(4, most(width, tileWidth));
  const rows = Math.min(Math.floor(TILES / columns), most(height, tileHeight));
  const rowBytes = tileWidth * channels;
  const tiles = new Uint8Array(rowBytes * tileHeight * columns * rows);
  let to = 0;
  for (const top of starts(height, tileHeight, rows))
    for (const left of starts(width, tileWidth, columns))
      for (let y = top; y < top + tileHeight; y += 1, to += rowBytes) {
        const from = (y * width + left) * channels;
        tiles.set(data.subarray(from, from + rowBytes), to);
      }
  return { data: tiles, width: tileWidth, height: tileHeight * columns * rows, channels };
}

/** Side of the tiles of {@link scatter} in pixels, and how many of them there are along a side. */
const SMALL_TILE = 128;
const SMALL_TILES = 8;

/** Starts of the same number of tiles, each in the middle of its part of a side. */
const middles = (length: number, side: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const start = ((index + 0.5) * length) / count - side / 2;
    return Math.min(length - side, Math.max(0, Math.round(start / BLOCK) * BLOCK));
  });

/**
 * Returns a sample whose bytes tell those of the whole: one megapixel in small tiles, beside each other as they lie in the
 * picture. Margins and text get their share, which a few large tiles miss by half. Small pictures are returned whole.
 */
export function scatter(raster: Raster): Raster {
  const { data, width, height, channels } = raster;
  if (width * height <= (SMALL_TILE * SMALL_TILES) ** 2 * 1.3) return raster;
  const columns = Math.max(1, Math.min(Math.floor(width / SMALL_TILE), SMALL_TILES));
  const rows = Math.max(1, Math.min(Math.floor(height / SMALL_TILE), Math.floor(SMALL_TILES ** 2 / columns)));
  const tileWidth = Math.min(SMALL_TILE, width);
  const tileHeight = Math.min(SMALL_TILE, height);
  const lefts = middles(width, tileWidth, columns);
  const rowBytes = tileWidth * channels;
  const tiles = new Uint8Array(rowBytes * columns * tileHeight * rows);
  let to = 0;
  for (const top of middles(height, tileHeight, rows))
    for (let y = top; y < top + tileHeight; y += 1)
      for (const left of lefts) {
        const from = (y * width + left) * channels;
        tiles.set(data.subarray(from, from + rowBytes), to);
        to += rowBytes;
      }
  return { data: tiles, width: tileWidth * columns, height: tileHeight * rows, channels };
}
