import type { Area } from "./types";

/** Pixels looked at, about: a reduced copy of 512 x 512, so to say, but of the picture's own colors. */
const SAMPLES = 1 << 18;
const SLOT_BITS = 20;
const SLOTS = 1 << SLOT_BITS;
/** See lzw.ts. */
const SPREAD = 0x9e3779b1;

/** Colors as 0xrrggbb, and how many of the sampled pixels have them. */
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

/** Counts the colors of pixels spread over what is drawn of an area, of all while they are few. */
export function countColors(area: Area): Histogram {
  const { data, channels, stride, rect, drawn } = area;
  const pixels = countDrawn(area);
  const step = Math.ceil(pixels / SAMPLES);
  // Slots hold a place in `colors`, from 1 on.
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
      // Irregular, so that a pattern of the picture's own is not missed (Numerical Recipes' generator).
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
