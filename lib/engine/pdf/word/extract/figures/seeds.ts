import {
  areaOf,
  around,
  type Box,
  grownBy,
  heightOf,
  holds,
  intersect,
  isInside,
  touch,
  widthOf,
} from "../../../geometry";
import { median } from "../../statistics";
import type { View } from "../objects";
import { partsOf } from "../scan/ink";
import { figures as settings } from "../settings";
import type { Mark, Shapes } from "../shapes";
import type { PageText } from "./text";

/** The shapes of a page. `colorIn` tells what fills a box that seems white: gradients do. */
export type Drawn = Pick<Shapes, "marks" | "sheets"> & {
  view: View;
  colorIn: (box: Box) => string | undefined;
};

/** What is surely part of a figure, and how much of its area text may cover. */
export type Seed = Box & { maxTextShare: number };

/** Groups boxes that touch, on a map of the page: their number does not matter. */
function groups(boxes: readonly Box[], { width, height }: View): Box[] {
  const [across, down] = [Math.ceil(width / settings.reach) + 1, Math.ceil(height / settings.reach) + 1];
  if (!(across * down <= settings.maxFields)) return [];
  const map = new Uint8Array(across * down);
  const field = (value: number, most: number) =>
    Math.max(0, Math.min(most - 1, Math.floor(value / settings.reach)));
  for (const box of boxes) {
    const [x1, x2] = [field(box.left, across), field(box.right, across)];
    for (let y = field(box.top, down); y <= field(box.bottom, down); y++)
      map.fill(1, y * across + x1, y * across + x2 + 1);
  }
  return partsOf({ data: map, width: across, height: down, scale: 1 / settings.reach }).flatMap((area) => {
    const own = boxes.filter((box) => holds(area, box));
    return own.length > 0 ? [around(own)] : [];
  });
}

/** Returns whether a box is no band along a page. */
const isCompact = (box: Box): boolean =>
  Math.max(widthOf(box) / heightOf(box), heightOf(box) / widthOf(box)) <= settings.maxPlainRatio;

/** Finds shapes with curves or slanted lines, and gradients without text on them. */
function drawnSeeds(marks: readonly Mark[], view: View, text: PageText): Box[] {
  const slanted = marks.filter(({ kind }) => kind === "slanted");
  const gradients = marks.filter((mark) => mark.kind === "gradient" && text.lettersIn(mark) === 0);
  const plain = groups(gradients, view).filter(isCompact);
  return groups([...slanted, ...plain], view).filter(
    (box) => widthOf(box) >= settings.minSize && heightOf(box) >= settings.minSize,
  );
}

/** A bar by the axis that it stands on: where it starts, how long and how thick it is, and its position along the axis. */
type Bar = { mark: Box; base: number; length: number; thickness: number; at: number };

const upright = (mark: Box): Bar => ({
  mark,
  base: mark.bottom,
  length: heightOf(mark),
  thickness: widthOf(mark),
  at: mark.left,
});
const level = (mark: Box): Bar => ({
  mark,
  base: mark.left,
  length: widthOf(mark),
  thickness: heightOf(mark),
  at: mark.top,
});

/** Splits a sorted list where two neighbors are not near. */
function split<T>(sorted: readonly T[], areNear: (before: T, after: T) => boolean): T[][] {
  const parts: T[][] = [];
  for (const item of sorted) {
    const last = parts.at(-1);
    if (last && areNear(last.at(-1) as T, item)) last.push(item);
    else parts.push([item]);
  }
  return parts;
}

/** Finds bars of a chart: boxes of one thickness and several lengths on one axis. */
function barSeeds({ marks, sheets, colorIn }: Drawn, text: PageText): Box[] {
  const all = [...marks.filter((mark) => mark.kind === "box" && mark.filled), ...sheets];
  const boxes = all.filter((box) => !text.isInTable(box));
  if (boxes.length > settings.maxBars) return [];
  const lines = marks.filter(({ kind }) => kind === "line");
  const { baseTolerance, maxBarGap } = settings;
  return [upright, level].flatMap((barOf) => {
    const bars = boxes.map(barOf).sort((a, b) => a.base - b.base);
    return split(bars, (a, b) => b.base - a.base < baseTolerance)
      .flatMap((row) => {
        const usual = median(row.map(({ thickness }) => thickness));
        const alike = row.filter(({ thickness }) => Math.abs(thickness - usual) < 1 + usual / 10);
        return split(
          alike.sort((a, b) => a.at - b.at),
          (a, b) => b.at - a.at - a.thickness < maxBarGap.thicknesses * usual + maxBarGap.points,
        );
      })
      .filter(
        (row) => areBars(row, lines, text) && row.some(({ mark }) => !sheets.includes(mark) || colorIn(mark)),
      )
      .map((row) => around(row.map(({ mark }) => mark)));
  });
}

/** Returns whether boxes in a row are bars, not the tinted cells of a table or columns of text. */
function areBars(row: readonly Bar[], lines: readonly Mark[], text: PageText): boolean {
  const lengths = row.map(({ length }) => length);
  const longest = Math.max(...lengths);
  if (row.length < 2 || longest - Math.min(...lengths) < Math.max(2, longest / 20)) return false;
  const empty = row.filter(({ mark }) => text.lettersIn(mark) === 0);
  const isShort = row.every(({ mark }) => text.lettersIn(mark) <= settings.maxBarLabel);
  // Cells of a column, too, can be tinted, but they are of one length.
  const distinct = new Set(lengths.map(Math.round)).size;
  const isLabeled = row.length >= settings.minBars && distinct >= settings.minEmptyBars * row.length;
  if (!isShort || (empty.length < settings.minEmptyBars * row.length && !isLabeled)) return false;
  const box = around(row.map(({ mark }) => mark));
  const onAxis = lines.some(
    (line) => touch(grownBy(line, settings.baseTolerance), box) && isAxisOf(line, box),
  );
  return row.length >= settings.minBars || onAxis;
}

const isAxisOf = (line: Box, box: Box) =>
  (heightOf(line) < settings.axisThickness && widthOf(line) >= widthOf(box)) ||
  (widthOf(line) < settings.axisThickness && heightOf(line) >= heightOf(box));

/** Returns whether a line ends at a box, coming from outside of it. */
function connects(line: Box, box: Box): boolean {
  const near = settings.connectorReach;
  if (!touch(grownBy(line, near), box) || isInside(line, box, near)) return false;
  const common = intersect(line, box);
  const [across, down] = [widthOf(common), heightOf(common)];
  if (widthOf(line) < settings.axisThickness) return down < near;
  return heightOf(line) < settings.axisThickness ? across < near : Math.min(across, down) < near;
}

/** Finds boxes that lines and arrows connect, such as those of an organization chart; cells of a table touch each other. */
function diagramSeeds(marks: readonly Mark[]): Box[] {
  const isBox = (mark: Mark) =>
    mark.kind === "box" && Math.min(widthOf(mark), heightOf(mark)) >= settings.minSize;
  const isLine = (mark: Mark) =>
    (mark.kind === "line" || mark.kind === "slanted") &&
    Math.max(widthOf(mark), heightOf(mark)) >= settings.minConnector;
  const [boxes, lines] = [marks.filter(isBox), marks.filter(isLine)];
  if (boxes.length < 2 || lines.length === 0) return [];
  if (boxes.length > settings.maxNodes || lines.length > settings.maxNodes) return [];
  const open = new Set<Mark>([...boxes, ...lines]);
  return boxes.flatMap((start) => {
    if (!open.delete(start)) return [];
    const part: Mark[] = [start];
    // Also of those that are added meanwhile.
    for (const one of part)
      for (const other of open) {
        const isJoined =
          one.kind === "box"
            ? other.kind === "box"
              ? isSame(one, other)
              : connects(other, one)
            : other.kind === "box"
              ? connects(one, other)
              : touch(grownBy(one, settings.connectorReach), other);
        if (!isJoined) continue;
        open.delete(other);
        part.push(other);
      }
    const nodes = part.filter(({ kind }) => kind === "box");
    const areApart = nodes.every((node, i) =>
      nodes
        .slice(i + 1)
        .every((other) => isSame(node, other) || !touch(grownBy(node, settings.connectorReach), other)),
    );
    const different = nodes.filter((node, i) => !nodes.slice(i + 1).some((other) => isSame(node, other)));
    return different.length > 1 && areApart ? [around(part)] : [];
  });
}

/** A box that is filled, and then stroked. */
const isSame = (a: Box, b: Box) =>
  isInside(a, b, settings.connectorReach) && isInside(b, a, settings.connectorReach);

/** Finds what is surely part of a figure. */
export function findSeeds(drawn: Drawn, text: PageText): Seed[] {
  const { marks, view } = drawn;
  const { maxTextShare, maxNodeTextShare } = settings;
  return [
    ...drawnSeeds(marks, view, text).map((box) => ({ ...box, maxTextShare })),
    ...barSeeds(drawn, text).map((box) => ({ ...box, maxTextShare })),
    ...diagramSeeds(marks).map((box) => ({ ...box, maxTextShare: maxNodeTextShare })),
  ].sort((a, b) => areaOf(b) - areaOf(a));
}

/** Finds boxes that are as large as those of a diagram, but not connected: they belong to it where they are near. */
export function looseNodes(marks: readonly Mark[], seeds: readonly Seed[]): Box[] {
  const boxes = marks.filter(
    (mark) => mark.kind === "box" && Math.min(widthOf(mark), heightOf(mark)) >= settings.minSize,
  );
  const isOf = (box: Box) => (seed: Seed) =>
    seed.maxTextShare === settings.maxNodeTextShare && isInside(box, seed, settings.connectorReach);
  const nodes = boxes.filter((box) => seeds.some(isOf(box))).slice(0, settings.maxNodes);
  const isLike = (a: Box, b: Box) =>
    Math.abs(widthOf(a) - widthOf(b)) < settings.connectorReach &&
    Math.abs(heightOf(a) - heightOf(b)) < settings.connectorReach;
  return boxes.filter((box) => !nodes.includes(box) && nodes.some((node) => isLike(node, box)));
}

/** Finds filled boxes without text, which are figures only among other shapes; bands along a page are none. */
export function plainBoxes(marks: readonly Mark[], text: PageText, view: View): Box[] {
  const isPlain = (mark: Mark) =>
    mark.kind === "box" &&
    mark.filled &&
    Math.min(widthOf(mark), heightOf(mark)) >= settings.minPlain &&
    text.lettersIn(mark) === 0 &&
    !text.isInTable(mark);
  const plain = marks.filter(isPlain);
  const bands = groups(plain, view).filter((group) => !isCompact(group));
  return plain.filter((box) => isCompact(box) && !bands.some((band) => holds(band, box)));
}
