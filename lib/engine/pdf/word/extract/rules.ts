import { combine, heightOf, type Matrix, widthOf } from "../../geometry";
import type { Pointer } from "../../pdfium";
import type { Dot, Rule, Rules } from "../types";
import {
  boundsOf,
  colorOf,
  drawModeOf,
  type ObjectReader,
  type PageObject,
  pathSegments,
  segmentTypes,
  toViewOf,
} from "./objects";
import { rules as settings } from "./settings";

type Point = readonly [x: number, y: number];

/** Adds a path that is small and as wide as high: it can be a bullet. */
export function extractDot(reader: ObjectReader, { object, outer }: PageObject, dots: Dot[]): void {
  const { c } = reader.document.pdfium;
  const box = dots.length < settings.maxDots && boundsOf(reader, object, combine(outer, reader.view.matrix));
  if (!box) return;
  const [width, height] = [widthOf(box), heightOf(box)];
  if (
    width < settings.dot.min ||
    width > settings.dot.max ||
    Math.abs(width - height) > settings.dot.difference
  )
    return;
  const mode = drawModeOf(reader, object);
  if (!mode) return;
  const isFilled = mode.fill !== 0;
  const isRound = c.FPDFPathSegment_GetType(c.FPDFPath_GetPathSegment(object, 1)) === segmentTypes.curve;
  dots.push({ ...box, sign: isRound ? (isFilled ? "\u2022" : "\u25e6") : isFilled ? "\u25aa" : "\u25a1" });
}

/** Adds the horizontal and vertical lines that a path draws. */
export function extractRules(reader: ObjectReader, found: PageObject, rules: Rules): void {
  const count = reader.document.pdfium.c.FPDFPath_CountSegments(found.object);
  const full = rules.horizontal.length + rules.vertical.length > settings.maxRules;
  if (full || count < 2 || count > settings.maxSegments) return;
  const mode = drawModeOf(reader, found.object);
  if (!mode || (mode.fill === 0 && !mode.isStroked)) return;
  const matrix = toViewOf(reader, found);
  const pen = penOf(reader, found.object, mode.isStroked, matrix);
  for (const points of subpaths(reader, found.object, matrix)) {
    if (mode.isStroked)
      for (let i = 1; i < points.length; i++) addLine(rules, points[i - 1] as Point, points[i] as Point, pen);
    else addThinBox(rules, points, pen);
  }
}

/** Color and width of a line. */
type Pen = Pick<Rule, "color" | "width">;

function penOf(reader: ObjectReader, path: Pointer, isStroked: boolean, [a, b, cc, d]: Matrix): Pen {
  const { document, scratch } = reader;
  const color = colorOf(reader, path, isStroked ? "Stroke" : "Fill")?.color;
  const pen = color === undefined ? {} : { color };
  if (!isStroked || !document.pdfium.c.FPDFPageObj_GetStrokeWidth(path, scratch.at(0))) return pen;
  return { ...pen, width: scratch.f32(0) * Math.sqrt(Math.abs(a * d - b * cc)) };
}

function* subpaths(reader: ObjectReader, path: Pointer, matrix: Matrix): Generator<Point[]> {
  let points: Point[] = [];
  for (const { type, point, closes } of pathSegments(reader, path, matrix)) {
    if (type === segmentTypes.move && points.length > 0) {
      yield points;
      points = [];
    }
    // A curve discards the points before it.
    if ((type !== segmentTypes.move && type !== segmentTypes.line) || !point) {
      points = [];
      continue;
    }
    points.push(point);
    if (closes) points.push(points[0] as Point);
  }
  if (points.length > 0) yield points;
}

function addLine({ horizontal, vertical }: Rules, [x1, y1]: Point, [x2, y2]: Point, pen: Pen): void {
  const [width, height] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  if (height < 1 && width >= settings.minLength)
    horizontal.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2), ...pen });
  if (width < 1 && height >= settings.minLength)
    vertical.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2), ...pen });
}

function addThinBox(rules: Rules, points: readonly Point[], pen: Pen): void {
  if (points.length < 4 || points.length > 6) return;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (bottom - top <= settings.maxThickness && right - left > bottom - top)
    addLine(rules, [left, y], [right, y], { ...pen, width: bottom - top });
  else if (right - left <= settings.maxThickness)
    addLine(rules, [x, top], [x, bottom], { ...pen, width: right - left });
}
