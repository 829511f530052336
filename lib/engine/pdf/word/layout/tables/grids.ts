import { around, type Box } from "../../../geometry";
import { rules as settings } from "../../settings";
import { lowerBound } from "../../statistics";
import type { Rule, Rules } from "../../types";

/** The lines of a table, and which of its fields form one cell. */
export type Grid = Box & {
  /** Positions of the lines, from left to right and from top to bottom. */
  xs: number[];
  ys: number[];
  cells: { column: number; row: number; columns: number; rows: number }[];
};

/** Joins lines in one position that touch or overlap. */
export function mergeRules(rules: readonly Rule[]): Rule[] {
  const merged: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = merged.findLast(
      ({ at, from, to }) =>
        Math.abs(at - rule.at) < settings.snap &&
        rule.from <= to + settings.snap &&
        rule.to >= from - settings.snap,
    );
    if (same) {
      same.from = Math.min(same.from, rule.from);
      same.to = Math.max(same.to, rule.to);
    } else merged.push({ ...rule });
    // Graph paper would take quadratic time.
    if (merged.length > settings.maxLines * 10) return merged;
  }
  return merged;
}

const crosses = (h: Rule, v: Rule): boolean =>
  v.at >= h.from - settings.snap &&
  v.at <= h.to + settings.snap &&
  h.at >= v.from - settings.snap &&
  h.at <= v.to + settings.snap;

/** Creates a lookup of the lines in a range of positions. */
function createRange(rules: readonly Rule[]) {
  const sorted = rules.toSorted((a, b) => a.at - b.at);
  const at = sorted.map((rule) => rule.at);
  return ({ from, to }: Rule) =>
    sorted.slice(lowerBound(at, from - settings.snap), lowerBound(at, to + settings.snap));
}

/** Groups lines that are connected by crossings. */
export function components({ horizontal, vertical }: Rules): Rules[] {
  const level = new Set(horizontal);
  const open = new Set([...horizontal, ...vertical]);
  const [acrossIn, downIn] = [createRange(horizontal), createRange(vertical)];
  return horizontal.flatMap((start): Rules[] => {
    if (!open.delete(start)) return [];
    const part = [start];
    // Also of the lines that are added meanwhile.
    for (const rule of part)
      for (const other of level.has(rule) ? downIn(rule) : acrossIn(rule)) {
        const [h, v] = level.has(rule) ? [rule, other] : [other, rule];
        if (!open.has(other) || !crosses(h, v)) continue;
        open.delete(other);
        part.push(other);
      }
    return [
      {
        horizontal: part.filter((rule) => level.has(rule)),
        vertical: part.filter((rule) => !level.has(rule)),
      },
    ];
  });
}

/** Returns the distinct positions of lines. */
export function positions(rules: readonly Rule[]): number[] {
  const sorted = rules.map(({ at }) => at).sort((a, b) => a - b);
  return sorted.filter((at, i) => i === 0 || at - (sorted[i - 1] as number) >= settings.snap);
}

/**
 * Creates a lookup of the lines at edges.
 *
 * @returns whether one is at an edge, by its index, and runs past a position
 */
export function createCovers(rules: readonly Rule[], edges: readonly number[]) {
  const at = edges.map((): Rule[] => []);
  const reach = settings.snap * 1.5;
  for (const rule of rules)
    for (let i = lowerBound(edges, rule.at - reach); i < edges.length; i++) {
      if ((edges[i] as number) >= rule.at + reach) break;
      at[i]?.push(rule);
    }
  const sorted = at.map((own) => own.sort((a, b) => a.from - b.from));
  const ends = sorted.map((own) => {
    let end = Number.NEGATIVE_INFINITY;
    return own.map(({ to }) => (end = Math.max(end, to)));
  });
  const starts = sorted.map((own) => own.map(({ from }) => from));
  return (edge: number, middle: number): boolean => {
    const before = lowerBound(starts[edge] ?? [], middle);
    return before > 0 && ((ends[edge] ?? [])[before - 1] as number) >= middle;
  };
}

/** Joins fields without a line between them into cells, as far as they form a rectangle. */
export function cellsOf(
  xs: readonly number[],
  ys: readonly number[],
  { horizontal, vertical }: Rules,
): Grid["cells"] {
  const [width, height] = [xs.length - 1, ys.length - 1];
  const [down, along] = [createCovers(vertical, xs), createCovers(horizontal, ys)];
  const mid = (list: readonly number[], i: number) => ((list[i] ?? 0) + (list[i + 1] ?? 0)) / 2;
  const open = (column: number, row: number, side: "right" | "below") =>
    side === "right" ? !down(column + 1, mid(ys, row)) : !along(row + 1, mid(xs, column));
  const taken = new Set<number>();
  const cells: Grid["cells"] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (taken.has(row * width + column)) continue;
      let columns = 1;
      const free = (at: number) => at < width && !taken.has(row * width + at);
      while (free(column + columns) && open(column + columns - 1, row, "right")) columns++;
      const all = (y: number) =>
        Array.from({ length: columns }, (_, i) => open(column + i, y, "below")).every(Boolean);
      let rows = 1;
      while (row + rows < height && all(row + rows - 1)) rows++;
      for (let y = row; y < row + rows; y++)
        for (let x = column; x < column + columns; x++) taken.add(y * width + x);
      cells.push({ column, row, columns, rows });
    }
  return cells;
}

/** Finds the grids of at least two cells that lines form. */
export function findGrids(rules: Rules): Grid[] {
  const merged = { horizontal: mergeRules(rules.horizontal), vertical: mergeRules(rules.vertical) };
  return components(merged).flatMap((part) => {
    const [xs, ys] = [positions(part.vertical), positions(part.horizontal)];
    if (xs.length < 2 || ys.length < 2 || xs.length * ys.length < 6) return [];
    if (xs.length > settings.maxLines || ys.length > settings.maxLines) return [];
    const cells = cellsOf(xs, ys, part);
    if (cells.length < 2) return [];
    const corners = xs.flatMap((x) => ys.map((y) => ({ left: x, right: x, top: y, bottom: y })));
    return [{ ...around(corners), xs, ys, cells }];
  });
}
