import { around } from "./boxes";
import type { Box, Rule, Rules } from "./types";

/** Lines that are no further apart are one, and end on each other, in points. */
const SNAP = 3;
/** A table of more lines is squared paper. */
const MAX_LINES = 200;

/** A ruled table without its text: where its lines are, and which of its fields are one cell. */
export type Grid = Box & {
  /** Places of the lines, from left and from the top. */
  xs: number[];
  ys: number[];
  cells: { column: number; row: number; columns: number; rows: number }[];
};

/** Lines in one place as one, with what is between their ends where they touch. */
function merge(rules: readonly Rule[]): Rule[] {
  const merged: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = merged.findLast(
      ({ at, from, to }) => Math.abs(at - rule.at) < SNAP && rule.from <= to + SNAP && rule.to >= from - SNAP,
    );
    if (same) {
      same.from = Math.min(same.from, rule.from);
      same.to = Math.max(same.to, rule.to);
    } else merged.push({ ...rule });
    // Lines far above have nothing to add any more; a page of squared paper would take its square in time.
    if (merged.length > MAX_LINES * 10) return merged;
  }
  return merged;
}

const crosses = (h: Rule, v: Rule): boolean =>
  v.at >= h.from - SNAP && v.at <= h.to + SNAP && h.at >= v.from - SNAP && h.at <= v.to + SNAP;

/** Lines that hang together. */
function components({ horizontal, vertical }: Rules): Rules[] {
  const found: Rules[] = [];
  const left = new Set(vertical);
  const open = new Set(horizontal);
  for (const start of horizontal) {
    if (!open.delete(start)) continue;
    const part: Rules = { horizontal: [start], vertical: [] };
    const pending: ["h" | "v", Rule][] = [["h", start]];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [kind, rule] = next;
      for (const other of kind === "h" ? left : open) {
        if (!(kind === "h" ? crosses(rule, other) : crosses(other, rule))) continue;
        (kind === "h" ? left : open).delete(other);
        (kind === "h" ? part.vertical : part.horizontal).push(other);
        pending.push([kind === "h" ? "v" : "h", other]);
      }
    }
    found.push(part);
  }
  return found;
}

/** Distinct places of lines. */
function places(rules: readonly Rule[]): number[] {
  const sorted = rules.map(({ at }) => at).sort((a, b) => a - b);
  return sorted.filter((at, i) => i === 0 || at - (sorted[i - 1] as number) >= SNAP);
}

const covers = (rules: readonly Rule[], at: number, middle: number): boolean =>
  rules.some((rule) => Math.abs(rule.at - at) < SNAP * 1.5 && rule.from <= middle && rule.to >= middle);

/** Fields without a line between them are one cell, as far as they make a rectangle. */
function cellsOf(
  xs: readonly number[],
  ys: readonly number[],
  { horizontal, vertical }: Rules,
): Grid["cells"] {
  const [width, height] = [xs.length - 1, ys.length - 1];
  const mid = (list: readonly number[], i: number) => ((list[i] ?? 0) + (list[i + 1] ?? 0)) / 2;
  const open = (column: number, row: number, side: "right" | "below") =>
    side === "right"
      ? !covers(vertical, xs[column + 1] ?? 0, mid(ys, row))
      : !covers(horizontal, ys[row + 1] ?? 0, mid(xs, column));
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

/** Tables that are drawn with lines: at least two cells. */
export function findGrids(rules: Rules): Grid[] {
  const merged = { horizontal: merge(rules.horizontal), vertical: merge(rules.vertical) };
  return components(merged).flatMap((part) => {
    const [xs, ys] = [places(part.vertical), places(part.horizontal)];
    if (xs.length < 2 || ys.length < 2 || xs.length * ys.length < 6) return [];
    if (xs.length > MAX_LINES || ys.length > MAX_LINES) return [];
    const cells = cellsOf(xs, ys, part);
    if (cells.length < 2) return [];
    const corners = xs.flatMap((x) => ys.map((y) => ({ left: x, right: x, top: y, bottom: y })));
    return [{ ...around(corners), xs, ys, cells }];
  });
}
