import type { Box } from "../../../geometry";
import { median } from "../../statistics";
import { alignOf } from "./fill";
import type { Placed } from "./rows";
import { tables as settings } from "./settings";
import type { Structure } from "./structure";

/** What tells a table from other text in columns: prose, lists, forms, code, and tables of contents. */

type Cell = Placed["cells"][number];

/** What a table was found by: lines on all sides of its cells, lines between rows, or its text alone. */
export type Evidence = "grid" | "rules" | "text";

const marker =
  /^(?:[\u2022\u25aa\u25cf\u25e6\uf0b7\uf0a7\u2013*o-]|\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,4})[.)])$/u;
const integer = /^\d{1,4}$/;
const endsInColon = /[:\uff1a]\s*$/u;
const startsLower = /^\p{Ll}/u;

const share = <T>(all: readonly T[], test: (one: T) => boolean): number =>
  all.filter(test).length / Math.max(1, all.length);

/** Returns the words of each column, without those that reach over several. */
function columnsOf({ rows, xs }: Pick<Structure, "rows" | "xs">): Cell[][] {
  const columns: Cell[][] = Array.from({ length: xs.length - 1 }, () => []);
  for (const cell of rows.flat(1).flatMap((line) => line.cells))
    if (cell.from === cell.to) columns[cell.from]?.push(cell);
  return columns;
}

/** Returns whether two columns are titles and the numbers of their pages. */
function isContents(columns: readonly Cell[][], leaders: number, hasHead: boolean): boolean {
  const numbers = (columns.at(-1) ?? []).map(({ piece }) => piece.text);
  if (share(numbers, (text) => integer.test(text)) < settings.pages) return false;
  if (numbers.length < (leaders > settings.leaders ? 2 : 4)) return false;
  const isIndex = leaders > settings.leaders && columns.length === 2 && !hasHead;
  const ascending = numbers
    .map(Number)
    .filter((number, i, all) => i === 0 || number >= (all[i - 1] as number));
  const labels = columns
    .slice(0, -1)
    .flat()
    .map(({ piece }) => piece.text);
  const isLong = median(labels.map((text) => text.length)) > settings.title;
  const isAscending = ascending.length === numbers.length;
  return isIndex || (isAscending && (leaders > settings.leaders || (isLong && columns.length < 4)));
}

/** Returns the steps between rows, relative to the font size. */
const stepsOf = (rows: readonly Placed[][]): number[] =>
  rows
    .slice(1)
    .map(
      (row, i) =>
        ((row[0] as Placed).baseline - ((rows[i] as Placed[]).at(-1) as Placed).baseline) /
        (row[0] as Placed).size,
    );

/** Returns whether a table's text is what tables have. */
export function isTable(
  structure: Structure,
  evidence: Evidence,
  look = { leaders: 0, isMono: false },
): boolean {
  const { rows, cells: fields } = structure;
  const filled = rows.filter((row) => row.length > 0);
  const columns = columnsOf(structure);
  const used = columns.filter((column) => column.length > 0);
  const pieces = filled.flat().flatMap((line) => line.cells.map(({ piece }) => piece));
  if (filled.length < 2 || used.length < 2) return false;
  const texts = filled.reduce(
    (sum, row) => sum + new Set(row.flatMap((line) => line.cells.map(({ from }) => from))).size,
    0,
  );
  if (texts < settings.minFilled * fields.length) return false;
  if (rows.length > 4 && filled.length < settings.minRowsFilled * rows.length) return false;
  const crossing = filled.filter((row) =>
    row.some((line) => line.cells.some(({ from, to }) => (to - from) * 2 >= used.length - 1 && to > from)),
  );
  const torn = filled.filter((row) =>
    row.some((line) => line.cells.some(({ from, to, piece }) => to > from && piece.isValue)),
  );
  if (torn.length > settings.maxCrossingValues * filled.length) return false;
  if (evidence === "grid") return true;
  if (crossing.length > settings.maxCrossing * filled.length) return false;
  const values = used.slice(1).flat();
  const numeric = share(values, ({ piece }) => piece.isValue);
  const lengths = pieces.map(({ text }) => text.length);
  const isLong = median(lengths) >= settings.prose;
  const lower = share(pieces, ({ text }) => startsLower.test(text));
  if (numeric < settings.few && isLong && (evidence === "text" || lower > settings.lower)) return false;
  if (isContents(used, look.leaders, structure.head > 0)) return false;
  if (evidence === "rules") return true;
  const [labels = [], ...others] = used;
  if (share(labels, ({ piece }) => marker.test(piece.text)) > settings.markers && others.length < 2)
    return false;
  if (
    share(pieces, ({ text }) => endsInColon.test(text)) > settings.form / used.length &&
    numeric < settings.numeric
  )
    return false;
  if (Math.max(...lengths) > settings.maxCell && numeric < settings.numeric) return false;
  if (look.isMono && (numeric < settings.numeric || used.length < 3)) return false;
  const isDense = median(stepsOf(filled)) < settings.pairStep;
  const isNamed = share(labels, ({ piece }) => piece.isValue) > settings.named;
  if (numeric < settings.few && used.length < 3 && filled.length < settings.minPairs && isDense && !isNamed)
    return false;
  const isSmall = filled.length < 3;
  if (isSmall && (used.length < 3 || numeric < settings.numeric)) return false;
  const below = filled.length > 3 ? filled.slice(Math.max(1, structure.head)) : filled;
  const body = columnsOf({ rows: below, xs: structure.xs }).filter((column) => column.length > 0);
  const enough = (column: readonly Cell[]) => column.length >= settings.half * below.length;
  const isSet = (column: readonly Cell[]) =>
    alignOf(column.map(({ piece }): Box & { isValue: boolean } => piece)).share >= settings.minAligned;
  if (numeric >= settings.numeric)
    return share(body, (column) => column.length < 2 || isSet(column) || !enough(column)) > settings.half;
  return body.every(isSet) && body.filter(enough).length > 1 && (!isSmall || body.every(enough));
}
