import type { PdfDocument } from "../../document";
import { around, type Box, combine, identity, intersect, isInside, type Matrix } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import type { PathCommand, VectorPath } from "../types";
import {
  boundsOf,
  colorOf,
  type Memory,
  type ObjectColor,
  type ObjectReader,
  objectTypes,
  type PageObject,
  type PathSegment,
  type Point,
  segmentsOf,
  segmentTypes,
  toViewOf,
  walkObjects,
} from "./objects";
import { paths as settings } from "./settings";

/** FPDF_FILLMODE_ALTERNATE of fpdf_edit.h; 0 is no fill, 2 the nonzero winding rule. */
const EVEN_ODD = 1;
/** In the order of FPDF_LINECAP_* and FPDF_LINEJOIN_*. */
const caps = ["flat", "rnd", "sq"] as const;
const joins = ["miter", "round", "bevel"] as const;
/** What PDFium reports in place of a pattern (`CPDF_ColorState`). */
export const PATTERN = "bfbfbf";

/** Segments of paths that can still be read. */
export type SegmentBudget = { segments: number };

/** It needs more than paths have: a pattern, a blend mode, a mask or a clip that is no box. Or there are too many. */
export const COMPLEX = "complex";

/** Lists the points of a command, those that control a curve first. */
export const pointsOf = ([, ...numbers]: PathCommand): Point[] =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] as number] as const] : []));

/** Returns the box around points. @param points at least one */
export const aroundPoints = (points: readonly Point[]): Box =>
  around(points.map(([x, y]) => ({ left: x, top: y, right: x, bottom: y })));

/** Splits a path where it starts anew. */
export function subpathsOf(commands: readonly PathCommand[]): PathCommand[][] {
  const parts: PathCommand[][] = [];
  for (const command of commands) {
    if (command[0] === "M") parts.push([]);
    parts.at(-1)?.push(command);
  }
  return parts;
}

/** Returns twice the area that commands go around, negative in the other direction. */
export function turnOf(commands: readonly PathCommand[]): number {
  const points = commands.flatMap((command) => pointsOf(command).slice(-1));
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Returns the commands of segments; none where a point is out of range. */
function toCommands(segments: Iterable<PathSegment>): PathCommand[] {
  const commands: PathCommand[] = [];
  let curve: number[] = [];
  for (const { type, point, closes } of segments) {
    if (!point) continue;
    const [x, y] = point;
    if (!Number.isFinite(x + y)) return [];
    if (type === segmentTypes.curve) {
      curve.push(x, y);
      if (curve.length === 6) {
        commands.push(["C", ...(curve as [number, number, number, number, number, number])]);
        curve = [];
      }
    } else commands.push([type === segmentTypes.move || commands.length === 0 ? "M" : "L", x, y]);
    if (closes) commands.push(["Z"]);
  }
  return commands;
}

/** A path object as it is drawn, in points of the view. */
export type DrawnPath = {
  bounds: Box;
  /** How many segments it has, and what they draw; nothing if there are too many. */
  segments: number;
  commands: PathCommand[];
  fill: ObjectColor | undefined;
  isEvenOdd: boolean;
  stroke: ObjectColor | undefined;
  /** Of its stroke. */
  width: number;
  /** That of lengths, from its own coordinates. */
  scale: number;
};

/** Reads a path object. @returns undefined if it draws nothing */
export function readPath(
  reader: ObjectReader,
  found: PageObject,
  maxSegments: number,
): DrawnPath | undefined {
  const { document, scratch, view } = reader;
  const { c } = document.pdfium;
  const { object, outer } = found;
  if (!c.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))) return undefined;
  const [fillMode, isStroked] = [scratch.i32(0), (scratch.i32(1) & 0xff) !== 0];
  const bounds = boundsOf(reader, object, combine(outer, view.matrix));
  if (!bounds || (fillMode === 0 && !isStroked)) return undefined;
  const matrix = toViewOf(reader, found);
  const [a, b, cc, d] = matrix;
  const scale = Math.sqrt(Math.abs(a * d - b * cc));
  const segments = c.FPDFPath_CountSegments(object);
  return {
    bounds,
    segments,
    commands:
      segments > maxSegments
        ? []
        : toCommands(segmentsOf(reader, segments, (i) => c.FPDFPath_GetPathSegment(object, i), matrix)),
    fill: fillMode === 0 ? undefined : colorOf(reader, object),
    isEvenOdd: fillMode === EVEN_ODD,
    stroke: isStroked ? colorOf(reader, object, "Stroke") : undefined,
    width: c.FPDFPageObj_GetStrokeWidth(object, scratch.at(0)) ? scratch.f32(0) * scale : 0,
    scale,
  };
}

/** Returns the upright box that commands draw, if they draw one. */
function asBox(commands: readonly PathCommand[]): Box | undefined {
  const isCurved = commands.some(([op], i) => op === "C" || (op === "M" && i > 0));
  const points = commands.flatMap(pointsOf);
  const [first, , , fourth, last = first] = points;
  if (isCurved || !first || !fourth || !last || points.length > 5) return undefined;
  const isSame = (a: number, b: number) => Math.abs(a - b) < settings.tolerance;
  if (!isSame(first[0], last[0]) || !isSame(first[1], last[1])) return undefined;
  const isSide = ([x, y]: Point, i: number) => {
    const [nextX, nextY] = points[(i + 1) % 4] as Point;
    return isSame(x, nextX) !== isSame(y, nextY);
  };
  return points.slice(0, 4).every(isSide) ? aroundPoints(points) : undefined;
}

const boxCommands = ({ left, top, right, bottom }: Box): PathCommand[] => [
  ["M", left, top],
  ["L", right, top],
  ["L", right, bottom],
  ["L", left, bottom],
  ["Z"],
];

/** Lists what the paths that clip an object draw. @param matrix maps its page or form to the view */
function clipsOf(reader: Memory, object: Pointer, matrix: Matrix): PathCommand[][] {
  const { c } = reader.document.pdfium;
  const clip = c.FPDFPageObj_GetClipPath(object);
  const count = clip === 0 ? 0 : Math.min(c.FPDFClipPath_CountPaths(clip), settings.maxClips + 1);
  return Array.from({ length: count }, (_, path) => {
    const segments = c.FPDFClipPath_CountPathSegments(clip, path);
    const segmentAt = (i: number) => c.FPDFClipPath_GetPathSegment(clip, path, i);
    return segments > settings.maxClipSegments
      ? []
      : toCommands(segmentsOf(reader, segments, segmentAt, matrix));
  });
}

/** What clip paths are held against; readers draw nothing as large. */
const EVERYTHING: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

/** Returns the box outside of which an object is not drawn. @param matrix maps its page or form to the view */
export const clipOf = (reader: Memory, object: Pointer, matrix: Matrix): Box =>
  clipsOf(reader, object, matrix)
    .map((commands) => commands.flatMap(pointsOf))
    .filter((points) => points.length > 1)
    .map(aroundPoints)
    .reduce(intersect, EVERYTHING);

/**
 * Reads what clips the text objects of a page, in its own coordinates; those in forms are left out, because a field's
 * long value is clipped too.
 */
export function extractTextClips(document: PdfDocument, page: Pointer, scratch: Scratch): Map<Pointer, Box> {
  const clips = new Map<Pointer, Box>();
  for (const { object, type, outer } of walkObjects({ document, page, scratch })) {
    if (type !== objectTypes.text || outer !== identity) continue;
    const clip = clipOf({ document, scratch }, object, outer);
    if (clip !== EVERYTHING) clips.set(object, clip);
  }
  return clips;
}

/** Returns the box that an object and the forms around it are clipped to. */
function boxClipOf(reader: ObjectReader, found: PageObject): Box | typeof COMPLEX {
  const { view } = reader;
  let box: Box = { left: 0, top: 0, right: view.width, bottom: view.height };
  for (let at: PageObject | undefined = found; at; at = at.parent) {
    const clips = clipsOf(reader, at.object, combine(at.outer, view.matrix));
    const boxes = clips.flatMap((commands) => asBox(commands) ?? []);
    if (boxes.length < clips.length || clips.length > settings.maxClips) return COMPLEX;
    box = boxes.reduce(intersect, box);
  }
  return box;
}

/** Returns whether a blend mode or a mask changes how an object and the forms around it are drawn. */
export function isBlended(reader: ObjectReader, found: PageObject, alpha: number): boolean {
  const { c } = reader.document.pdfium;
  if (alpha === 255 && c.FPDFPageObj_HasTransparency(found.object)) return true;
  for (let form = found.parent; form; form = form.parent)
    // A group without an opacity of its own changes nothing; PDFium does not tell its blend mode.
    if (c.FPDFPageObj_HasTransparency(form.object) && colorOf(reader, form.object)?.alpha !== 255)
      return true;
  return false;
}

/** Returns a color with its opacity; none where nothing can be seen. */
const paintOf = (paint: ObjectColor | undefined) =>
  paint && paint.alpha > 0 ? { color: paint.color, opacity: paint.alpha / 255 } : undefined;

/** Returns the stroke of a path, if it can be seen. */
function strokeOf(
  { document, scratch }: ObjectReader,
  { object }: PageObject,
  { stroke, width, scale }: DrawnPath,
): VectorPath["stroke"] {
  const paint = paintOf(stroke);
  if (!paint) return undefined;
  const { c } = document.pdfium;
  const count = c.FPDFPageObj_GetDashCount(object);
  const isDashed =
    count > 0 && count <= settings.maxDashes && c.FPDFPageObj_GetDashArray(object, scratch.at(0), count);
  const dashes = isDashed ? scratch.f32s(0, count).map((length) => Math.max(0, length) * scale) : [];
  return {
    ...paint,
    width: Math.max(settings.hairline, width),
    dashes: dashes.some((length) => length > 0) ? dashes : [],
    cap: caps[c.FPDFPageObj_GetLineCap(object)] ?? "flat",
    join: joins[c.FPDFPageObj_GetLineJoin(object)] ?? "miter",
  };
}

/**
 * Reads a path object, with what it is clipped to.
 *
 * @param budget loses the path's segments
 * @returns undefined if it draws nothing
 */
export function extractPath(
  reader: ObjectReader,
  found: PageObject,
  budget: SegmentBudget,
): VectorPath | typeof COMPLEX | undefined {
  const path = readPath(reader, found, budget.segments);
  if (!path) return undefined;
  const clip = boxClipOf(reader, found);
  if (clip === COMPLEX) return COMPLEX;
  const { bounds, commands } = path;
  const box = intersect(bounds, clip);
  if (!(box.right >= box.left && box.bottom >= box.top)) return undefined;
  if (path.fill?.color === PATTERN || path.stroke?.color === PATTERN) return COMPLEX;
  const [fill, stroke] = [paintOf(path.fill), strokeOf(reader, found, path)];
  const alpha = Math.min(path.fill?.alpha ?? 255, path.stroke?.alpha ?? 255);
  if (isBlended(reader, found, alpha)) return COMPLEX;
  if (!fill && !stroke) return undefined;
  budget.segments -= path.segments;
  if (budget.segments < 0) return COMPLEX;
  if (commands.length < 2) return undefined;
  const paints = {
    ...(fill && { fill: { ...fill, rule: path.isEvenOdd ? ("evenodd" as const) : ("nonzero" as const) } }),
    ...(stroke && { stroke }),
  };
  const own = path.stroke || isInside(bounds, clip, settings.tolerance) ? undefined : asBox(commands);
  return { commands: own ? boxCommands(intersect(own, clip)) : commands, ...paints };
}
