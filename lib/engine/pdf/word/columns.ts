import { around, median } from "./boxes";
import type { Box, Segment } from "./types";

/** A column is at least so wide, of what it is a part of. */
const NARROWEST = 0.15;
/** Lines that both sides of a gutter need. */
const LEAST_LINES = 4;
/** Lines of prose fill their column, of 1; those of a table do not. */
const FILL = 0.6;
/** Narrower is a gap between words, of the size of characters. */
const GUTTER = 0.7;
/** More boxes on a page than a newspaper has: a map, which has no columns. */
const MAX_BOXES = 4000;
const MAX_DEPTH = 4;

/** Parts of a column that are read one after the other. */
type Column<T> = T[][];
/** What stands side by side or alone. */
export type Region<T> = { columns: Column<T>[] };

type Item = Box & Partial<Pick<Segment, "size" | "baseline">>;
type Gutter = { at: number; height: number };

const isText = (item: Item) => item.baseline !== undefined;

/** Share of a column's width that its lines fill; the middle one, so that ends of paragraphs do not count. */
function fillOf(items: readonly Item[]): number {
  const { left, right } = around(items);
  const rows = new Map<number, number>();
  for (const { baseline = 0, left: from, right: to } of items) {
    const row = Math.round(baseline / 3);
    rows.set(row, (rows.get(row) ?? 0) + to - from);
  }
  return median([...rows.values()].map((width) => width / (right - left)));
}

/** Whether what is left and right of a place, between those that cross it, reads as two columns. */
function judge(items: readonly Item[], at: number, width: number): Gutter | undefined {
  const crossing = items.filter(({ left, right }) => left < at && right > at);
  let height = 0;
  for (const band of bandsOf(items, crossing)) {
    const left = band.filter(({ right }) => right <= at);
    const right = band.filter((item) => item.left >= at);
    if (sides(left, right, width)) height += commonHeight(left, right);
  }
  return height > 0 ? { at, height } : undefined;
}

function commonHeight(left: readonly Item[], right: readonly Item[]): number {
  const [a, b] = [around(left), around(right)];
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

function sides(left: readonly Item[], right: readonly Item[], width: number): boolean {
  return (
    [left, right].every((side) => {
      const text = side.filter(isText);
      if (text.length < LEAST_LINES) return false;
      const box = around(text);
      return box.right - box.left > NARROWEST * width && fillOf(text) > FILL;
    }) && commonHeight(left, right) > 0
  );
}

/** Stretches between the items that cross a gutter, top down. */
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

/** Places to try: behind the right edges, which the lines of a column share. */
function candidates(items: readonly Item[], size: number): number[] {
  const counts = new Map<number, number>();
  for (const { right } of items.filter(isText)) {
    const key = Math.round(right / 2);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  return common.slice(0, 24).map(([key]) => key * 2 + (GUTTER * size) / 2 + 1);
}

/** The gutter with the most text on both sides. */
function findGutter(items: readonly Item[]): number | undefined {
  const text = items.filter(isText);
  if (text.length < 2 * LEAST_LINES || items.length > MAX_BOXES) return undefined;
  const { left, right } = around(items);
  const size = median(text.map((item) => item.size ?? 0));
  const gutters = candidates(items, size).flatMap((at) => judge(items, at, right - left) ?? []);
  return gutters.sort((a, b) => b.height - a.height)[0]?.at;
}

/** Cuts a page into regions from top to bottom, each of one column or of several side by side. */
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
    if (!sides(left, right, end - edge)) single(band);
    else regions.push({ columns: [left, right].flatMap((side) => flatten(toRegions(side, depth + 1))) });
  }
  single(pending);
  return regions;
}

/** Columns of a column: side by side if that is all it is, else one after the other. */
function flatten<T>(regions: readonly Region<T>[]): Column<T>[] {
  const [only, ...others] = regions;
  if (only && others.length === 0) return only.columns;
  return [regions.flatMap(({ columns }) => columns.flat())];
}
