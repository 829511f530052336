import { CELLS, cellOf, channelWeights, type Histogram, type Points, toPoints } from "./histogram";
import { Nearest } from "./nearest";

/** A color of at least this share of the picture is kept exactly: backgrounds, text and clipped skies stay flat. */
const COMMON = 1 / 1000;
/** Fewest pixels of a common color, however small the picture. */
const LEAST_COUNT = 4;
/** 15 rounds would only change the last digit of PSNR and SSIM. */
const ROUNDS = 6;

export type Palette = {
  /** 0xrrggbb; the common ones first. */
  colors: Uint32Array;
  /** How many of them are the picture's own and never dithered. */
  common: number;
};

const red = (color: number) => (color >> 16) * channelWeights.r;
const green = (color: number) => ((color >> 8) & 0xff) * channelWeights.g;
const blue = (color: number) => (color & 0xff) * channelWeights.b;

/**
 * Indices of the common colors in the histogram, most common first. Each has to outweigh its similar colors: the
 * shades of a dark photo are all frequent, and would take half of the palette.
 */
function commonPlaces({ colors, counts, total }: Histogram, most: number): number[] {
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
  return places.slice(0, most);
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

/** Returns the fixed colors, and after them the means of the groups that the points are split into. */
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

/** Finds up to `count` colors for a picture. At least a quarter of them are left for the colors between. */
export function findPalette(histogram: Histogram, count: number): Palette {
  const common = commonPlaces(histogram, count >> 1);
  const fixedPlaces = new Set([...common, ...extremePlaces(histogram).slice(0, count >> 2)]);
  const fixed = Array.from(fixedPlaces, (place) => histogram.colors[place] as number);
  const others = (_: number, place: number) => !fixedPlaces.has(place);
  const points = toPoints(histogram.colors.filter(others), histogram.counts.filter(others));
  const centers = startCenters(fixed, points, count - fixed.length);
  refine(points, centers, fixed.length);
  const [r, g, b] = centers as [Float64Array, Float64Array, Float64Array];
  const level = (part: number, scale: number) => Math.min(255, Math.round(part / scale));
  const colors = Uint32Array.from(r, (value, at) => {
    const [y, z] = [g[at] as number, b[at] as number];
    return (
      (level(value, channelWeights.r) << 16) | (level(y, channelWeights.g) << 8) | level(z, channelWeights.b)
    );
  });
  return { colors, common: common.length };
}

/** Fewest pixels of an extreme color; a single one may be a sensor fault. */
const LEAST_EXTREME = 2;

const signs = [-1, 0, 1];
/** The axes and diagonals of the color cube, both ways. */
const directions = signs
  .flatMap((r) => signs.flatMap((g) => signs.map((b) => [r, g, b] as const)))
  .filter((direction) => [1, 3].includes(direction.filter((sign) => sign !== 0).length));

/**
 * Indices of a histogram's outermost colors, 14 at most. Dithering can only mix what lies between a palette's colors,
 * and means alone lie inside the gamut: this is worth 0.2 to 0.6 dB of the blurred picture.
 */
function extremePlaces({ colors, counts }: Histogram): number[] {
  const furthest = directions.map(([r, g, b]) => {
    let found = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < colors.length; place += 1) {
      if ((counts[place] as number) < LEAST_EXTREME) continue;
      const color = colors[place] as number;
      const distance = r * (color >> 16) + g * ((color >> 8) & 0xff) + b * (color & 0xff);
      if (distance <= most) continue;
      most = distance;
      found = place;
    }
    return found;
  });
  return [...new Set(furthest)];
}

type Axis = "r" | "g" | "b";
/** Points `from` to `to` of the order, with their error when they become one color. */
type Box = { from: number; to: number; axis: Axis; mean: number; error: number };

const axesOfPoints = ["r", "g", "b"] as const;

function measure(points: Points, order: Uint32Array, from: number, to: number): Box {
  const box: Box = { from, to, axis: "g", mean: 0, error: 0 };
  let widest = -1;
  for (const axis of axesOfPoints) {
    const values = points[axis];
    let sum = 0;
    let squares = 0;
    let weights = 0;
    for (let at = from; at < to; at += 1) {
      const point = order[at] as number;
      const weight = points.weight[point] as number;
      const value = values[point] as number;
      weights += weight;
      sum += weight * value;
      squares += weight * value * value;
    }
    const spread = squares - (sum * sum) / weights;
    box.error += spread;
    if (spread <= widest) continue;
    widest = spread;
    box.axis = axis;
    box.mean = sum / weights;
  }
  if (to - from < 2) box.error = 0;
  return box;
}

/** Moves the points below the mean to the front; returns the position of the first that is not. */
function partition({ from, to, axis, mean }: Box, points: Points, order: Uint32Array): number {
  const values = points[axis];
  let middle = from;
  for (let at = from; at < to; at += 1) {
    const point = order[at] as number;
    if ((values[point] as number) >= mean) continue;
    order[at] = order[middle] as number;
    order[middle] = point;
    middle += 1;
  }
  return middle;
}

/**
 * Splits points into up to `count` groups: always the group with the largest squared error, at the mean of its widest
 * axis (Wan, Prusinkiewicz and Wong, 'Variance-based color image quantization for frame buffer display', 1990).
 *
 * @returns the group of each point
 */
function split(points: Points, count: number): { groups: Uint8Array; count: number } {
  const size = points.weight.length;
  const order = Uint32Array.from({ length: size }, (_, at) => at);
  const boxes = size > 0 ? [measure(points, order, 0, size)] : [];
  while (boxes.length < count) {
    const worst = boxes.reduce<Box | undefined>((a, b) => (a && a.error >= b.error ? a : b), undefined);
    if (!worst || worst.error <= 1e-3) break;
    const middle = partition(worst, points, order);
    if (middle === worst.from) break;
    boxes[boxes.indexOf(worst)] = measure(points, order, worst.from, middle);
    boxes.push(measure(points, order, middle, worst.to));
  }
  const groups = new Uint8Array(size);
  boxes.forEach(({ from, to }, group) => {
    for (let at = from; at < to; at += 1) groups[order[at] as number] = group;
  });
  return { groups, count: boxes.length };
}
