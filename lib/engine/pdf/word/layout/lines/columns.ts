import { around, type Box, middleOf, widthOf } from "../../../geometry";
import { columns as settings } from "../../settings";
import { lowerBound, median, weightedMode } from "../../statistics";
import type { Segment } from "../../types";
import { startsItem } from "../paragraphs/lists";
import { lineOf } from "./lines";

const cased = /[\p{Lu}\p{Ll}]/u;

/** Text has a baseline; pictures and tables have none. */
type Item = Box & Partial<Pick<Segment, "size" | "baseline" | "glyphs">>;

/** An empty strip between columns. */
type Gutter = { from: number; to: number };

/** The items around a gutter. */
type Cut<T> = { gutter: Gutter; above: T[]; left: T[]; right: T[]; below: T[] };

const isText = (item: Item) => item.baseline !== undefined;
/** A line that is a little too long reaches into the gutter, but not through it. */
const isLeft = (item: Box, { from, to }: Gutter) => item.right <= to - settings.tolerance && item.left < from;
const isRight = (item: Box, { from, to }: Gutter) =>
  item.left >= from + settings.tolerance && item.right > to;

/** Returns the number of characters of a segment, as letters. */
const lengthOf = ({ glyphs = [] }: Item): number =>
  glyphs.reduce((sum, { left, right, size }) => sum + (right - left > 0.8 * size ? 2 : 1), 0);

/** Returns how long lines are in comparison with the longest, so that the ends of paragraphs do not count. */
function fillShare(items: readonly Item[]): number {
  const widths = items.map(widthOf).sort((a, b) => a - b);
  return median(widths) / (widths[Math.floor(widths.length * 0.9)] ?? 1);
}

function commonHeight(left: readonly Item[], right: readonly Item[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  const [a, b] = [around(left), around(right)];
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

const isProse = (items: readonly Item[]): boolean =>
  median(items.map(lengthOf)) >= settings.minLength && fillShare(items) > settings.minFill;

/** Returns the lines in the font size of most of the text, without the labels of figures. */
function inMainSize<T extends Item>(text: readonly T[]): T[] {
  const usual = weightedMode(
    text.map((item) => [item.size ?? 0, widthOf(item)]),
    0.5,
  );
  return text.filter(({ size = 0 }) => Math.abs(size - usual) < settings.titleSize * usual);
}

/** Returns whether nearly all lines end before the gutter, or start after it. */
const isClear = (items: readonly Item[], { from, to }: Gutter): boolean =>
  items.filter(({ left, right }) => left < to - settings.tolerance && right > from + settings.tolerance)
    .length <=
  settings.maxIntruders * items.length;

/** Returns whether the parts of a row start a list item. */
const isMarked = (row: readonly Item[]): boolean =>
  startsItem(
    lineOf(
      row.map(({ baseline = 0, size = 0, glyphs = [], ...box }): Segment => {
        return { ...box, baseline, size, glyphs: glyphs.slice(0, settings.markerLength) };
      }),
    ),
  );

/** Splits the lines of a column into those of list items, with their text, and all others. */
function splitItems(items: readonly Item[]): { marked: Item[][]; others: Item[][] } {
  const rows = new Map<number, Item[]>();
  for (const item of items) {
    const key = Math.round((item.baseline ?? 0) / settings.tolerance);
    const row = rows.get(key) ?? [];
    rows.set(key, row);
    row.push(item);
  }
  const all = [...rows.values()];
  const marked = all.filter(isMarked);
  return { marked, others: all.filter((row) => !marked.includes(row)) };
}

/** Returns whether most lines of a column are list items. */
function isList(items: readonly Item[]): boolean {
  const { marked, others } = splitItems(items);
  return marked.length >= Math.max(settings.minItems, others.length);
}

/** Returns whether a column is prose between list items. */
function isProseWithLists(items: readonly Item[]): boolean {
  const { marked, others } = splitItems(items);
  return marked.length >= settings.minItems && isProse(others.flat());
}

/** Returns whether items on both sides read as two columns: of prose, or of lists. @param width of the region around them */
function areColumns(left: readonly Item[], right: readonly Item[], width: number): boolean {
  const sides = [left, right].map((side) => inMainSize(side.filter(isText)));
  const isWide = (text: readonly Item[]) =>
    text.length >= settings.minLines && widthOf(around(text)) > settings.minWidth * width;
  if (!sides.every(isWide)) return false;
  if (!sides.every((side) => isProse(side) || isList(side) || isProseWithLists(side))) return false;
  return !areEntries(left, right) || sides.every(isList);
}

/** Returns the share of lines that begin on the baseline of one on the other side. */
function alignedShare(left: readonly Item[], right: readonly Item[]): number {
  const baselines = right.flatMap(({ baseline }) => baseline ?? []);
  const text = left.filter(isText);
  const aligned = text.filter(({ baseline = 0 }) =>
    baselines.some((other) => Math.abs(other - baseline) < settings.tolerance),
  );
  return aligned.length / Math.max(1, Math.min(text.length, baselines.length));
}

/** Returns whether lines side by side are a table's long cells: none goes on from the one above. */
function areEntries(left: readonly Item[], right: readonly Item[]): boolean {
  const starts = [...left, ...right].flatMap(({ glyphs }) => glyphs?.[0]?.text.slice(0, 1) ?? []);
  const letters = starts.filter((text) => cased.test(text));
  const lower = letters.filter((text) => text !== text.toUpperCase());
  return (
    letters.length > starts.length / 2 &&
    lower.length < settings.minContinued * letters.length &&
    alignedShare(left, right) >= settings.aligned
  );
}

/** Returns whether items beside a gutter that is known from other parts of the page could be a table's rows. */
function areRows(left: readonly Item[], right: readonly Item[]): boolean {
  const text = [...left, ...right].filter(isText);
  return median(text.map(lengthOf)) < settings.minLength && alignedShare(left, right) >= settings.aligned;
}

/** Returns the edges that several lines share, most frequent first. */
function commonEdges(items: readonly Item[], edge: "left" | "right"): number[] {
  const counts = new Map<number, number>();
  for (const item of items) {
    const key = Math.round(item[edge]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= settings.minLines / 2)
    .sort(([, a], [, b]) => b - a)
    .slice(0, settings.maxCandidates)
    .map(([key]) => key);
}

/** Returns the strips to try: before the left edges that lines share, and after their right edges. */
function candidatesOf(items: readonly Item[]): Gutter[] {
  const text = items.filter(isText);
  const width = settings.minGutter * median(text.map(({ size = 0 }) => size));
  return [
    ...commonEdges(text, "left").map((at) => ({ from: at - width, to: at })),
    ...commonEdges(text, "right").map((at) => ({ from: at, to: at + width })),
  ];
}

/**
 * Leaves out what stands over or under both columns, although it reaches into one alone: a short title of theirs, or of
 * what follows.
 */
function withoutTitles<T extends Item>({ left, right }: Pick<Cut<T>, "left" | "right">) {
  const [a, b] = [around(left), around(right)];
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  const usual = median([...left, ...right].flatMap(({ size }) => size ?? []));
  const lowest = [left, right].map((side) => side.toSorted((x, y) => y.bottom - x.bottom)[0]);
  const isOver = (item: T) =>
    middleOf(item) <= top &&
    item.size !== undefined &&
    Math.abs(item.size - usual) >= settings.titleSize * usual;
  const isUnder = (item: T) =>
    middleOf(item) >= bottom && (item.size ?? 0) > (1 + settings.titleSize) * usual && lowest.includes(item);
  const belongs = (item: T) => !isOver(item) && !isUnder(item);
  return {
    left: left.filter(belongs),
    right: right.filter(belongs),
    over: new Set([...left, ...right].filter(isOver)),
  };
}

/** Returns the tallest part of a gutter that nothing crosses and that has columns on both sides. */
function cutAt<T extends Item>(
  items: readonly T[],
  gutter: Gutter,
  accepts: (left: readonly T[], right: readonly T[]) => boolean,
): { cut: Cut<T>; height: number } | undefined {
  const crossing = items.filter((item) => !isLeft(item, gutter) && !isRight(item, gutter));
  const walls = crossing.map(middleOf).sort((a, b) => a - b);
  const isBesideWall = (item: T) => {
    const at = lowerBound(walls, middleOf(item) - settings.tolerance);
    return (walls[at] ?? Number.POSITIVE_INFINITY) < middleOf(item) + settings.tolerance;
  };
  const across = new Set(crossing.length > 0 ? items.filter(isBesideWall) : []);
  const bands = new Map<number, { left: T[]; right: T[] }>();
  for (const item of items) {
    if (across.has(item)) continue;
    const index = lowerBound(walls, middleOf(item));
    const band = bands.get(index) ?? { left: [], right: [] };
    bands.set(index, band);
    (isLeft(item, gutter) ? band.left : band.right).push(item);
  }
  const [best] = [...bands]
    .map(([index, band]) => ({ index, band, height: commonHeight(band.left, band.right) }))
    .sort((a, b) => b.height - a.height)
    .filter(
      ({ band: { left, right }, height }) =>
        height > 0 && isClear([...left, ...right], gutter) && accepts(left, right),
    );
  if (!best) return undefined;
  const { index, height } = best;
  const { over, ...band } = withoutTitles(best.band);
  if (band.left.length === 0 || band.right.length === 0) return undefined;
  const inside = new Set<T>([...band.left, ...band.right]);
  const upper = walls[index - 1] ?? Number.NEGATIVE_INFINITY;
  const others = items.filter((item) => !inside.has(item));
  const isAbove = (item: T) => middleOf(item) <= upper || over.has(item);
  const above = others.filter(isAbove);
  const below = others.filter((item) => !isAbove(item));
  return { cut: { gutter, above, below, ...band }, height };
}

/**
 * Finds the tallest gutter of a region: between lines of prose, or, where other parts of the page have the same one,
 * between anything but a table's cells.
 */
function findGutter<T extends Item>(items: readonly T[], known: readonly Gutter[]): Cut<T> | undefined {
  if (items.length > settings.maxBoxes) return undefined;
  const width = widthOf(around(items));
  const accepts = (left: readonly T[], right: readonly T[]) => areColumns(left, right, width);
  const cuts = [
    ...candidatesOf(items).flatMap((gutter) => cutAt(items, gutter, accepts) ?? []),
    ...known.flatMap((gutter) => cutAt(items, gutter, (left, right) => !areRows(left, right)) ?? []),
  ];
  const [best] = cuts.sort((a, b) => b.height - a.height || a.cut.gutter.to - b.cut.gutter.to);
  const before = best && gutterBefore(items, best.cut);
  const wider = before && cutAt(items, before, accepts);
  return wider && wider.height > best.height ? wider.cut : best?.cut;
}

/** Returns a gutter before what starts between two columns: the title of one whose lines are indented. */
function gutterBefore<T extends Item>(
  items: readonly T[],
  { gutter: { from, to }, left, right }: Cut<T>,
): Gutter | undefined {
  const [start, end] = [around(left).right + to - from, around(right).left];
  const first = items.reduce(
    (least, item) => (isText(item) && item.left > start ? Math.min(least, item.left) : least),
    end,
  );
  return first < end ? { from: first + from - to, to: first } : undefined;
}

/** Parts of a column, read one after the other. */
type Column<T> = T[][];
/** A part of a page that has one column, or several side by side. */
type Region<T> = Column<T>[];

/** Merges the regions of a column: its columns if they are all it has, otherwise one column of parts. */
function flatten<T>(regions: readonly Region<T>[]): Column<T>[] {
  const [only, ...others] = regions;
  return only && others.length === 0 ? only : [regions.flat(2)];
}

/** Joins regions of one column, so that a paragraph can go on from one to the next. */
function joinSingle<T>(regions: readonly Region<T>[]): Region<T>[] {
  const joined: Region<T>[] = [];
  for (const region of regions) {
    const last = joined.at(-1);
    const [part, ...more] = region.length === 1 ? (region[0] ?? []) : [];
    if (part && more.length === 0 && last?.length === 1) last[0]?.at(-1)?.push(...part);
    else joined.push(region);
  }
  return joined;
}

/**
 * Splits a page into regions from top to bottom, each with one column or several side by side: the tallest gutter is cut
 * first, then what is above, beside and below it.
 */
export function toRegions<T extends Item>(
  items: readonly T[],
  known: readonly Gutter[] = [],
  depth = 0,
): Region<T>[] {
  if (items.length === 0) return [];
  const found = depth < settings.maxDepth ? findGutter(items, known) : undefined;
  if (!found) return [[[[...items]]]];
  const { gutter, above, left, right, below } = found;
  const gutters = [...known, gutter];
  return joinSingle([
    ...toRegions(above, gutters, depth + 1),
    [left, right].flatMap((side) => flatten(toRegions(side, [], depth + 1))),
    ...toRegions(below, gutters, depth + 1),
  ]);
}
