import type { PdfDocument } from "../../document";
import { apply, type Box, boxThrough, combine, type Matrix } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import type { PathCommand, VectorPath } from "../types";
import { matrixOf, type PageObject, type View } from "./objects";

/** FPDF_SEGMENT_* of fpdf_edit.h. */
const BEZIER_TO = 1;
const MOVE_TO = 2;
/** FPDF_FILLMODE_ALTERNATE of fpdf_edit.h; 0 is no fill, 2 the nonzero winding rule. */
const EVEN_ODD = 1;
/** In the order of FPDF_LINECAP_* and FPDF_LINEJOIN_*. */
const caps = ["butt", "round", "square"] as const;
const joins = ["miter", "round", "bevel"] as const;
/** A line of width 0 is as thin as a device can draw it, in points. */
const HAIRLINE = 0.4;
/** More dashes and gaps are not read. */
const MAX_DASHES = 8;
/** What PDFium reports in place of a pattern (`CPDF_ColorState`). */
const PATTERN = "bfbfbf";
/** Clips of an object that are looked at. */
const MAX_CLIPS = 12;
/** Corners of a box, the first one twice, and a closing segment. */
const MAX_BOX_SEGMENTS = 6;
/** Boxes that differ by less are the same, in points. */
const TOLERANCE = 0.05;

type Reader = { document: PdfDocument; scratch: Scratch; view: View };

/** Segments of paths that can still be read. */
export type SegmentBudget = { segments: number };

/** It needs more than paths have: a pattern, a blend mode, a mask or a clip that is no box. Or there are too many. */
export const COMPLEX = "complex";

/** Reads the points of a path or clip, `count` segments in all. */
function extractCommands(
  { document: { pdfium }, scratch }: Reader,
  count: number,
  segmentAt: (i: number) => Pointer,
  matrix: Matrix,
): PathCommand[] {
  const { c } = pdfium;
  const commands: PathCommand[] = [];
  let curve: number[] = [];
  for (let i = 0; i < count; i++) {
    const segment = segmentAt(i);
    const type = c.FPDFPathSegment_GetType(segment);
    if (!c.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1))) continue;
    const [x, y] = apply(matrix, scratch.f32(0), scratch.f32(1));
    if (!Number.isFinite(x + y)) return [];
    if (type === BEZIER_TO) {
      // A curve is three segments: two control points and its end.
      curve.push(x, y);
      if (curve.length === 6) {
        commands.push(["C", ...(curve as [number, number, number, number, number, number])]);
        curve = [];
      }
    } else commands.push([type === MOVE_TO || commands.length === 0 ? "M" : "L", x, y]);
    if (c.FPDFPathSegment_GetClose(segment)) commands.push(["Z"]);
  }
  return commands;
}

/** Returns the upright box that commands draw, if they draw one. */
function asBox(commands: readonly PathCommand[]): Box | undefined {
  const points = commands.flatMap((command) =>
    command.length === 3 ? [[command[1], command[2]] as const] : [],
  );
  const isCurved = commands.some(([op], i) => op === "C" || (op === "M" && i > 0));
  if (isCurved || points.length < 4 || points.length > 5) return undefined;
  const [[firstX, firstY] = [0, 0], , , , [lastX, lastY] = [firstX, firstY]] = points;
  if (Math.abs(lastX - firstX) > TOLERANCE || Math.abs(lastY - firstY) > TOLERANCE) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const isCorner = ([x, y]: readonly [number, number], i: number) => {
    const [nextX, nextY] = points[(i + 1) % 4] ?? [x, y];
    const isLevel = Math.abs(y - nextY) < TOLERANCE;
    return isLevel !== Math.abs(x - nextX) < TOLERANCE;
  };
  return points.slice(0, 4).every(isCorner) ? box : undefined;
}

const boxCommands = ({ left, top, right, bottom }: Box): PathCommand[] => [
  ["M", left, top],
  ["L", right, top],
  ["L", right, bottom],
  ["L", left, bottom],
  ["Z"],
];

export const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - TOLERANCE &&
  inner.right <= outer.right + TOLERANCE &&
  inner.top >= outer.top - TOLERANCE &&
  inner.bottom <= outer.bottom + TOLERANCE;

/** Returns the box that an object and the forms around it are clipped to. */
function clipOf(reader: Reader, found: PageObject): Box | typeof COMPLEX {
  const { document, view } = reader;
  const { c } = document.pdfium;
  let box: Box = { left: 0, top: 0, right: view.width, bottom: view.height };
  for (let at: PageObject | undefined = found; at; at = at.parent) {
    const clip = c.FPDFPageObj_GetClipPath(at.object);
    const paths = clip === 0 ? 0 : c.FPDFClipPath_CountPaths(clip);
    if (paths > MAX_CLIPS) return COMPLEX;
    const matrix = combine(at.outer, view.matrix);
    for (let path = 0; path < paths; path++) {
      const count = c.FPDFClipPath_CountPathSegments(clip, path);
      if (count > MAX_BOX_SEGMENTS) return COMPLEX;
      const commands = extractCommands(
        reader,
        count,
        (i) => c.FPDFClipPath_GetPathSegment(clip, path, i),
        matrix,
      );
      const own = asBox(commands);
      if (!own) return COMPLEX;
      box = intersect(box, own);
    }
  }
  return box;
}

function colorAt({ scratch }: Reader) {
  const [r, g, b, alpha] = [0, 1, 2, 3].map(scratch.i32) as [number, number, number, number];
  const color = [r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("");
  return { color, opacity: alpha / 255 };
}

function strokeOf(
  reader: Reader,
  object: Pointer,
  [a, b, cc, d]: Matrix,
): VectorPath["stroke"] | typeof COMPLEX {
  const { document, scratch } = reader;
  const { c } = document.pdfium;
  const slots = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
  if (!c.FPDFPageObj_GetStrokeColor(object, ...slots)) return COMPLEX;
  const paint = colorAt(reader);
  if (paint.color === PATTERN) return COMPLEX;
  const scale = Math.sqrt(Math.abs(a * d - b * cc));
  const width = c.FPDFPageObj_GetStrokeWidth(object, scratch.at(0)) ? scratch.f32(0) * scale : 0;
  const count = c.FPDFPageObj_GetDashCount(object);
  const isDashed =
    count > 0 && count <= MAX_DASHES && c.FPDFPageObj_GetDashArray(object, scratch.at(0), count);
  const dashes = isDashed ? scratch.f32s(0, count).map((length) => Math.max(0, length) * scale) : [];
  return {
    ...paint,
    width: Math.max(HAIRLINE, width),
    dashes: dashes.some((length) => length > 0) ? dashes : [],
    cap: caps[c.FPDFPageObj_GetLineCap(object)] ?? "butt",
    join: joins[c.FPDFPageObj_GetLineJoin(object)] ?? "miter",
  };
}

/** Returns whether a blend mode or a mask changes how an object and the forms around it are drawn. */
export function isBlended(
  { document: { pdfium }, scratch }: Reader,
  found: PageObject,
  opacity: number,
): boolean {
  const { c } = pdfium;
  if (opacity === 1 && c.FPDFPageObj_HasTransparency(found.object)) return true;
  for (let form = found.parent; form; form = form.parent) {
    if (!c.FPDFPageObj_HasTransparency(form.object)) continue;
    const slots = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
    // A group without an opacity of its own changes nothing; PDFium does not tell its blend mode.
    if (c.FPDFPageObj_GetFillColor(form.object, ...slots) && scratch.i32(3) === 255) continue;
    return true;
  }
  return false;
}

/**
 * Reads a path object, with what it is clipped to.
 *
 * @param budget loses the path's segments
 * @returns undefined if it draws nothing
 */
export function extractPath(
  reader: Reader,
  found: PageObject,
  budget: SegmentBudget,
): VectorPath | typeof COMPLEX | undefined {
  const { document, scratch, view } = reader;
  const { c } = document.pdfium;
  const { object, outer } = found;
  const slots = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
  if (!c.FPDFPath_GetDrawMode(object, slots[0], slots[1])) return undefined;
  const [mode, isStroked] = [scratch.i32(0), (scratch.i32(1) & 0xff) !== 0];
  if ((mode === 0 && !isStroked) || !c.FPDFPageObj_GetBounds(object, ...slots)) return undefined;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map(scratch.f32) as [number, number, number, number];
  const bounds = boxThrough(combine(outer, view.matrix), x1, y1, x2, y2);
  const clip = clipOf(reader, found);
  if (clip === COMPLEX) return COMPLEX;
  const box = intersect(bounds, clip);
  if (!(box.right >= box.left && box.bottom >= box.top)) return undefined;
  const matrix = combine(combine(matrixOf(document, object, scratch), outer), view.matrix);
  const stroke = isStroked ? strokeOf(reader, object, matrix) : undefined;
  if (stroke === COMPLEX) return COMPLEX;
  let fill: VectorPath["fill"];
  if (mode !== 0) {
    if (!c.FPDFPageObj_GetFillColor(object, ...slots)) return COMPLEX;
    fill = { ...colorAt(reader), rule: mode === EVEN_ODD ? "evenodd" : "nonzero" };
    if (fill.color === PATTERN) return COMPLEX;
  }
  if (isBlended(reader, found, Math.min(fill?.opacity ?? 1, stroke?.opacity ?? 1))) return COMPLEX;
  if (!(fill && fill.opacity > 0) && !(stroke && stroke.opacity > 0)) return undefined;
  const count = c.FPDFPath_CountSegments(object);
  budget.segments -= count;
  if (budget.segments < 0) return COMPLEX;
  const commands = extractCommands(reader, count, (i) => c.FPDFPath_GetPathSegment(object, i), matrix);
  if (commands.length < 2) return undefined;
  const paints = {
    ...(fill && fill.opacity > 0 && { fill }),
    ...(stroke && stroke.opacity > 0 && { stroke }),
  };
  if (isInside(bounds, clip)) return { ...box, commands, ...paints };
  const own = stroke ? undefined : asBox(commands);
  if (own) return { ...box, commands: boxCommands(intersect(own, clip)), ...paints };
  const page = { left: 0, top: 0, right: view.width, bottom: view.height };
  return { ...box, commands, ...paints, ...(!isInside(intersect(bounds, page), clip) && { clip }) };
}
