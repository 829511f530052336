import { axes } from "./axes";

/** Colors in the quantizer's space, each with the weight of the pixels it stands for. */
export type Points = { r: Float32Array; g: Float32Array; b: Float32Array; weight: Float32Array };

/** More points than these are put together in cells. */
const MOST_POINTS = 8192;
/** Cells of {@link cellOf}. */
export const CELLS = 1 << 18;

/** The 6 upper bits of each channel. */
export const cellOf = (color: number): number =>
  ((color >> 6) & 0x3f000) | ((color >> 4) & 0xfc0) | ((color >> 2) & 0x3f);

/** Puts colors of the same cell together as their mean. */
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
    r: Float32Array.from(weights, (_, at) => (means[at * 3] as number) * axes.r),
    g: Float32Array.from(weights, (_, at) => (means[at * 3 + 1] as number) * axes.g),
    b: Float32Array.from(weights, (_, at) => (means[at * 3 + 2] as number) * axes.b),
    weight: Float32Array.from(weights),
  };
}
