import { columns as settings } from "../../settings";
import { findGutter, type Gutter, type Item } from "./gutters";

/** Parts of a column, read one after the other. */
type Column<T> = T[][];
/** A part of a page that has one column, or several side by side. */
type Region<T> = { columns: Column<T>[] };

/** Merges the regions of a column: its columns if they are all it has, otherwise one column of parts. */
function flatten<T>(regions: readonly Region<T>[]): Column<T>[] {
  const [only, ...others] = regions;
  if (only && others.length === 0) return only.columns;
  return [regions.flatMap(({ columns }) => columns.flat())];
}

/** Joins regions of one column, so that a paragraph can go on from one to the next. */
function joinSingle<T>(regions: readonly Region<T>[]): Region<T>[] {
  const joined: Region<T>[] = [];
  for (const region of regions) {
    const last = joined.at(-1);
    const [part, ...more] = region.columns.length === 1 ? (region.columns[0] ?? []) : [];
    if (part && more.length === 0 && last?.columns.length === 1) last.columns[0]?.at(-1)?.push(...part);
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
  if (!found) return [{ columns: [[[...items]]] }];
  const { gutter, above, left, right, below } = found;
  const gutters = [...known, gutter];
  return joinSingle([
    ...toRegions(above, gutters, depth + 1),
    { columns: [left, right].flatMap((side) => flatten(toRegions(side, [], depth + 1))) },
    ...toRegions(below, gutters, depth + 1),
  ]);
}
