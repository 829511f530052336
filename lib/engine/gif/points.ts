import { axes } from "./axes";

/** Colours in the quantiser's space, each with the weight of the pixels it stands for. */
export type Points = { r: Float32Array; g: Float32Array; b: Float32Array; weight: Float32Array };

/** More points than these are put together in cells. */
const MOST_POINTS = 8192;
/** Cells of {@link cellOf}. */
export const CELLS = 1 << 18;

/** The 6 upper bits of each channel. */
export const cellOf = (colour: number): number =>
  ((colour >> 6) & 0x3f000) | ((colour >> 4) & 0xfc0) | ((colour >> 2) & 0x3f);

/** Puts colours of the same cell together as their mean. */
function byCells(colours: Uint32Array, counts: Uint32Array): { means: Float64Array; weights: Uint32Array } {
  const places = new Uint32Array(CELLS);
  const means = new Float64Array(colours.length * 3);
  const weights = new Uint32Array(colours.length);
  let found = 0;
  colours.forEach((colour, at) => {
    const cell = cellOf(colour);
    if (places[cell] === 0) {
      found += 1;
      places[cell] = found;
    }
    const place = (places[cell] as number) - 1;
    const count = counts[at] as number;
    weights[place] = (weights[place] as number) + count;
    means[place * 3] = (means[place * 3] as number) + (colour >> 16) * count;
    means[place * 3 + 1] = (means[place * 3 + 1] as number) + ((colour >> 8) & 0xff) * count;
    means[place * 3 + 2] = (means[place * 3 + 2] as number) + (colour & 0xff) * count;
  });
  for (let at = 0; at < found * 3; at += 1)
    means[at] = (means[at] as number) / (weights[Math.floor(at / 3)] as number);
  return { means: means.subarray(0, found * 3), weights: weights.subarray(0, found) };
}

function single(colours: Uint32Array, counts: Uint32Array): { means: Float64Array; weights: Uint32Array } {
  const means = new Float64Array(colours.length * 3);
  colours.forEach((colour, at) => {
    means.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff], at * 3);
  });
  return { means, weights: counts };
}

export function toPoints(colours: Uint32Array, counts: Uint32Array): Points {
  const { means, weights } = (colours.length > MOST_POINTS ? byCells : single)(colours, counts);
  return {
    r: Float32Array.from(weights, (_, at) => (means[at * 3] as number) * axes.r),
    g: Float32Array.from(weights, (_, at) => (means[at * 3 + 1] as number) * axes.g),
    b: Float32Array.from(weights, (_, at) => (means[at * 3 + 2] as number) * axes.b),
    weight: Float32Array.from(weights),
  };
}
