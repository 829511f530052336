import { around } from "../../../geometry";
import type { Line } from "../lines/lines";
import { startsItem } from "../paragraphs/lists";
import { findGutters } from "./gutters";
import { type Row, rowOf } from "./pieces";
import { isCaption } from "./regions";
import { tables as settings } from "./settings";

/** Lines under each other that have the same columns. */

/** Returns whether a line has words in columns, and is no item of a list. */
export const isRow = (line: Line): boolean =>
  rowOf(line).pieces.length > 1 &&
  rowOf(line).pieces.length <= settings.maxColumns &&
  (line.segments.length > 1 || rowOf(line).pieces.some(({ isValue }) => isValue)) &&
  !(rowOf(line).pieces.length === 2 && startsItem(line));

/** Returns whether a line has the columns of those above it. */
function fits(line: Line, window: readonly Row[]): boolean {
  if (window.length === 0) return true;
  const row = rowOf(line);
  const before = findGutters(
    window.map(({ pieces }) => pieces),
    row.size,
  );
  const after = findGutters(
    [...window, row].map(({ pieces }) => pieces),
    row.size,
  );
  const isCrossed = ({ from, to }: { from: number; to: number }) =>
    row.pieces.some(({ left, right }) => left < from && right > to);
  const crossed = before.filter(isCrossed).length;
  return after.length > 0 && after.length >= before.length / 2 && crossed <= before.length / 2;
}

/** Returns the step from a line to the next, relative to the font size. */
export const stepTo = (above: Line, line: Line) =>
  (line.baseline - above.baseline) / Math.max(line.size, above.size);

/** Returns whether a line without columns can stand between rows: a cell's second line, or a head of rows. */
const isBetween = (line: Line, left: number, right: number) =>
  line.right - line.left < settings.labelShare * (right - left) && !isCaption(rowOf(line).pieces);

/**
 * Returns the lines that go on with a table.
 *
 * @param lines from the top; those after what is no line are left out
 * @param before what the table has already; none if the first line starts it
 */
export function runOf(lines: Iterable<Line>, before: readonly Line[] = []): Line[] {
  const run: Line[] = [];
  let waiting: Line[] = [];
  const rows: Row[] = before.filter(isRow).slice(-settings.window).map(rowOf);
  for (const line of lines) {
    const above = waiting.at(-1) ?? run.at(-1) ?? before.at(-1);
    if (above && stepTo(above, line) > settings.maxRowStep) break;
    if (isRow(line)) {
      if (!fits(line, rows)) break;
      run.push(...waiting, line);
      waiting = [];
      rows.push(rowOf(line));
      if (rows.length > settings.window) rows.shift();
    } else {
      const { left, right } = around([...before, ...run]);
      if (!above || waiting.length >= settings.maxBetween || !isBetween(line, left, right)) break;
      waiting.push(line);
    }
    if (run.length >= settings.maxRows) break;
  }
  return run;
}
