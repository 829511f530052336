import type { PdfDocument } from "../../document";
import { apply, boxThrough, combine, type Matrix, widthOf } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import type { Dot, Rule, Rules } from "../types";
import { matrixOf, type PageObject } from "./objects";

/** FPDF_SEGMENT_* of fpdf_edit.h. */
const LINE_TO = 0;
const MOVE_TO = 2;
/** A path with more segments is a drawing. */
const MAX_SEGMENTS = 400;
/** A filled box up to this thickness is a line, in points. */
const MAX_THICKNESS = 2.5;
/** Shorter lines are dots and dashes, in points. */
const MIN_LENGTH = 4;
/** Lines of a page that are read; more are a drawing. */
const MAX_RULES = 5000;

type Point = readonly [x: number, y: number];

/** Sides of drawn bullets, and how far they can differ from each other, in points. */
const DOT = { min: 1.2, max: 9, difference: 0.8 } as const;
/** More are a pattern. */
const MAX_DOTS = 500;
const BEZIER_TO = 1;

/** Adds a path that is small and as wide as high: it can be a bullet. */
export function extractDot(
  document: PdfDocument,
  scratch: Scratch,
  { object, outer }: PageObject,
  view: Matrix,
  dots: Dot[],
): void {
  const { c } = document.pdfium;
  const [left, bottom, right, top] = [0, 1, 2, 3].map(scratch.at) as [number, number, number, number];
  if (dots.length >= MAX_DOTS || !c.FPDFPageObj_GetBounds(object, left, bottom, right, top)) return;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map(scratch.f32) as [number, number, number, number];
  const box = boxThrough(combine(outer, view), x1, y1, x2, y2);
  const [width, height] = [widthOf(box), box.bottom - box.top];
  if (width < DOT.min || width > DOT.max || Math.abs(width - height) > DOT.difference) return;
  if (!c.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))) return;
  const isFilled = scratch.i32(0) !== 0;
  const isRound = c.FPDFPathSegment_GetType(c.FPDFPath_GetPathSegment(object, 1)) === BEZIER_TO;
  dots.push({ ...box, sign: isRound ? (isFilled ? "\u2022" : "\u25e6") : isFilled ? "\u25aa" : "\u25a1" });
}

/** Adds the horizontal and vertical lines that a path draws. */
export function extractRules(
  document: PdfDocument,
  scratch: Scratch,
  found: PageObject,
  view: Matrix,
  rules: Rules,
): void {
  const { c } = document.pdfium;
  const { object, outer } = found;
  const count = c.FPDFPath_CountSegments(object);
  const full = rules.horizontal.length + rules.vertical.length > MAX_RULES;
  if (full || count < 2 || count > MAX_SEGMENTS) return;
  if (!c.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))) return;
  const [filled, stroked] = [scratch.i32(0) !== 0, (scratch.i32(1) & 0xff) !== 0];
  if (!filled && !stroked) return;
  const matrix = combine(combine(matrixOf(document, object, scratch), outer), view);
  const pen = penOf(document, scratch, object, stroked, matrix);
  for (const points of subpaths(document, scratch, found, count, matrix)) {
    if (stroked)
      for (let i = 1; i < points.length; i++) addLine(rules, points[i - 1] as Point, points[i] as Point, pen);
    else addThinBox(rules, points, pen);
  }
}

/** Color and width of a line. */
type Pen = Pick<Rule, "color" | "width">;

function penOf(
  { pdfium: { c } }: PdfDocument,
  scratch: Scratch,
  object: Pointer,
  stroked: boolean,
  [a, b, cc, d]: Matrix,
): Pen {
  const slots = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
  const isKnown = stroked
    ? c.FPDFPageObj_GetStrokeColor(object, ...slots)
    : c.FPDFPageObj_GetFillColor(object, ...slots);
  const parts = [0, 1, 2].map((slot) => scratch.i32(slot).toString(16).padStart(2, "0"));
  const pen = isKnown ? { color: parts.join("") } : {};
  if (!stroked || !c.FPDFPageObj_GetStrokeWidth(object, scratch.at(0))) return pen;
  return { ...pen, width: scratch.f32(0) * Math.sqrt(Math.abs(a * d - b * cc)) };
}

function* subpaths(
  { pdfium: { c } }: PdfDocument,
  scratch: Scratch,
  { object }: PageObject,
  count: number,
  matrix: Matrix,
): Generator<Point[]> {
  let points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const segment = c.FPDFPath_GetPathSegment(object, i);
    const type = c.FPDFPathSegment_GetType(segment);
    if (type === MOVE_TO && points.length > 0) {
      yield points;
      points = [];
    }
    // A curve discards the points before it.
    if (
      (type !== MOVE_TO && type !== LINE_TO) ||
      !c.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1))
    ) {
      points = [];
      continue;
    }
    points.push(apply(matrix, scratch.f32(0), scratch.f32(1)));
    const [first] = points;
    if (first && c.FPDFPathSegment_GetClose(segment)) points.push(first);
  }
  if (points.length > 0) yield points;
}

function addLine({ horizontal, vertical }: Rules, [x1, y1]: Point, [x2, y2]: Point, pen: Pen): void {
  const [width, height] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  if (height < 1 && width >= MIN_LENGTH)
    horizontal.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2), ...pen });
  if (width < 1 && height >= MIN_LENGTH)
    vertical.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2), ...pen });
}

function addThinBox(rules: Rules, points: readonly Point[], pen: Pen): void {
  if (points.length < 4 || points.length > 6) return;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (bottom - top <= MAX_THICKNESS && right - left > bottom - top)
    addLine(rules, [left, y], [right, y], { ...pen, width: bottom - top });
  else if (right - left <= MAX_THICKNESS)
    addLine(rules, [x, top], [x, bottom], { ...pen, width: right - left });
}
