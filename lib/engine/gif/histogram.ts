import type { Area } from "./types";

/** Pixels looked at, about: a reduced copy of 512 x 512, so to say, but of the picture's own colours. */
const SAMPLES = 1 << 18;
const SLOT_BITS = 20;
const SLOTS = 1 << SLOT_BITS;
/** See lzw.ts. */
const SPREAD = 0x9e3779b1;

/** Colours as 0xrrggbb, and how many of the sampled pixels have them. */
export type Histogram = { colours: Uint32Array; counts: Uint32Array; total: number };

function countDrawn({ rect, stride, drawn }: Area): number {
  if (!drawn) return rect.width * rect.height;
  let count = 0;
  for (let y = rect.top; y < rect.top + rect.height; y += 1) {
    const start = y * stride + rect.left;
    for (let pixel = start; pixel < start + rect.width; pixel += 1) count += drawn[pixel] as number;
  }
  return count;
}

/** Counts the colours of pixels spread over what is drawn of an area, of all while they are few. */
export function countColours(area: Area): Histogram {
  const { data, channels, stride, rect, drawn } = area;
  const pixels = countDrawn(area);
  const step = Math.ceil(pixels / SAMPLES);
  // Slots hold a place in `colours`, from 1 on.
  const slots = new Uint32Array(SLOTS);
  const colours = new Uint32Array(Math.min(pixels, 2 * SAMPLES));
  const counts = new Uint32Array(colours.length);
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
      const colour =
        ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
      let slot = Math.imul(colour, SPREAD) >>> (32 - SLOT_BITS);
      let place = slots[slot] as number;
      while (place > 0 && colours[place - 1] !== colour) {
        slot = (slot + 1) & (SLOTS - 1);
        place = slots[slot] as number;
      }
      if (place === 0) {
        colours[found] = colour;
        found += 1;
        place = found;
        slots[slot] = place;
      }
      counts[place - 1] = (counts[place - 1] as number) + 1;
      total += 1;
    }
  }
  return { colours: colours.subarray(0, found), counts: counts.subarray(0, found), total };
}
