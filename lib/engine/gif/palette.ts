import { axes } from "./axes";
import { extremePlaces } from "./extremes";
import type { Histogram } from "./histogram";
import { Nearest } from "./nearest";
import { CELLS, cellOf, type Points, toPoints } from "./points";
import { split } from "./split";

/** A color of at least this part of the picture is taken as it is: backgrounds, text, clipped skies stay flat. */
const COMMON = 1 / 1000;
/** Of fewer pixels none is common, however small the picture. */
const LEAST_COUNT = 4;
/** Half of the palette is left for what lies between. */
const MOST_COMMON = 128;
/** 15 rounds change PSNR and SSIM in their last digit. */
const ROUNDS = 6;

export type Palette = {
  /** 0xrrggbb; the common ones first. */
  colors: Uint32Array;
  /** So many are the picture's own and are never dithered. */
  common: number;
};

const red = (color: number) => (color >> 16) * axes.r;
const green = (color: number) => ((color >> 8) & 0xff) * axes.g;
const blue = (color: number) => (color & 0xff) * axes.b;

/**
 * Places in the histogram of the colors that are common, most common first. Each has to outweigh what resembles it:
 * the shades of a dark photo are all frequent, and would take half of the palette.
 */
function commonPlaces({ colors, counts, total }: Histogram): number[] {
  const least = Math.max(LEAST_COUNT, total * COMMON);
  const cells = new Uint32Array(CELLS);
  counts.forEach((count, place) => {
    const cell = cellOf(colors[place] as number);
    cells[cell] = (cells[cell] as number) + count;
  });
  const places: number[] = [];
  counts.forEach((count, place) => {
    if (count >= least && count * 2 > (cells[cellOf(colors[place] as number)] as number)) places.push(place);
  });
  places.sort((one, two) => (counts[two] as number) - (counts[one] as number));
  return places.slice(0, MOST_COMMON);
}

/** Moves every center but the first `fixed` to the mean of the points nearest to it (Lloyd 1982). */
function refine(points: Points, centers: Float64Array[], fixed: number): void {
  const [r, g, b] = centers as [Float64Array, Float64Array, Float64Array];
  for (let round = 0; round < ROUNDS; round += 1) {
    const nearest = new Nearest(r, g, b);
    const sums = Array.from({ length: 4 }, () => new Float64Array(r.length)) as Float64Array[];
    const [sumR, sumG, sumB, weights] = sums as [Float64Array, Float64Array, Float64Array, Float64Array];
    for (let at = 0; at < points.weight.length; at += 1) {
      const weight = points.weight[at] as number;
      const x = points.r[at] as number;
      const y = points.g[at] as number;
      const z = points.b[at] as number;
      const center = nearest.find(x, y, z);
      sumR[center] = (sumR[center] as number) + weight * x;
      sumG[center] = (sumG[center] as number) + weight * y;
      sumB[center] = (sumB[center] as number) + weight * z;
      weights[center] = (weights[center] as number) + weight;
    }
    for (let center = fixed; center < r.length; center += 1) {
      const weight = weights[center] as number;
      if (weight === 0) continue;
      r[center] = (sumR[center] as number) / weight;
      g[center] = (sumG[center] as number) / weight;
      b[center] = (sumB[center] as number) / weight;
    }
  }
}

/** The means of the groups that points are split into, after the fixed colors. */
function startCenters(fixed: readonly number[], points: Points, room: number): Float64Array[] {
  const { groups, count } = split(points, room);
  const size = fixed.length + count;
  const centers = [red, green, blue].map((channel) => {
    const values = new Float64Array(size);
    values.set(fixed.map(channel));
    return values;
  });
  const weights = new Float64Array(size);
  groups.forEach((group, at) => {
    const center = fixed.length + group;
    weights[center] = (weights[center] as number) + (points.weight[at] as number);
    [points.r, points.g, points.b].forEach((values, channel) => {
      const sums = centers[channel] as Float64Array;
      sums[center] = (sums[center] as number) + (values[at] as number) * (points.weight[at] as number);
    });
  });
  for (const values of centers)
    for (let at = fixed.length; at < size; at += 1)
      values[at] = (values[at] as number) / (weights[at] as number);
  return centers;
}

/** Finds up to `count` colors for a picture. */
export function findPalette(histogram: Histogram, count: number): Palette {
  const common = commonPlaces(histogram);
  const fixedPlaces = new Set([...common, ...extremePlaces(histogram)]);
  const fixed = Array.from(fixedPlaces, (place) => histogram.colors[place] as number);
  const others = (_: number, place: number) => !fixedPlaces.has(place);
  const points = toPoints(histogram.colors.filter(others), histogram.counts.filter(others));
  const centers = startCenters(fixed, points, count - fixed.length);
  refine(points, centers, fixed.length);
  const [r, g, b] = centers as [Float64Array, Float64Array, Float64Array];
  const level = (part: number, scale: number) => Math.min(255, Math.round(part / scale));
  const colors = Uint32Array.from(r, (value, at) => {
    const [y, z] = [g[at] as number, b[at] as number];
    return (level(value, axes.r) << 16) | (level(y, axes.g) << 8) | level(z, axes.b);
  });
  return { colors, common: common.length };
}
