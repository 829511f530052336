import type { EightBitMap } from "../../color/eight-bit";

/** One `irot` or `imir` property (ISO/IEC 23008-12, 6.5.10 and 6.5.12), in the order of the file. */
export type Transformation =
  | { kind: "rotate"; degreesCounterClockwise: number }
  | { kind: "mirror"; direction: "horizontal" | "vertical" };

/**
 * Maps the coded picture's pixels into the upright one: pixel (x, y) goes to index `origin + x * xStep + y * yStep` of a
 * picture that is `width` pixels wide.
 */
export type Placement = { width: number; height: number; origin: number; xStep: number; yStep: number };

type Point = readonly [x: number, y: number];

/**
 * Folds a picture's transformations into one placement, so that turning needs no pass of its own.
 *
 * @param width of the coded picture, in pixels
 * @param height of the coded picture, in pixels
 */
export function placementOf(
  width: number,
  height: number,
  transformations: readonly Transformation[],
): Placement {
  let size: Point = [width, height];
  // Where the first pixel, its right neighbor and its lower neighbor end up.
  let points: readonly [Point, Point, Point] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  for (const transformation of transformations)
    for (const step of stepsOf(transformation)) {
      const [a, b, c] = points;
      points = [step(a, size), step(b, size), step(c, size)];
      if (step === quarterTurn) size = [size[1], size[0]];
    }
  const index = ([x, y]: Point) => y * size[0] + x;
  const [origin, right, below] = points.map(index) as [number, number, number];
  return { width: size[0], height: size[1], origin, xStep: right - origin, yStep: below - origin };
}

type Step = (point: Point, size: Point) => Point;

/** 90 degrees counter-clockwise. */
const quarterTurn: Step = ([x, y], [width]) => [y, width - 1 - x];
const leftToRight: Step = ([x, y], [width]) => [width - 1 - x, y];
const topToBottom: Step = ([x, y], [, height]) => [x, height - 1 - y];

function stepsOf(transformation: Transformation): Step[] {
  if (transformation.kind === "mirror")
    return [transformation.direction === "horizontal" ? leftToRight : topToBottom];
  return Array<Step>(transformation.degreesCounterClockwise / 90).fill(quarterTurn);
}

/** A rectangle of interleaved RGB pixels; `stride` is the number of bytes from one row to the next. */
export type Raster = { data: Uint8Array; stride: number; width: number; height: number };

/** Converts all pixels of a tile, but not the padding after each row. */
export function mapRows({ data, stride, width, height }: Raster, map: EightBitMap): void {
  for (let y = 0; y < height; y++) map(data.subarray(y * stride, y * stride + width * 3), 3);
}

/**
 * Copies a tile to its place in the upright picture.
 *
 * @param at the tile's first pixel in the coded picture
 * @param output RGB of the upright picture, without row padding
 */
export function place(
  tile: Raster,
  at: { x: number; y: number },
  placement: Placement,
  output: Uint8Array,
): void {
  const { xStep, yStep } = placement;
  const first = placement.origin + at.x * xStep + at.y * yStep;
  if (xStep === 1) {
    for (let y = 0; y < tile.height; y++) {
      const row = y * tile.stride;
      output.set(tile.data.subarray(row, row + tile.width * 3), (first + y * yStep) * 3);
    }
    return;
  }
  // The outer loop takes the larger steps in the output, so that writes stay close together.
  const sideways = Math.abs(xStep) > Math.abs(yStep);
  const outer = sideways
    ? { count: tile.width, from: 3, to: xStep * 3 }
    : { count: tile.height, from: tile.stride, to: yStep * 3 };
  const inner = sideways
    ? { count: tile.height, from: tile.stride, to: yStep * 3 }
    : { count: tile.width, from: 3, to: xStep * 3 };
  const { data } = tile;
  for (let i = 0; i < outer.count; i++) {
    let from = i * outer.from;
    let to = first * 3 + i * outer.to;
    for (let j = 0; j < inner.count; j++) {
      output[to] = data[from] as number;
      output[to + 1] = data[from + 1] as number;
      output[to + 2] = data[from + 2] as number;
      from += inner.from;
      to += inner.to;
    }
  }
}
