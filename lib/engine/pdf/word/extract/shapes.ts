import { areaOf, type Box, combine, heightOf, intersect, widthOf } from "../../geometry";
import type { Dot, Fill, PathCommand, Rule, Rules } from "../types";
import { boundsOf, hexOf, type ObjectReader, objectTypes, type PageObject, type Point } from "./objects";
import { aroundPoints, clipOf, type DrawnPath, readPath } from "./paths";
import { paths as settings } from "./settings";

/** What the paths of a page are to its text. */
export type Shapes = {
  rules: Rules;
  dots: Dot[];
  fills: Fill[];
  /** Paths with curves or slanted lines, of which drawings consist, and all others. */
  drawn: Box[];
  straight: Box[];
};

/** Adds a path that is small and as wide as high: it can be a bullet. */
function addDot({ bounds, fill, commands }: DrawnPath, dots: Dot[]): void {
  const [width, height] = [widthOf(bounds), heightOf(bounds)];
  const { min, max, difference } = settings.dot;
  if (width < min || width > max || Math.abs(width - height) > difference) return;
  if (dots.length >= settings.maxDots) return;
  const isRound = commands[1]?.[0] === "C";
  dots.push({ ...bounds, sign: isRound ? (fill ? "\u2022" : "\u25e6") : fill ? "\u25aa" : "\u25a1" });
}

/** Adds a path that fills a box with a color, which text can stand on. */
function addFill({ segments, commands, fill }: DrawnPath, box: Box, fills: Fill[]): void {
  if (!fill || segments < 4 || segments > settings.maxBoxSegments || fills.length >= settings.maxFills)
    return;
  if (commands.some(([op]) => op === "C")) return;
  if (!(widthOf(box) >= settings.minSide && heightOf(box) >= settings.minSide)) return;
  const onPaper = fill.rgb.map((part) => Math.round(255 - ((255 - part) * fill.alpha) / 255));
  // White covers what was filled before.
  if (Math.min(...onPaper) < settings.nearlyWhite || fills.length > 0)
    fills.push({ ...box, color: hexOf(onPaper) });
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

/** Returns whether a path has curves or slanted lines. */
function isSlanted({ segments, commands }: DrawnPath): boolean {
  if (segments > settings.maxSegments) return true;
  let [x, y] = [0, 0];
  for (const command of commands) {
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
  const clipped = intersect(bounds, clipOf(reader, found.object, toView));
  if (path) {
    addRules(path, shapes.rules);
    addDot(path, shapes.dots);
    addFill(path, clipped, shapes.fills);
    if (!isVisible(path)) return;
  }
  const box = intersect(clipped, { left: 0, top: 0, right: view.width, bottom: view.height });
  if (!(box.right >= box.left && box.bottom >= box.top)) return;
  if (areaOf(box) > settings.backgroundShare * view.width * view.height) return;
  if (shapes.drawn.length + shapes.straight.length >= settings.maxPaths) return;
  (!path || isSlanted(path) ? shapes.drawn : shapes.straight).push(box);
}
