import { around, type Box } from "../../geometry";
import type { Segment } from "../types";
import { median } from "./statistics";

/** Minimum width of a column, as a share of its region. */
const MIN_WIDTH = 0.15;
/** Lines that both sides of a gutter need. */
const MIN_LINES = 4;
/** Share of a column's width that its lines fill at least: prose does, table cells do not. */
const MIN_FILL = 0.6;
/** Minimum width of a gutter, relative to the font size; narrower is a gap between words. */
const MIN_GUTTER = 0.7;
/** More boxes than a newspaper page has: a map, which has no columns. */
const MAX_BOXES = 4000;
const MAX_DEPTH = 4;

/** Parts of a column, read one after the other. */
type Column<T> = T[][];
/** A part of a page that has one column, or several side by side. */
type Region<T> = { columns: Column<T>[] };

type Item = Box & Partial<Pick<Segment, "size" | "baseline">>;
type Gutter = { at: number; height: number };

const isText = (item: Item) => item.baseline !== undefined;

/** Returns the median share of a column's width that its lines fill, so that the ends of paragraphs do not count. */
function fillShare(items: readonly Item[]): number {
  const { left, right } = around(items);
  const rows = new Map<number, number>();
  for (const { baseline = 0, left: from, right: to } of items) {
    const row = Math.round(baseline / 3);
    rows.set(row, (rows.get(row) ?? 0) + to - from);
  }
  return median([...rows.values()].map((width) => width / (right - left)));
}

/** Returns the gutter at a position if the items on both sides, between those that cross it, read as two columns. */
function measureGutter(items: readonly Item[], at: number, width: number): Gutter | undefined {
  const crossing = items.filter(({ left, right }) => left < at && right > at);
  let height = 0;
  for (const band of bandsOf(items, crossing)) {
    const left = band.filter(({ right }) => right <= at);
    const right = band.filter((item) => item.left >= at);
    if (areColumns(left, right, width)) height += commonHeight(left, right);
  }
  return height > 0 ? { at, height } : undefined;
}

function commonHeight(left: readonly Item[], right: readonly Item[]): number {
  const [a, b] = [around(left), around(right)];
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

function areColumns(left: readonly Item[], right: readonly Item[], width: number): boolean {
  return (
    [left, right].every((side) => {
      const text = side.filter(isText);
      if (text.length < MIN_LINES) return false;
      const box = around(text);
      return box.right - box.left > MIN_WIDTH * width && fillShare(text) > MIN_FILL;
    }) && commonHeight(left, right) > 0
  );
}

/** Splits items at those that cross a gutter, from the top. */
function bandsOf(items: readonly Item[], crossing: readonly Item[]): Item[][] {
  const walls = crossing.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  const bands = new Map<number, Item[]>();
  const across = new Set(crossing);
  for (const item of items) {
    if (across.has(item)) continue;
    const middle = (item.top + item.bottom) / 2;
    const index = lowerBound(walls, middle);
    const band = bands.get(index);
    if (band) band.push(item);
    else bands.set(index, [item]);
  }
  return [...bands].sort(([a], [b]) => a - b).map(([, band]) => band);
}

function lowerBound(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the positions to try: to the right of right edges that several lines share. */
function gutterCandidates(items: readonly Item[], size: number): number[] {
  const counts = new Map<number, number>();
  for (const { right } of items.filter(isText)) {
    const key = Math.round(right / 2);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  return common.slice(0, 24).map(([key]) => key * 2 + (MIN_GUTTER * size) / 2 + 1);
}

/** Finds the gutter with the most text on both sides. */
function findGutter(items: readonly Item[]): number | undefined {
  const text = items.filter(isText);
  if (text.length < 2 * MIN_LINES || items.length > MAX_BOXES) return undefined;
  const { left, right } = around(items);
  const size = median(text.map((item) => item.size ?? 0));
  const gutters = gutterCandidates(items, size).flatMap((at) => measureGutter(items, at, right - left) ?? []);
  return gutters.sort((a, b) => b.height - a.height)[0]?.at;
}

/** Splits a page into regions from top to bottom, each with one column or several side by side. */
export function toRegions<T extends Item>(items: readonly T[], depth = 0): Region<T>[] {
  const at = depth < MAX_DEPTH ? findGutter(items) : undefined;
  if (at === undefined) return items.length > 0 ? [{ columns: [[[...items]]] }] : [];
  const { left: edge, right: end } = around(items);
  const crossing = items.filter(({ left, right }) => left < at && right > at);
  const regions: Region<T>[] = [];
  const single = (more: readonly T[]) => {
    const last = regions.at(-1);
    if (last?.columns.length === 1) last.columns[0]?.at(-1)?.push(...more);
    else if (more.length > 0) regions.push({ columns: [[[...more]]] });
  };
  const pending = crossing.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);
  for (const band of bandsOf(items, crossing) as T[][]) {
    const middle = median(band.map(({ top, bottom }) => (top + bottom) / 2));
    while (pending[0] && (pending[0].top + pending[0].bottom) / 2 < middle) single(pending.splice(0, 1));
    const left = band.filter(({ right }) => right <= at);
    const right = band.filter((item) => item.left >= at);
    if (!areColumns(left, right, end - edge)) single(band);
    else regions.push({ columns: [left, right].flatMap((side) => flatten(toRegions(side, depth + 1))) });
  }
  single(pending);
  return regions;
}

/** Merges the regions of a column: its columns if they are all it has, otherwise one column of parts. */
function flatten<T>(regions: readonly Region<T>[]): Column<T>[] {
  const [only, ...others] = regions;
  if (only && others.length === 0) return only.columns;
  return [regions.flatMap(({ columns }) => columns.flat())];
}
