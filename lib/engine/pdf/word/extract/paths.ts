import { type Box, combine, intersect, isInside, type Matrix } from "../../geometry";
import type { Pointer } from "../../pdfium";
import type { PathCommand, VectorPath } from "../types";
import {
  boundsOf,
  clipSegments,
  colorOf,
  drawModeOf,
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
    const isLevel = Math.abs(y - nextY) < settings.tolerance;
    return isLevel !== Math.abs(x - nextX) < settings.tolerance;
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

/** Returns the box that an object and the forms around it are clipped to. */
function clipOf(reader: ObjectReader, found: PageObject): Box | typeof COMPLEX {
  const { document, view } = reader;
  const { c } = document.pdfium;
  let box: Box = { left: 0, top: 0, right: view.width, bottom: view.height };
  for (let at: PageObject | undefined = found; at; at = at.parent) {
    const clip = c.FPDFPageObj_GetClipPath(at.object);
    const paths = clip === 0 ? 0 : c.FPDFClipPath_CountPaths(clip);
    if (paths > settings.maxClips) return COMPLEX;
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

/** Returns the color and opacity of an object, unless a pattern fills it. */
function paintOf(reader: ObjectReader, object: Pointer, part: "Fill" | "Stroke") {
  const paint = colorOf(reader, object, part);
  return paint && paint.color !== PATTERN ? { color: paint.color, opacity: paint.alpha / 255 } : undefined;
}

function strokeOf(
  reader: ObjectReader,
  object: Pointer,
  [a, b, cc, d]: Matrix,
): VectorPath["stroke"] | typeof COMPLEX {
  const { document, scratch } = reader;
  const { c } = document.pdfium;
  const paint = paintOf(reader, object, "Stroke");
  if (!paint) return COMPLEX;
  const scale = Math.sqrt(Math.abs(a * d - b * cc));
  const width = c.FPDFPageObj_GetStrokeWidth(object, scratch.at(0)) ? scratch.f32(0) * scale : 0;
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

/** Returns whether a blend mode or a mask changes how an object and the forms around it are drawn. */
export function isBlended(reader: ObjectReader, found: PageObject, opacity: number): boolean {
  const { c } = reader.document.pdfium;
  if (opacity === 1 && c.FPDFPageObj_HasTransparency(found.object)) return true;
  for (let form = found.parent; form; form = form.parent)
    // A group without an opacity of its own changes nothing; PDFium does not tell its blend mode.
    if (c.FPDFPageObj_HasTransparency(form.object) && colorOf(reader, form.object)?.alpha !== 255)
      return true;
  return false;
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
  const { document, view } = reader;
  const { c } = document.pdfium;
  const { object, outer } = found;
  const mode = drawModeOf(reader, object);
  if (!mode || (mode.fill === 0 && !mode.isStroked)) return undefined;
  const bounds = boundsOf(reader, object, combine(outer, view.matrix));
  if (!bounds) return undefined;
  const clip = clipOf(reader, found);
  if (clip === COMPLEX) return COMPLEX;
  const box = intersect(bounds, clip);
  if (!(box.right >= box.left && box.bottom >= box.top)) return undefined;
  const matrix = toViewOf(reader, found);
  const stroke = mode.isStroked ? strokeOf(reader, object, matrix) : undefined;
  if (stroke === COMPLEX) return COMPLEX;
  let fill: VectorPath["fill"];
  if (mode.fill !== 0) {
    const paint = paintOf(reader, object, "Fill");
    if (!paint) return COMPLEX;
    fill = { ...paint, rule: mode.fill === EVEN_ODD ? "evenodd" : "nonzero" };
  }
  if (isBlended(reader, found, Math.min(fill?.opacity ?? 1, stroke?.opacity ?? 1))) return COMPLEX;
  if (!(fill && fill.opacity > 0) && !(stroke && stroke.opacity > 0)) return undefined;
  const count = c.FPDFPath_CountSegments(object);
  budget.segments -= count;
  if (budget.segments < 0) return COMPLEX;
  const commands = toCommands(pathSegments(reader, object, matrix));
  if (commands.length < 2) return undefined;
  const paints = {
    ...(fill && fill.opacity > 0 && { fill }),
    ...(stroke && stroke.opacity > 0 && { stroke }),
  };
  if (isInside(bounds, clip, settings.tolerance)) return { ...box, commands, ...paints };
  const own = stroke ? undefined : asBox(commands);
  if (own) return { ...box, commands: boxCommands(intersect(own, clip)), ...paints };
  const page = { left: 0, top: 0, right: view.width, bottom: view.height };
  return {
    ...box,
    commands,
    ...paints,
    ...(!isInside(intersect(bounds, page), clip, settings.tolerance) && { clip }),
  };
}
