import type { PdfDocument } from "../document";
import type { Pointer, Scratch } from "../pdfium";
import type { Box } from "./types";

/** x' = a x + c y + e, y' = b x + d y + f (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function combine(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The upright box around a box that a matrix moved. */
export function boxThrough(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const [x1, y1] = apply(matrix, left, top);
  const [x2, y2] = apply(matrix, right, bottom);
  const [x3, y3] = apply(matrix, left, bottom);
  const [x4, y4] = apply(matrix, right, top);
  return {
    left: Math.min(x1, x2, x3, x4),
    top: Math.min(y1, y2, y3, y4),
    right: Math.max(x1, x2, x3, x4),
    bottom: Math.max(y1, y2, y3, y4),
  };
}

/** A page as it is seen: its size, and the way from its own coordinates to points from the upper left corner, y down. */
export type View = { width: number; height: number; matrix: Matrix };

/** Device pixels a point: PDFium rounds to whole ones. */
const FINE = 100;
/** Where the page's own coordinates are probed. */
const PROBE = 1000;

/** The view of a page with its crop box and /Rotate, as PDFium places it. */
export function viewOf({ pdfium: { c } }: PdfDocument, page: Pointer, scratch: Scratch): View {
  const width = c.FPDF_GetPageWidthF(page);
  const height = c.FPDF_GetPageHeightF(page);
  const probe = (x: number, y: number) => {
    const [outX, outY] = [scratch.at(0), scratch.at(1)];
    c.FPDF_PageToDevice(page, 0, 0, Math.round(width * FINE), Math.round(height * FINE), 0, x, y, outX, outY);
    return [scratch.i32(0) / FINE, scratch.i32(1) / FINE] as const;
  };
  const [e, f] = probe(0, 0);
  const [x1, y1] = probe(PROBE, 0);
  const [x2, y2] = probe(0, PROBE);
  const step = (value: number) => Math.round(value) / PROBE;
  return { width, height, matrix: [step(x1 - e), step(y1 - f), step(x2 - e), step(y2 - f), e, f] };
}

/** The same page turned to the left by quarters of a circle, for one whose text runs upwards or downwards. */
export function turned({ width, height, matrix }: View, quarters: number): View {
  const turns: readonly Matrix[] = [
    identity,
    [0, -1, 1, 0, 0, width],
    [-1, 0, 0, -1, width, height],
    [0, 1, -1, 0, height, 0],
  ];
  const turn = turns[((quarters % 4) + 4) % 4] ?? identity;
  const swap = quarters % 2 !== 0;
  return {
    width: swap ? height : width,
    height: swap ? width : height,
    matrix: combine(matrix, turn),
  };
}
