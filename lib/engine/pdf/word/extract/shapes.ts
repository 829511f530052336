import { areaOf, type Box, combine, heightOf, intersect, widthOf } from "../../geometry";
import type { Dot, Fill, PathCommand, Rule, Rules } from "../types";
import { boundsOf, hexOf, type ObjectReader, objectTypes, type PageObject, type Point } from "./objects";
import {
  aroundPoints,
  clipOf,
  type DrawnPath,
  PATTERN,
  pointsOf,
  readPath,
  subpathsOf,
  turnOf,
} from "./paths";
import { paths as settings } from "./settings";

/** What the paths of a page are to its text. */
export type Shapes = {
  rules: Rules;
  dots: Dot[];
  fills: Fill[];
  /** Those whose color is not known yet: for PDFium, gradients are white, and patterns gray. */
  gradients: Fill[];
  /** All that leaves a trace on white paper, in drawing order. */
  marks: Mark[];
  /** White boxes, on which programs put charts. */
  sheets: Box[];
};

/** A drawn shape. `box` is an upright one that is thicker than a line, `gradient` a box of many colors. */
export type Mark = Box & { kind: "box" | "line" | "slanted" | "gradient"; color?: string; filled?: boolean };

export const createShapes = (): Shapes => ({
  rules: { horizontal: [], vertical: [] },
  dots: [],
  fills: [],
  gradients: [],
  marks: [],
  sheets: [],
});

const WHITE = "ffffff";

/** Adds a path that is small and as wide as high: it can be a bullet. */
function addDot({ bounds, fill, commands }: DrawnPath, dots: Dot[]): void {
  const [width, height] = [widthOf(bounds), heightOf(bounds)];
  const { min, max, difference } = settings.dot;
  if (width < min || width > max || Math.abs(width - height) > difference) return;
  if (dots.length >= settings.maxDots) return;
  const isRound = commands[1]?.[0] === "C";
  dots.push({ ...bounds, sign: isRound ? (fill ? "\u2022" : "\u25e6") : fill ? "\u25aa" : "\u25a1" });
}

const endOf = (command: PathCommand): Point[] => pointsOf(command).slice(-1);

/** Returns the upright box that a closed part of a path draws, also one with round corners. */
function boxOf(part: readonly PathCommand[], isFilled: boolean): Box | undefined {
  const ends = part.flatMap(endOf);
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last || ends.length < 4 || part.length > settings.maxRoundBox) return undefined;
  const isClosed =
    isFilled ||
    part.at(-1)?.[0] === "Z" ||
    Math.abs(first[0] - last[0]) + Math.abs(first[1] - last[1]) < settings.minLength;
  const box = aroundPoints(ends);
  return isClosed && Math.abs(turnOf(part)) / 2 >= settings.boxShare * areaOf(box) && areaOf(box) > 0
    ? box
    : undefined;
}

/** Returns the boxes that a path consists of, with its pen; none if it has other parts. */
function boxesOf({ bounds, commands, fill }: DrawnPath): Box[] {
  const parts = subpathsOf(commands);
  const boxes = parts.flatMap((part) => boxOf(part, fill !== undefined) ?? []);
  return boxes.length < parts.length ? [] : boxes.length === 1 ? [bounds] : boxes;
}

/** Adds the boxes that a path fills with a color, which text can stand on. */
function addFills(path: DrawnPath, clip: Box, { fills, gradients }: Shapes): void {
  const { fill } = path;
  if (!fill) return;
  const onPaper = fill.rgb.map((part) => Math.round(255 - ((255 - part) * fill.alpha) / 255));
  for (const own of boxesOf(path)) {
    const box = intersect(own, clip);
    if (fills.length >= settings.maxFills) return;
    if (!(widthOf(box) >= settings.minSide && heightOf(box) >= settings.minSide)) continue;
    // White, too: it covers what was filled before.
    const filled = { ...box, color: hexOf(onPaper) };
    fills.push(filled);
    if (fill.color === PATTERN || fill.color === WHITE) gradients.push(filled);
  }
}

/** Adds the horizontal and vertical lines that a path draws. */
function addRules(path: DrawnPath, rules: Rules): void {
  if (rules.horizontal.length + rules.vertical.length > settings.maxRules) return;
  const { stroke, width } = path;
  const color = (stroke ?? path.fill)?.color;
  const pen = { ...(color && { color }), ...(stroke && { width }) };
  for (const points of subpaths(path.commands)) {
    if (stroke)
      for (let i = 1; i < points.length; i++) addLine(rules, points[i - 1] as Point, points[i] as Point, pen);
    else addThinBox(rules, points, pen);
  }
}

/** Color and width of a line. */
type Pen = Pick<Rule, "color" | "width">;

/** Lists the corners of each part of a path; a curve discards those before it. */
function subpaths(commands: readonly PathCommand[]): Point[][] {
  const parts: Point[][] = [];
  for (const command of commands) {
    if (command[0] === "M" || command[0] === "C") parts.push([]);
    const part = parts.at(-1) ?? [];
    if (command.length === 3) part.push([command[1], command[2]]);
    else if (command[0] === "Z" && part[0]) part.push(part[0]);
  }
  return parts;
}

function addLine({ horizontal, vertical }: Rules, [x1, y1]: Point, [x2, y2]: Point, pen: Pen): void {
  const [width, height] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  if (height < 1 && width >= settings.minLength)
    horizontal.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2), ...pen });
  if (width < 1 && height >= settings.minLength)
    vertical.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2), ...pen });
}

function addThinBox(rules: Rules, points: readonly Point[], pen: Pen): void {
  if (points.length < 4 || points.length > settings.maxBoxSegments) return;
  const box = aroundPoints(points);
  const { left, right, top, bottom } = box;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [width, height] = [widthOf(box), heightOf(box)];
  if (height <= settings.maxThickness && width > height)
    addLine(rules, [left, y], [right, y], { ...pen, width: height });
  else if (width <= settings.maxThickness) addLine(rules, [x, top], [x, bottom], { ...pen, width });
}

/** Returns whether a part of a path has curves or slanted lines. */
function isSlanted(part: readonly PathCommand[]): boolean {
  let [x, y] = [0, 0];
  for (const command of part) {
    if (command[0] === "C") return true;
    if (command[0] === "Z") continue;
    const [op, nextX, nextY] = command;
    const [dx, dy] = [Math.abs(nextX - x), Math.abs(nextY - y)];
    if (op === "L" && dx > settings.slanted && dy > settings.slanted) return true;
    [x, y] = [nextX, nextY];
  }
  return false;
}

/** Returns whether a path leaves a trace on white paper. */
const isVisible = ({ stroke, fill }: DrawnPath): boolean =>
  stroke !== undefined ||
  (fill !== undefined && fill.alpha > 0 && Math.min(...fill.rgb) < settings.nearlyWhite);

/** Lists the shapes that a path draws: one, or each of its boxes. */
function marksOf(path: DrawnPath): Mark[] {
  const { bounds, segments, commands, fill, stroke } = path;
  const { color } = fill ?? stroke ?? {};
  const look = { ...(color && { color }), ...(fill && { filled: true }) };
  const isFilled = fill !== undefined;
  const isDrawing =
    segments > settings.maxSegments ||
    subpathsOf(commands).some((part) => !boxOf(part, isFilled) && isSlanted(part));
  if (isDrawing) return [{ ...bounds, ...look, kind: "slanted" }];
  const kindOf = (box: Box) =>
    Math.min(widthOf(box), heightOf(box)) > settings.maxThickness ? ("box" as const) : ("line" as const);
  const boxes = boxesOf(path);
  return boxes.length > 0
    ? boxes.map((box) => ({ ...box, ...look, kind: kindOf(box) }))
    : [{ ...bounds, ...look, kind: "line" }];
}

/** Adds what a path or a shading is to the shapes of a page; other objects are none. */
export function addShapes(reader: ObjectReader, found: PageObject, shapes: Shapes): void {
  const { view } = reader;
  const isPath = found.type === objectTypes.path;
  if (!isPath && found.type !== objectTypes.shading) return;
  const path = isPath ? readPath(reader, found, settings.maxSegments) : undefined;
  if (isPath && !path) return;
  const toView = combine(found.outer, view.matrix);
  const bounds = path?.bounds ?? boundsOf(reader, found.object, toView);
  if (!bounds) return;
  const clip = clipOf(reader, found.object, toView);
  const shown = intersect(clip, { left: 0, top: 0, right: view.width, bottom: view.height });
  const isSeen = (box: Box) => box.right >= box.left && box.bottom >= box.top;
  if (path) {
    addRules(path, shapes.rules);
    addDot(path, shapes.dots);
    addFills(path, clip, shapes);
  } else if (isSeen(intersect(bounds, shown)) && shapes.fills.length < settings.maxFills) {
    const shading = { ...intersect(bounds, shown), color: WHITE };
    shapes.fills.push(shading);
    shapes.gradients.push(shading);
  }
  const isBackground = (box: Box) => areaOf(box) > settings.backgroundShare * view.width * view.height;
  if (path && !isVisible(path)) {
    const sheet = intersect(bounds, shown);
    if (isSeen(sheet) && !isBackground(sheet) && shapes.sheets.length < settings.maxFills)
      shapes.sheets.push(sheet);
    return;
  }
  for (const mark of path ? marksOf(path) : [{ ...bounds, kind: "gradient" as const }]) {
    const box = intersect(mark, shown);
    if (!isSeen(box) || isBackground(box) || shapes.marks.length >= settings.maxPaths) continue;
    shapes.marks.push({ ...mark, ...box });
  }
}
