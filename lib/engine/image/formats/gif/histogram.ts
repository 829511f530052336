import type { Area } from "./types";

/**
 * Weights of the channels in the quantizer's color space: sRGB, stretched so that green counts most and blue least.
 * Measured: weaker weights lose SSIM, stronger ones lose PSNR of color.
 */
export const channelWeights = { r: 1, g: 1.15, b: 0.9 } as const;

/** About how many pixels are sampled: those of a copy reduced to 512 x 512, but with the picture's own colors. */
const SAMPLES = 1 << 18;
const SLOT_BITS = 20;
const SLOTS = 1 << SLOT_BITS;
/** Multiplier for hashing, see lzw.ts. */
const SPREAD = 0x9e3779b1;

/** Colors as 0xrrggbb, with the number of sampled pixels of each. */
export type Histogram = { colors: Uint32Array; counts: Uint32Array; total: number };

function countDrawn({ rect, stride, drawn }: Area): number {
  if (!drawn) return rect.width * rect.height;
  let count = 0;
  for (let y = rect.top; y < rect.top + rect.height; y += 1) {
    const start = y * stride + rect.left;
    for (let pixel = start; pixel < start + rect.width; pixel += 1) count += drawn[pixel] as number;
  }
  return count;
}

/** Counts the colors of an area's drawn pixels: of all of them if they are few, else of a sample. */
export function countColors(area: Area): Histogram {
  const { data, channels, stride, rect, drawn } = area;
  const pixels = countDrawn(area);
  const step = Math.ceil(pixels / SAMPLES);
  // Slots hold an index into `colors`, plus 1.
  const slots = new Uint32Array(SLOTS);
  const colors = new Uint32Array(Math.min(pixels, 2 * SAMPLES));
  const counts = new Uint32Array(colors.length);
  let found = 0;
  let total = 0;
  let skip = 0;
  let random = 1;
  for (let y = rect.top; y < rect.top + rect.height; y += 1) {
    const start = y * stride + rect.left;
    for (let pixel = start; pixel < start + rect.width; pixel += 1) {
      if (drawn !== undefined && drawn[pixel] === 0) continue;
      skip -= 1;
      if (skip >= 0) continue;
      // Irregular steps, so that no regular pattern is missed (Numerical Recipes' generator).
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      skip = (random >>> 8) % (2 * step - 1);
      const at = pixel * channels;
      const color = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
      let slot = Math.imul(color, SPREAD) >>> (32 - SLOT_BITS);
      let place = slots[slot] as number;
      while (place > 0 && colors[place - 1] !== color) {
        slot = (slot + 1) & (SLOTS - 1);
        place = slots[slot] as number;
      }
      if (place === 0) {
        colors[found] = color;
        found += 1;
        place = found;
        slots[slot] = place;
      }
      counts[place - 1] = (counts[place - 1] as number) + 1;
      total += 1;
    }
  }
  return { colors: colors.subarray(0, found), counts: counts.subarray(0, found), total };
}

/** Colors in the quantizer's space, each weighted by the pixels it stands for. */
export type Points = { r: Float32Array; g: Float32Array; b: Float32Array; weight: Float32Array };

/** More points than this are merged by cell. */
const MOST_POINTS = 8192;
/** Number of cells of {@link cellOf}. */
export const CELLS = 1 << 18;

/** Cell of a color: the 6 upper bits of each channel. */
export const cellOf = (color: number): number =>
  ((color >> 6) & 0x3f000) | ((color >> 4) & 0xfc0) | ((color >> 2) & 0x3f);

/** Places colors in the quantizer's space; where they are too many, the mean of each cell. */
export function toPoints(colors: Uint32Array, counts: Uint32Array): Points {
  const isMerged = colors.length > MOST_POINTS;
  const places = new Map<number, number>();
  const sums = new Float64Array(colors.length * 3);
  const weights = new Uint32Array(colors.length);
  colors.forEach((color, at) => {
    const group = isMerged ? cellOf(color) : color;
    const place = places.get(group) ?? places.size;
    places.set(group, place);
    const count = counts[at] as number;
    weights[place] = (weights[place] as number) + count;
    sums[place * 3] = (sums[place * 3] as number) + (color >> 16) * count;
    sums[place * 3 + 1] = (sums[place * 3 + 1] as number) + ((color >> 8) & 0xff) * count;
    sums[place * 3 + 2] = (sums[place * 3 + 2] as number) + (color & 0xff) * count;
  });
  const found = weights.subarray(0, places.size);
  const channel = (offset: number, scale: number) =>
    Float32Array.from(found, (weight, at) => ((sums[at * 3 + offset] as number) / weight) * scale);
  return {
    r: channel(0, channelWeights.r),
    g: channel(1, channelWeights.g),
    b: channel(2, channelWeights.b),
    weight: Float32Array.from(found),
  };
}
