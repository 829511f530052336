import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { makeChunk, makePng } from "../../containers/png";
import type { Raster } from "../../raster/raster";

const deflateAsync = promisify(deflate);

const deflated = (rows: Buffer, level = 9) => deflateAsync(rows, { level, memLevel: 9 });

const depths = [1, 2, 4, 8] as const;

/** Packs rows of `depth` bits per sample, each after filter type 0: filters do not help with indices. */
function pack(samples: Uint8Array, width: number, height: number, depth: number): Buffer {
  const rowBytes = Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc((rowBytes + 1) * height);
  const perByte = 8 / depth;
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1, from += 1) {
      const shift = 8 - depth * ((x % perByte) + 1);
      const at = row + Math.floor(x / perByte);
      rows[at] = (rows[at] as number) | ((samples[from] as number) << shift);
    }
  }
  return rows;
}

/**
 * Writes a PNG with a palette of exactly these colors.
 *
 * @param level of zlib, 0 to 9; the highest when absent
 */
export async function writeIndexed(picture: Indexed, level?: number): Promise<Buffer> {
  const { indices, width, height, palette } = picture;
  const depth = depths.find((bits) => palette.length <= 1 << bits) ?? 8;
  const colors = Buffer.from(palette.flatMap((color) => color.slice(0, 3)));
  const alphas = Buffer.from(palette.map(([, , , alpha]) => alpha).filter((alpha) => alpha < 255));
  const chunks = [makeChunk("PLTE", colors), ...(alphas.length ? [makeChunk("tRNS", alphas)] : [])];
  const data = await deflated(pack(indices, width, height, depth), level);
  return makePng({ width, height, depth, type: "indexed" }, chunks, data);
}

/** Writes a gray PNG with the fewest bits for its levels; `null` when it is not gray, or not opaque. */
export async function writeGray(picture: Indexed): Promise<Buffer | null> {
  const { indices, width, height, palette } = picture;
  if (palette.some(([r, g, b, alpha]) => r !== g || r !== b || alpha < 255)) return null;
  const levels = palette.map(([level]) => level);
  const depth = depths.find((bits) => levels.every((level) => level % (255 / ((1 << bits) - 1)) === 0)) ?? 8;
  const step = 255 / ((1 << depth) - 1);
  const samples = indices.map((index) => (levels[index] ?? 0) / step);
  return makePng(
    { width, height, depth, type: "gray" },
    [],
    await deflated(pack(samples, width, height, depth)),
  );
}

/** Most colors of a palette. */
const MOST = 256;

/** Drops channels that carry nothing: opaque alpha, and color where everything is gray. */
export function dropChannels(raster: Raster): Raster {
  const { data, width, height, channels } = raster;
  const colors = channels > 2 ? 3 : 1;
  const hasAlpha = channels % 2 === 0;
  let opaque = hasAlpha;
  let gray = colors === 3;
  for (let at = 0; at < data.length && (opaque || gray); at += channels) {
    if (opaque && data[at + colors] !== 255) opaque = false;
    if (gray && (data[at] !== data[at + 1] || data[at] !== data[at + 2])) gray = false;
  }
  if (!opaque && !gray) return raster;
  const keptColors = gray ? 1 : colors;
  const keepsAlpha = hasAlpha && !opaque;
  const kept = keptColors + (keepsAlpha ? 1 : 0);
  const reduced = new Uint8Array(width * height * kept);
  for (let from = 0, to = 0; from < data.length; from += channels) {
    for (let channel = 0; channel < keptColors; channel += 1, to += 1)
      reduced[to] = data[from + channel] as number;
    if (keepsAlpha) {
      reduced[to] = data[from + colors] as number;
      to += 1;
    }
  }
  return { data: reduced, width, height, channels: kept };
}

export type Indexed = {
  /** One byte per pixel. */
  indices: Uint8Array;
  width: number;
  height: number;
  /** Red, green, blue, alpha. */
  palette: readonly (readonly [number, number, number, number])[];
};

/** Indexes a picture by at most 256 colors, the transparent ones first; `null` when it has more. */
export function toIndexed({ data, width, height, channels }: Raster): Indexed | null {
  const pixels = width * height;
  const numbers = new Map<number, number>();
  const indices = new Uint8Array(pixels);
  const colors = channels > 2 ? 3 : 1;
  let last = -1;
  let lastIndex = 0;
  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += channels) {
    const r = data[at] as number;
    const g = colors === 3 ? (data[at + 1] as number) : r;
    const b = colors === 3 ? (data[at + 2] as number) : r;
    const a = channels % 2 ? 255 : (data[at + colors] as number);
    const key = a === 0 ? 0 : ((a << 24) | (r << 16) | (g << 8) | b) >>> 0;
    if (key !== last) {
      let index = numbers.get(key);
      if (index === undefined) {
        if (numbers.size === MOST) return null;
        index = numbers.size;
        numbers.set(key, index);
      }
      last = key;
      lastIndex = index;
    }
    indices[pixel] = lastIndex;
  }
  // tRNS only has to reach the last transparent color; similar colors side by side deflate better.
  const order = [...numbers.keys()].sort((x, y) => (x >>> 24) - (y >>> 24) || luma(x) - luma(y) || x - y);
  const places = new Uint8Array(MOST);
  order.forEach((key, place) => {
    places[numbers.get(key) ?? 0] = place;
  });
  for (let pixel = 0; pixel < pixels; pixel += 1) indices[pixel] = places[indices[pixel] as number] as number;
  const palette = order.map((key) => [(key >> 16) & 255, (key >> 8) & 255, key & 255, key >>> 24] as const);
  return { indices, width, height, palette };
}

const luma = (key: number) => 3 * ((key >> 16) & 255) + 6 * ((key >> 8) & 255) + (key & 255);
