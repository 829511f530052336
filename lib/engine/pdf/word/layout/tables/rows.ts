import type { Piece, Row } from "./pieces";
import { tables as settings } from "./settings";

/** Which lines of text are one row of a table. */

/** A line whose words are in columns, from 0; `from` and `to` differ where it reaches over several. */
export type Placed = Row & { cells: { from: number; to: number; piece: Piece }[] };

/** A year, or a part of one, as heads name them. */
const period = /^(?:[HQT][1-4]\W?)?(?:(?:FY ?)?(?:19|20)\d\d\W?)?$/;
const startsLower = /^["'(\u2018\u201c]?\p{Ll}/u;

const isSpan = ({ from, to }: Placed["cells"][number]) => to > from;
const hasLabel = ({ cells }: Placed) => cells[0]?.from === 0;

/** Returns whether a line has a label and a number, as the rows below a head do. */
export function isBody(row: Placed): boolean {
  const others = row.cells.filter(({ from }) => from > 0);
  const values = others.filter(({ piece }) => piece.isValue);
  const isNamed = values.every(({ piece }) => period.test(piece.text));
  return hasLabel(row) && values.length * 2 >= others.length && values.length > 0 && !isNamed;
}

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

/** Returns whether each of some words stands alone under others, or under none: the second line of a head. */
function isStacked(cells: Placed["cells"], before: Placed["cells"]): boolean {
  const above = cells.map(({ from, to }) => before.find((one) => one.from <= to && one.to >= from));
  const isUnder = ({ piece }: Placed["cells"][number], over: Placed["cells"][number] | undefined) =>
    !over ||
    Math.abs(piece.left - over.piece.left) < settings.edge ||
    Math.abs(piece.right - over.piece.right) < settings.edge ||
    Math.abs(piece.left + piece.right - over.piece.left - over.piece.right) < 2 * settings.centered;
  const used = above.filter((one) => one !== undefined);
  return (
    new Set(used).size === used.length && used.length > 0 && cells.every((cell, i) => isUnder(cell, above[i]))
  );
}

/** What labels of a part look like: whether lower case says that one goes on, and how far they reach. */
type Look = { saysLower: boolean; right: number; next: readonly Placed[] | undefined };

/** Returns whether the row after a label has the rest of it. */
function goesOn(cells: Placed["cells"], next: readonly Placed[], { saysLower, right }: Look): boolean {
  const after = next.flatMap((row) => row.cells);
  const label = after.find(({ from }) => from === 0)?.piece.text;
  if (label === undefined || after.length < 2) return false;
  return (saysLower && startsLower.test(label)) || isFull(cells, after, right);
}

/** Returns whether the first word of a label would not have fitted on the line above. */
function isFull(above: readonly Placed["cells"][number][], cells: Placed["cells"], right: number): boolean {
  const last = above.findLast(({ from }) => from === 0)?.piece;
  const [word] = cells.find(({ from }) => from === 0)?.piece.words ?? [];
  const start = last?.words[0];
  if (!last || !word || !start || last.words.length < 2 || start.bold !== word.bold) return false;
  if (Math.abs(last.left - word.left) > settings.edge) return false;
  const isOpen = last.text.split("(").length > last.text.split(")").length;
  return (
    isOpen || last.right + settings.wordGap * (word.bottom - word.top) + word.right - word.left > right + 1
  );
}

function continues(
  above: readonly Placed[],
  group: readonly Placed[],
  most: number | undefined,
  inHead: boolean,
  look: Look,
): boolean {
  const { saysLower } = look;
  const first = group[0] as Placed;
  const cells = group.flatMap((row) => row.cells);
  const before = above.slice(-settings.window).flatMap((row) => row.cells);
  const step = stepTo(above, group);
  if (step > settings.maxCellStep * first.size) return false;
  if (cells.some(isSpan) || before.some(isSpan)) {
    const isSame = inHead
      ? isStacked(cells, before)
      : cells.every(({ from, to }) => before.some((one) => one.from === from && one.to === to));
    return (
      isSame && (inHead || most === undefined || step <= most) && !cells.some(({ piece }) => piece.isValue)
    );
  }
  if (group.some((row) => clashes(above.slice(-settings.window), row) > 0)) return false;
  if (most !== undefined && step > most) return false;
  const isNear = most !== undefined;
  const isFilled = cells.every(({ from }) => before.some((one) => one.from === from));
  const hasValues = cells.some(({ from, piece }) => from > 0 && piece.isValue);
  const label = cells.find(({ from }) => from === 0)?.piece.text;
  if (label === undefined) return inHead || (!hasValues && (isFilled || isNear));
  const isLower = saysLower && startsLower.test(label);
  const isRest = isLower || isFull(before, cells, look.right);
  const hasLabelAbove = before.some(({ from }) => from === 0);
  const isLabel = cells.every(({ from }) => from === 0);
  if (isLabel && !isNear && look.next && goesOn(cells, look.next, look)) return false;
  if (isLabel) return hasLabelAbove && (isRest || isNear);
  if (before.every(({ from }) => from === 0)) return isRest || isNear;
  if (inHead) return true;
  return !hasValues && (isNear || (isLower && cells.every(({ piece }) => startsLower.test(piece.text))));
}

/** Returns whether lines between two drawn lines are several rows: with numbers under each other beside several labels. */
function isTorn(groups: readonly Placed[][]): boolean {
  return groups.slice(1).some((group, i) => {
    const above = groups.slice(Math.max(0, i - settings.window), i + 1).flat();
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
  const right = Math.max(...rows.flatMap(({ cells }) => (cells[0]?.to === 0 ? [cells[0].piece.right] : [])));
  const joined: Placed[][] = [];
  let done = 0;
  for (const [i, group] of groups.entries()) {
    const above = joined.at(-1);
    const look = { saysLower, right, next: groups[i + 1] };
    if (above && continues(above, group, most, done < head, look)) above.push(...group);
    else joined.push([...group]);
    done += group.length;
  }
  return joined;
}
