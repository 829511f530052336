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

/** Tiles begin at multiples of JPEG's and WEBP's blocks. */
const BLOCK = 16;

type Tiles = {
  /** Longest side of a tile in pixels, a multiple of 16. */
  side: number;
  /** Most tiles, and most of them in a row. */
  most: number;
  columns: number;
  /** Where `count` tiles begin along a side. */
  starts: (length: number, tile: number, count: number) => number[];
  /** Beside each other, not all below each other. */
  asTheyLie: boolean;
};

/** Copies tiles from all over a picture. Small pictures are returned whole. */
function cutTiles(raster: Raster, { side, most, columns: inRow, starts, asTheyLie }: Tiles): Raster {
  const { data, width, height, channels } = raster;
  if (width * height <= side * side * most * 1.3) return raster;
  const tile = { width: Math.min(side, width), height: Math.min(side, height) };
  const columns = Math.min(inRow, Math.floor(width / tile.width));
  const rows = Math.min(Math.floor(most / columns), Math.floor(height / tile.height));
  const across = asTheyLie ? columns : 1;
  const rowBytes = tile.width * channels;
  const tiles = new Uint8Array(rowBytes * tile.height * columns * rows);
  starts(height, tile.height, rows).forEach((top, row) => {
    starts(width, tile.width, columns).forEach((left, column) => {
      const first = asTheyLie ? row * columns * tile.height + column : (row * columns + column) * tile.height;
      for (let y = 0; y < tile.height; y += 1) {
        const from = ((top + y) * width + left) * channels;
        tiles.set(data.subarray(from, from + rowBytes), (first + y * across) * rowBytes);
      }
    });
  });
  const down = (rows * columns) / across;
  return { data: tiles, width: tile.width * across, height: tile.height * down, channels };
}

/** Evenly spread, from end to end. */
const spread: Tiles["starts"] = (length, tile, count) =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.floor(((length - tile) * index) / (count - 1) / BLOCK) * BLOCK,
  );

/** Each in the middle of its part of a side. */
const centered: Tiles["starts"] = (length, tile, count) =>
  Array.from({ length: count }, (_, index) => {
    const start = ((index + 0.5) * length) / count - tile / 2;
    return Math.min(length - tile, Math.max(0, Math.round(start / BLOCK) * BLOCK));
  });

/** Returns a sample of a picture that looks like it: 16 tiles, by default a megapixel. */
export const sample = (raster: Raster, side = 256): Raster =>
  cutTiles(raster, { side, most: 16, columns: 4, starts: spread, asTheyLie: false });

/**
 * Returns a sample whose bytes tell those of the whole: a megapixel in small tiles. Margins and text get their share, which
 * a few large tiles miss by half.
 */
export const scatter = (raster: Raster): Raster =>
  cutTiles(raster, { side: 128, most: 64, columns: 8, starts: centered, asTheyLie: true });
