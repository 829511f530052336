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

/** Merges the colors of each cell into their mean. */
function byCells(colors: Uint32Array, counts: Uint32Array): { means: Float64Array; weights: Uint32Array } {
  const places = new Uint32Array(CELLS);
  const means = new Float64Array(colors.length * 3);
  const weights = new Uint32Array(colors.length);
  let found = 0;
  colors.forEach((color, at) => {
    const cell = cellOf(color);
    if (places[cell] === 0) {
      found += 1;
      places[cell] = found;
    }
    const place = (places[cell] as number) - 1;
    const count = counts[at] as number;
    weights[place] = (weights[place] as number) + count;
    means[place * 3] = (means[place * 3] as number) + (color >> 16) * count;
    means[place * 3 + 1] = (means[place * 3 + 1] as number) + ((color >> 8) & 0xff) * count;
    means[place * 3 + 2] = (means[place * 3 + 2] as number) + (color & 0xff) * count;
  });
  for (let at = 0; at < found * 3; at += 1)
    means[at] = (means[at] as number) / (weights[Math.floor(at / 3)] as number);
  return { means: means.subarray(0, found * 3), weights: weights.subarray(0, found) };
}

function single(colors: Uint32Array, counts: Uint32Array): { means: Float64Array; weights: Uint32Array } {
  const means = new Float64Array(colors.length * 3);
  colors.forEach((color, at) => {
    means.set([color >> 16, (color >> 8) & 0xff, color & 0xff], at * 3);
  });
  return { means, weights: counts };
}

export function toPoints(colors: Uint32Array, counts: Uint32Array): Points {
  const { means, weights } = (colors.length > MOST_POINTS ? byCells : single)(colors, counts);
  return {
    r: Float32Array.from(weights, (_, at) => (means[at * 3] as number) * channelWeights.r),
    g: Float32Array.from(weights, (_, at) => (means[at * 3 + 1] as number) * channelWeights.g),
    b: Float32Array.from(weights, (_, at) => (means[at * 3 + 2] as number) * channelWeights.b),
    weight: Float32Array.from(weights),
  };
}
