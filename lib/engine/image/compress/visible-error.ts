import type { Raster } from "../raster/raster";
import { type Backdrop, halve, type Plane, type Planes, toPlanes } from "./planes";

/** Side of a cell in samples; a window is 2 x 2 cells, so windows overlap by half and straddle JPEG's blocks. */
const CELL = 4;
/** Variance at which a texture hides half of an error's energy, in squared gray levels (fitted, see `settings`). */
const HALF_HIDDEN = 5;
/** Fitted weights of errors: coarse ones count twice as much as fine ones, those in chroma a quarter. */
const weights = { fine: 1, soft: 2, color: 0.25 } as const;

/** A plane to compare with, and the visibility of an error in each of its windows (0 to 1, divided by samples). */
type MaskedPlane = { plane: Plane; visibility: Float32Array };

/** A picture prepared for many comparisons. */
type Reference = {
  views: {
    backdrop: Backdrop;
    fine: MaskedPlane;
    soft: MaskedPlane;
    softest: MaskedPlane;
    blue: MaskedPlane;
    red: MaskedPlane;
  }[];
};

const cellsAlong = (length: number) => Math.max(1, Math.floor(length / CELL));

/** Sums up squared differences by cell; the last one of a row or column takes the remaining samples. */
function squaredErrors({ data: a, width, height }: Plane, { data: b }: Plane): Float64Array {
  const columns = cellsAlong(width);
  const lastRow = cellsAlong(height) - 1;
  const cells = new Float64Array(columns * (lastRow + 1));
  for (let y = 0, at = 0; y < height; y += 1) {
    let cell = Math.min(Math.floor(y / CELL), lastRow) * columns;
    for (let column = 1; column < columns; column += 1, cell += 1, at += CELL) {
      // Written out: the loop over four samples costs twice as much (V8 does not unroll it).
      const e0 = (a[at] as number) - (b[at] as number);
      const e1 = (a[at + 1] as number) - (b[at + 1] as number);
      const e2 = (a[at + 2] as number) - (b[at + 2] as number);
      const e3 = (a[at + 3] as number) - (b[at + 3] as number);
      cells[cell] = (cells[cell] as number) + (e0 * e0 + e1 * e1 + e2 * e2 + e3 * e3);
    }
    let rest = 0;
    for (const end = (y + 1) * width; at < end; at += 1) rest += ((a[at] as number) - (b[at] as number)) ** 2;
    cells[cell] = (cells[cell] as number) + rest;
  }
  return cells;
}

/** Sums up 2 x 2 cells to windows; a plane only one cell wide or high has windows of that side. */
function toWindows(cells: Float64Array, { width, height }: Plane): Float64Array {
  const columns = cellsAlong(width);
  const across = Math.max(1, columns - 1);
  const down = Math.max(1, cellsAlong(height) - 1);
  const right = columns > 1 ? 1 : 0;
  const below = cellsAlong(height) > 1 ? columns : 0;
  const windows = new Float64Array(across * down);
  for (let y = 0, to = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1, to += 1) {
      const at = y * columns + x;
      let sum = cells[at] as number;
      if (right) sum += cells[at + 1] as number;
      if (below) sum += cells[at + below] as number;
      if (right && below) sum += cells[at + below + 1] as number;
      windows[to] = sum;
    }
  }
  return windows;
}

const plainPlane = ({ width, height, data }: Plane, value: number): Plane => ({
  width,
  height,
  data: new Uint8Array(data.length).fill(value),
});

function toMasked(plane: Plane, masked: boolean): MaskedPlane {
  const black = plainPlane(plane, 0);
  const samples = toWindows(squaredErrors(black, plainPlane(plane, 1)), plane);
  if (!masked) return { plane, visibility: Float32Array.from(samples, (count) => 1 / count) };
  // The sum follows from two sums of squares: (v - 1)^2 = v^2 - 2v + 1.
  const squares = toWindows(squaredErrors(plane, black), plane);
  const shifted = toWindows(squaredErrors(plane, plainPlane(plane, 1)), plane);
  const visibility = Float32Array.from(samples, (count, at) => {
    const square = squares[at] as number;
    const mean = (square - (shifted[at] as number) + count) / 2 / count;
    const variance = Math.max(0, square / count - mean * mean);
    return HALF_HIDDEN / (HALF_HIDDEN + variance) / count;
  });
  return { plane, visibility };
}

/** Fourth-power mean of the visible error of each window: a few bad windows outweigh many good ones. */
function difference({ plane, visibility }: MaskedPlane, after: Plane): number {
  const windows = toWindows(squaredErrors(plane, after), plane);
  let total = 0;
  for (let at = 0; at < windows.length; at += 1) {
    const energy = (windows[at] as number) * (visibility[at] as number);
    total += energy * energy;
  }
  return Math.sqrt(total / windows.length);
}

/** Prepares a picture for comparisons; one with alpha is compared over black and over white. */
export function toReference(raster: Raster): Reference {
  const backdrops: readonly Backdrop[] = raster.channels % 2 ? [0] : [0, 255];
  return {
    views: backdrops.map((backdrop) => {
      const { luma, blue, red } = toPlanes(raster, backdrop);
      return {
        backdrop,
        fine: toMasked(luma, true),
        soft: toMasked(halve(luma), true),
        softest: toMasked(halve(halve(luma)), true),
        blue: toMasked(blue, false),
        red: toMasked(red, false),
      };
    }),
  };
}

/**
 * Measures the visible difference to a picture, in gray levels; 0 for equal ones, see `settings` for the limits.
 *
 * The root mean square error of windows of 8 x 8 pixels (and of 16 x 16 in a reduced copy, where bands and shifted
 * colors show), less what texture hides, combined by a fourth-power mean.
 *
 * @param after of the same size and the same channels
 */
export function visibleError({ views }: Reference, after: Raster): number {
  const energies = views.map(({ backdrop, fine, soft, blue, red }) => {
    const planes: Planes = toPlanes(after, backdrop);
    return (
      weights.fine * difference(fine, planes.luma) +
      weights.soft * difference(soft, halve(planes.luma)) +
      weights.color * (difference(blue, planes.blue) + difference(red, planes.red))
    );
  });
  return Math.sqrt(Math.max(...energies));
}

/**
 * Measures the visible error after averaging 4 x 4 pixels, in gray levels: dithered grain vanishes, bands in gradients
 * and shifted tones stay.
 */
export function visibleBands({ views }: Reference, after: Raster): number {
  const energies = views.map(({ backdrop, softest }) =>
    difference(softest, halve(halve(toPlanes(after, backdrop).luma))),
  );
  return Math.sqrt(Math.max(...energies));
}
