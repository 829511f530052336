import type { GrayRaster } from "./types";

/** Darker pixels are ink. */
const INK = 128;
const WHITE = 255;
/** Rows in which there may be ink between columns, as a share of those with text: a heading runs over all of them. */
const CROSSING_ROWS = 0.05;
/** Widths as shares of the page's. Between columns are 4 mm and more; narrower columns are numbers and bullets of lists. */
const GUTTER = 0.02;
const NARROWEST = 0.15;

/** Counts the rows with ink, of the whole picture and for each column of pixels. */
function inkOf({ data, width, height }: GrayRaster): { rows: number; ink: Uint32Array } {
  const ink = new Uint32Array(width);
  let rows = 0;
  for (let y = 0; y < height; y++) {
    let hasInk = false;
    for (let x = 0, at = y * width; x < width; x++, at++)
      if ((data[at] as number) < INK) {
        ink[x] = (ink[x] as number) + 1;
        hasInk = true;
      }
    if (hasInk) rows++;
  }
  return { rows, ink };
}

/** Returns a picture of which only a part from top to bottom is left. */
function onlyBetween({ data, width, height }: GrayRaster, left: number, right: number): GrayRaster {
  const part = new Uint8Array(data.length).fill(WHITE);
  for (let y = 0; y < height; y++)
    part.set(data.subarray(y * width + left, y * width + right), y * width + left);
  return { data: part, width, height };
}

/**
 * Finds columns of text by the white between them.
 *
 * @returns pictures of the same size, each with one column, from left to right; the same picture if there is only one
 */
export function columnsOf(picture: GrayRaster): GrayRaster[] {
  const { width } = picture;
  const { rows, ink } = inkOf(picture);
  const isWhite = (x: number) => (ink[x] as number) <= rows * CROSSING_ROWS;
  const edges = [0];
  let last: number | undefined;
  let first: number | undefined;
  for (let x = 0; x < width; x++) {
    if (isWhite(x)) continue;
    if (last === undefined || first === undefined) first = x;
    else if (x - last > width * GUTTER) {
      const from = Math.max(first, edges.at(-1) as number);
      if (last - from >= width * NARROWEST) edges.push(Math.round((last + x) / 2));
    }
    last = x;
  }
  const from = edges.at(-1) as number;
  // A narrow rest belongs to the column before it.
  if (edges.length > 1 && (last ?? 0) - from < width * NARROWEST) edges.pop();
  if (edges.length === 1) return [picture];
  return edges.map((edge, i) => onlyBetween(picture, edge, edges[i + 1] ?? width));
}
