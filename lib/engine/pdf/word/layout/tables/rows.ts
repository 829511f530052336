import type { Piece, Row } from "./pieces";
import { tables as settings } from "./settings";

/** Which lines of text are one row of a table. */

/** A line whose words are in columns, from 0; `from` and `to` differ where it reaches over several. */
export type Placed = Row & { cells: { from: number; to: number; piece: Piece }[] };

const startsLower = /^["'(\u2018\u201c]?\p{Ll}/u;

const isSpan = ({ from, to }: Placed["cells"][number]) => to > from;
const hasLabel = ({ cells }: Placed) => cells[0]?.from === 0;

/** Returns whether a line has a label and a number, as the rows below a head do. */
const isBody = (row: Placed) =>
  hasLabel(row) && row.cells.some(({ from, piece }) => from > 0 && piece.isValue);

/** Counts the columns in which both have a number. */
const clashes = (a: readonly Placed[], b: Placed): number =>
  b.cells.filter(
    ({ from, piece }) =>
      from > 0 &&
      piece.isValue &&
      a.some(({ cells }) => cells.some((other) => other.from === from && other.piece.isValue)),
  ).length;

const overlaps = (a: Placed, b: Placed) =>
  a.cells.some((one) => b.cells.some((other) => one.from <= other.to && other.from <= one.to));

/** Joins lines that stand beside each other, as labels of two lines beside numbers in their middle do. */
function joinBeside(rows: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1);
    const step = last ? row.baseline - last.baseline : Infinity;
    const isBeside = last && step < settings.sameRow * Math.max(row.size, last.size) && !overlaps(last, row);
    if (isBeside) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

const stepTo = (a: readonly Placed[], b: readonly Placed[]) =>
  (b[0] as Placed).baseline - (a.at(-1) as Placed).baseline;

/** What the distances of lines say: up to `most` they are lines of one cell; undefined if all are alike. */
function cellStep(groups: readonly Placed[][]): number | undefined {
  const pairs = groups.slice(1).map((group, i) => {
    const above = groups[i] as Placed[];
    return { step: stepTo(above, group), size: (group[0] as Placed).size, above, group };
  });
  const usual = pairs.filter(({ step, size }) => step > 0.8 * size && step < settings.maxRowStep * size);
  const least = Math.min(...usual.map(({ step }) => step));
  const most = least * settings.rowStep;
  const near = usual.filter(({ step }) => step <= most);
  if (near.length === usual.length || near.length === 0) return undefined;
  const apart = near.filter(({ above, group }) => group.some((row) => clashes(above, row) > 0));
  return apart.length <= settings.maxClashes * near.length ? most : undefined;
}

/** How rows of a part of a table are told apart. */
export type RowRules = {
  /** Lines of it that are its head. */
  head: number;
  /** There are lines between most rows, so that text within them is one row if it can be. */
  isRuled: boolean;
};

function continues(
  above: readonly Placed[],
  group: readonly Placed[],
  most: number | undefined,
  inHead: boolean,
  saysLower: boolean,
): boolean {
  const first = group[0] as Placed;
  const cells = group.flatMap((row) => row.cells);
  const before = above.flatMap((row) => row.cells);
  const step = stepTo(above, group);
  if (step > settings.maxCellStep * first.size) return false;
  if (cells.some(isSpan) || before.some(isSpan)) {
    const isSame = cells.every(({ from, to }) => before.some((one) => one.from === from && one.to === to));
    return (
      isSame && (inHead || most === undefined || step <= most) && !cells.some(({ piece }) => piece.isValue)
    );
  }
  if (group.some((row) => clashes(above, row) > 0)) return false;
  if (most !== undefined && step > most) return false;
  const isNear = most !== undefined;
  const isFilled = cells.every(({ from }) => before.some((one) => one.from === from));
  const hasValues = cells.some(({ from, piece }) => from > 0 && piece.isValue);
  const label = cells.find(({ from }) => from === 0)?.piece.text;
  if (label === undefined) return inHead || (!hasValues && (isFilled || isNear));
  const isLower = saysLower && startsLower.test(label);
  const hasLabelAbove = before.some(({ from }) => from === 0);
  if (cells.every(({ from }) => from === 0)) return hasLabelAbove && (isLower || isNear);
  if (before.every(({ from }) => from === 0)) return isLower || isNear;
  if (inHead) return true;
  return !hasValues && (isNear || (isLower && cells.every(({ piece }) => startsLower.test(piece.text))));
}

/** Returns whether lines between two drawn lines are several rows: with numbers under each other beside several labels. */
function isTorn(groups: readonly Placed[][]): boolean {
  return groups.slice(1).some((group, i) => {
    const above = groups.slice(0, i + 1).flat();
    return group.some((row) => {
      const count = clashes(above, row);
      return count > 1 || (count > 0 && (hasLabel(row) || row.cells.length > 1));
    });
  });
}

/** Returns how many lines at the start are the head of a table: those above the first label with a number. */
export function headOf(rows: readonly Placed[]): number {
  const first = rows.findIndex(isBody);
  return first > 0 && first <= settings.maxHead ? first : 0;
}

/** Groups the lines of a part of a table, from the top, into rows. */
export function groupRows(rows: readonly Placed[], { head, isRuled }: RowRules): Placed[][] {
  const groups = joinBeside(rows);
  if (isRuled && !isTorn(groups)) return groups.length > 0 ? [groups.flat()] : [];
  const most = cellStep(groups);
  const labels = rows.flatMap(({ cells }) => (cells[0]?.from === 0 ? [cells[0].piece.text] : []));
  const saysLower =
    labels.filter((text) => startsLower.test(text)).length <= settings.maxLower * labels.length;
  const joined: Placed[][] = [];
  let done = 0;
  for (const group of groups) {
    const above = joined.at(-1);
    if (above && continues(above, group, most, done < head, saysLower)) above.push(...group);
    else joined.push([...group]);
    done += group.length;
  }
  return joined;
}
