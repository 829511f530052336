import type { Raster } from "./planes";

/** Colors a palette can hold. */
const MOST = 256;

/** Fewer channels for the same pixels: opaque alpha and color that is gray throughout are dropped. */
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
  /** A byte a pixel. */
  indices: Uint8Array;
  width: number;
  height: number;
  /** Red, green, blue, alpha. */
  palette: readonly (readonly [number, number, number, number])[];
};

/** The picture as numbers of at most 256 colors, the transparent ones first; `null` when it has more. */
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
  // tRNS need name the colors up to the last transparent one only; alike colors side by side deflate better.
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
