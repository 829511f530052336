import type { Rules } from "../../types";
import type { Placed } from "./rows";
import { tables as settings } from "./settings";

/** Which columns the words of a head stand over. */

type Cell = Placed["cells"][number];
type Columns = Pick<Cell, "from" | "to">;

const center = (left: number, right: number) => (left + right) / 2;

/** Returns the columns that a line below a head reaches over; undefined if it has none of its own. */
function columnsOfRule(
  { piece }: Cell,
  above: number,
  below: number,
  xs: readonly number[],
  { horizontal }: Rules,
) {
  const middle = center(piece.left, piece.right);
  const rule = horizontal.find(
    ({ at, from, to }) => at > above && at < below && from <= middle && to >= middle,
  );
  if (!rule) return undefined;
  const inside = xs.slice(1).flatMap((right, i) => {
    const x = center(xs[i] as number, right);
    return x > rule.from && x < rule.to ? [i] : [];
  });
  const [from, to] = [inside[0], inside.at(-1)];
  return from === undefined || to === undefined || inside.length === xs.length - 1 ? undefined : { from, to };
}

/** Returns the most columns that a head stands in the middle of. */
function columnsInMiddle(
  { from, to, piece }: Cell,
  below: readonly Cell[],
  isFree: (column: number) => boolean,
): Columns {
  const middle = center(piece.left, piece.right);
  const isCentered = (first: number, last: number): boolean => {
    const own = below.filter((one) => one.from >= first && one.to <= last);
    if (own.length < last - first + 1) return false;
    const left = Math.min(...own.map((one) => one.piece.left));
    const right = Math.max(...own.map((one) => one.piece.right));
    return Math.abs(center(left, right) - middle) < settings.centered;
  };
  let [start, end] = [from, to];
  while (isFree(start - 1) && from - start < settings.maxSpan) start--;
  while (isFree(end + 1) && end - to < settings.maxSpan) end++;
  let best: Columns = { from, to };
  for (let first = from; first >= start; first--)
    for (let last = to; last <= end; last++)
      if (last - first > best.to - best.from && isCentered(first, last)) best = { from: first, to: last };
  return best;
}

/**
 * Extends the words of a head over the columns that they stand for: by the line below them, or because they are in their
 * middle.
 *
 * @param head how many rows are the head
 */
export function withSpans(
  rows: readonly Placed[][],
  head: number,
  xs: readonly number[],
  rules: Rules,
): Placed[][] {
  return rows.map((row, i) => {
    const next = rows[i + 1] ?? [];
    const below = next.flatMap(({ cells }) => cells);
    if (i >= head || below.length === 0) return row;
    const taken = row.flatMap((line) => line.cells).map((cell) => ({ cell, from: cell.from, to: cell.to }));
    const bottom = Math.max(...row.map(({ baseline }) => baseline));
    const top = Math.min(...next.map(({ baseline }) => baseline));
    for (const own of taken) {
      const others = taken.filter((other) => other !== own);
      const isFree = (column: number) =>
        column > 0 &&
        column < xs.length - 1 &&
        !others.some((other) => other.from <= column && other.to >= column);
      const ruled = columnsOfRule(own.cell, bottom, top, xs, rules);
      const isOwn = ruled && !others.some(({ from, to }) => from <= ruled.to && to >= ruled.from);
      const found = isOwn ? ruled : own.from > 0 ? columnsInMiddle(own.cell, below, isFree) : own;
      Object.assign(own, { from: Math.min(own.from, found.from), to: Math.max(own.to, found.to) });
    }
    const extended = new Map(taken.map(({ cell, from, to }) => [cell, { ...cell, from, to }]));
    return row.map((line) => ({ ...line, cells: line.cells.map((cell) => extended.get(cell) ?? cell) }));
  });
}
