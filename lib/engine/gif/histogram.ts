import type { Area } from "./types";

/** Pixels looked at, at most: a reduced copy of 512 x 512, so to say, but of the picture's own colours. */
const SAMPLES = 1 << 18;
const SLOT_BITS = 20;
const SLOTS = 1 << SLOT_BITS;
/** See lzw.ts. */
const SPREAD = 0x9e3779b1;

/** Colours as 0xrrggbb, and how many of the sampled pixels have them. */
export type Histogram = { colours: Uint32Array; counts: Uint32Array; total: number };

/** Counts the colours of pixels spread evenly over what is drawn of an area. */
export function countColours({ data, channels, stride, rect, drawn }: Area): Histogram {
  const step = Math.max(1, Math.ceil(Math.sqrt((rect.width * rect.height) / SAMPLES)));
  // Slots hold a place in `colours`, from 1 on.
  const slots = new Uint32Array(SLOTS);
  const most = Math.ceil(rect.width / step) * Math.ceil(rect.height / step);
  const colours = new Uint32Array(most);
  const counts = new Uint32Array(most);
  let found = 0;
  let total = 0;
  for (let row = 0; row < rect.height; row += step) {
    const start = (rect.top + row) * stride + rect.left;
    // Rows start at different pixels, so that a pattern of the picture's own is not missed.
    for (let column = ((row / step) * 5) % step; column < rect.width; column += step) {
      const pixel = start + column;
      if (drawn && drawn[pixel] === 0) continue;
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
