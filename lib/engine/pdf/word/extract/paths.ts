import { type Box, combine, intersect, isInside } from "../../geometry";
import type { PathCommand, VectorPath } from "../types";
import {
  aroundPoints,
  boundsOf,
  clipSegments,
  colorOf,
  type ObjectColor,
  type ObjectReader,
  type PageObject,
  type PathSegment,
  pathSegments,
  segmentTypes,
  toViewOf,
} from "./objects";
import { paths as settings } from "./settings";

/** FPDF_FILLMODE_ALTERNATE of fpdf_edit.h; 0 is no fill, 2 the nonzero winding rule. */
const EVEN_ODD = 1;
/** In the order of FPDF_LINECAP_* and FPDF_LINEJOIN_*. */
const caps = ["butt", "round", "square"] as const;
const joins = ["miter", "round", "bevel"] as const;
/** What PDFium reports in place of a pattern (`CPDF_ColorState`). */
const PATTERN = "bfbfbf";

/** Segments of paths that can still be read. */
export type SegmentBudget = { segments: number };

/** It needs more than paths have: a pattern, a blend mode, a mask or a clip that is no box. Or there are too many. */
export const COMPLEX = "complex";

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
    commands: segments > maxSegments ? [] : toCommands(pathSegments(reader, object, matrix)),
    fill: fillMode === 0 ? undefined : colorOf(reader, object),
    isEvenOdd: fillMode === EVEN_ODD,
    stroke: isStroked ? colorOf(reader, object, "Stroke") : undefined,
    width: c.FPDFPageObj_GetStrokeWidth(object, scratch.at(0)) ? scratch.f32(0) * scale : 0,
    scale,
  };
}

/** Returns the upright box that commands draw, if they draw one. */
function asBox(commands: readonly PathCommand[]): Box | undefined {
  const points = commands.flatMap((command) =>
    command.length === 3 ? [[command[1], command[2]] as const] : [],
  );
  const isCurved = commands.some(([op], i) => op === "C" || (op === "M" && i > 0));
  if (isCurved || points.length < 4 || points.length > 5) return undefined;
  const [[firstX, firstY] = [0, 0], , , , [lastX, lastY] = [firstX, firstY]] = points;
  if (Math.abs(lastX - firstX) > settings.tolerance || Math.abs(lastY - firstY) > settings.tolerance)
    return undefined;
  const isCorner = ([x, y]: readonly [number, number], i: number) => {
    const [nextX, nextY] = points[(i + 1) % 4] ?? [x, y];
    const isLevel = Math.abs(y - nextY) < settings.tolerance;
    return isLevel !== Math.abs(x - nextX) < settings.tolerance;
  };
  return points.slice(0, 4).every(isCorner) ? aroundPoints(points) : undefined;
}

const boxCommands = ({ left, top, right, bottom }: Box): PathCommand[] => [
  ["M", left, top],
  ["L", right, top],
  ["L", right, bottom],
  ["L", left, bottom],
  ["Z"],
];

/** Returns the box that an object and the forms around it are clipped to. */
function clipOf(reader: ObjectReader, found: PageObject): Box | typeof COMPLEX {
  const { document, view } = reader;
  const { c } = document.pdfium;
  let box: Box = { left: 0, top: 0, right: view.width, bottom: view.height };
  for (let at: PageObject | undefined = found; at; at = at.parent) {
    const clip = c.FPDFPageObj_GetClipPath(at.object);
    const paths = clip === 0 ? 0 : c.FPDFClipPath_CountPaths(clip);
    if (paths > settings.maxBoxClips) return COMPLEX;
    const matrix = combine(at.outer, view.matrix);
    for (let path = 0; path < paths; path++) {
      if (c.FPDFClipPath_CountPathSegments(clip, path) > settings.maxBoxSegments) return COMPLEX;
      const own = asBox(toCommands(clipSegments(reader, clip, path, matrix)));
      if (!own) return COMPLEX;
      box = intersect(box, own);
    }
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
    cap: caps[c.FPDFPageObj_GetLineCap(object)] ?? "butt",
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
  const clip = clipOf(reader, found);
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
  if (isInside(bounds, clip, settings.tolerance)) return { ...box, commands, ...paints };
  const own = path.stroke ? undefined : asBox(commands);
  if (own) return { ...box, commands: boxCommands(intersect(own, clip)), ...paints };
  const page = { left: 0, top: 0, right: reader.view.width, bottom: reader.view.height };
  const isClipped = !isInside(intersect(bounds, page), clip, settings.tolerance);
  return { ...box, commands, ...paints, ...(isClipped && { clip }) };
}
