import type { DocumentTable, TableCell } from "../contract/tables";
import { type DateValue, type DayOrder, orderOf, readDate } from "./dates";
import {
  type DecimalMark,
  isCode,
  isPlain,
  markOf,
  type NumberShape,
  type NumberValue,
  readNumber,
  shapeOf,
} from "./numbers";

/** What is in a cell. Formats are Excel's. */
export type CellValue =
  | { kind: "text"; text: string }
  | ({ kind: "number" } & NumberValue)
  | ({ kind: "date" } & DateValue);

/** Reads a cell of a table, given its row from 0. */
export type CellReader = (table: DocumentTable, row: number, cell: TableCell) => CellValue;

/** How a column, a table or a document writes numbers and dates: everything that was seen without doubt. */
type Evidence = {
  marks: Set<DecimalMark>;
  orders: Set<DayOrder>;
  /** Numbers of at most three digits, and of more, without separators; and those that may have thousands or decimals. */
  small: number;
  large: number;
  either: number;
  /** Numbers without brackets around them. */
  open: number;
  /** Digits that are no number, such as 00417, or a list of many. */
  codes: boolean;
};

const noEvidence = (): Evidence => ({
  marks: new Set(),
  orders: new Set(),
  small: 0,
  large: 0,
  either: 0,
  open: 0,
  codes: false,
});

/** Digits without separators that a thousand has at least. */
const THOUSAND = 4;

function learn(evidence: Evidence, text: string): void {
  const order = orderOf(text);
  if (order) evidence.orders.add(order);
  const shape = shapeOf(text);
  if (!shape) return;
  const mark = markOf(shape);
  if (mark === "." || mark === ",") evidence.marks.add(mark);
  if (mark === "either") evidence.either++;
  if (!shape.bracketed) evidence.open++;
  if (isCode(shape)) evidence.codes = true;
  else if (!isPlain(shape)) return;
  else if (shape.digits.length < THOUSAND) evidence.small++;
  else evidence.large++;
}

/** The only item of a set. */
const only = <T>(set: ReadonlySet<T>): T | undefined => (set.size === 1 ? [...set][0] : undefined);

/** Asks the column, then the table, then the document; the first that has seen anything decides, if it leaves no doubt. */
function decide<T>(levels: readonly Evidence[], of: (evidence: Evidence) => ReadonlySet<T>): T | undefined {
  const knowing = levels.map(of).find((set) => set.size > 0);
  return knowing && only(knowing);
}

/**
 * Learns how documents write numbers and dates, and returns what reads their cells. What could be read in two ways stays
 * text: a wrong number is worse. So do readings of pictures that may be wrong, and heads.
 *
 * @param options `text` to keep everything as text
 */
export function createReader(tables: readonly DocumentTable[], { text = false } = {}): CellReader {
  const asText: CellReader = (_, __, cell) => ({ kind: "text", text: cell.text });
  if (text) return asText;
  const document = noEvidence();
  const known = new Map<DocumentTable, { own: Evidence; columns: Map<number, Evidence> }>();
  for (const table of tables) {
    const own = noEvidence();
    const columns = new Map<number, Evidence>();
    known.set(table, { own, columns });
    for (const row of table.rows.slice(table.head))
      for (const { column, text, unsure } of row) {
        if (unsure) continue;
        const ofColumn = columns.get(column) ?? noEvidence();
        columns.set(column, ofColumn);
        for (const evidence of [ofColumn, own, document]) learn(evidence, text);
      }
  }

  return (table, row, cell) => {
    const found = known.get(table);
    const column = found?.columns.get(cell.column);
    if (!found || !column || row < table.head || cell.unsure) return asText(table, row, cell);
    const levels = [column, found.own, document];
    const date = readDate(
      cell.text,
      decide(levels, ({ orders }) => orders),
    );
    if (date) return { kind: "date", ...date };
    const shape = shapeOf(cell.text);
    const number = shape && numberIn(shape, column, levels);
    return number ? { kind: "number", ...number } : asText(table, row, cell);
  };
}

function numberIn(
  shape: NumberShape,
  column: Evidence,
  levels: readonly Evidence[],
): NumberValue | undefined {
  // (12) is the number of a paragraph where nothing else is a number.
  if (shape.bracketed && column.open === 0) return undefined;
  const mark = markOf(shape);
  // A column of identifiers has some that begin with zeros, or lists of several.
  if (column.codes && (isPlain(shape) || mark === "either")) return undefined;
  if (mark === "none") return readNumber(shape, undefined);
  if (mark !== "either") return readNumber(shape, mark);
  const decided = decide(levels, ({ marks }) => marks) ?? groupingIn(shape, column, levels);
  return decided && readNumber(shape, decided);
}

/** Cells of a kind that say something about a column. */
const ENOUGH = 2;

/**
 * Without any decimals to go by: next to 950, the mark in 1,234 separates thousands, because nobody leaves out three
 * decimals in some cells only. Where others have thousands without a mark, that is not so.
 */
function groupingIn(
  { digits }: NumberShape,
  { small, large, either }: Evidence,
  levels: readonly Evidence[],
): DecimalMark | undefined {
  if (small < ENOUGH || either < ENOUGH || large > 0 || levels.some(({ marks }) => marks.size > 1))
    return undefined;
  return digits.includes(",") ? "." : ",";
}
