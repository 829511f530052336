import writeXlsxFile, { type CellObject, type Sheet } from "write-excel-file/universal";
import type { DocumentTable, TableCell } from "../contract/tables";
import { sheetNames } from "./names";
import type { TableFileOptions } from "./types";
import { type CellReader, createReader } from "./values";

/** Most characters of a cell, and most rows and columns of a sheet, in Excel. */
const LONGEST_TEXT = 32_767;
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** Points of a character of Calibri in 11 points, the unit of widths; the least and the most of a column. */
const CHARACTER = 5.25;
const WIDTHS = { least: 6, most: 60 };

/** Behind readings of pictures that may be wrong: a light yellow. */
const UNSURE = "fff2cc";

type Value = CellObject | string | number;
type Row = (Value | null)[];

/** An escaped character of a text (ECMA-376 Part 1, 22.9.2.19, ST_Xstring), which a document can hold as it is. */
const escaped = /_(?=x[\da-f]{4}_)/gi;
/** The library keeps texts by their names in an object, which has some of its own; it leaves out this character. */
const IGNORED = "\x7f";

function textIn(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  const plain = cut.replace(escaped, "_x005F_");
  return plain in {} ? plain + IGNORED : plain;
}

/** How far a cell spans. Where others are listed in its way, it spans nothing. */
function spanOf(table: DocumentTable, row: number, { column, columns = 1, rows = 1 }: TableCell) {
  if (columns === 1 && rows === 1) return {};
  const right = Math.min(column + columns, table.columns.length, MOST_COLUMNS);
  const below = table.rows.slice(row, row + rows);
  const isFree = below.every((cells, y) =>
    cells.every(
      (other) => other.column < column || other.column >= right || (y === 0 && other.column === column),
    ),
  );
  return isFree ? { columnSpan: right - column, rowSpan: below.length } : {};
}

/** Writes a cell as its value alone where it has no look: objects take most of the memory. */
function cellOf(table: DocumentTable, row: number, cell: TableCell, read: CellReader): Value {
  const value = read(table, row, cell);
  const wraps = value.kind === "text" && value.text.includes("\n");
  const look = {
    ...((row < table.head || cell.bold) && { fontWeight: "bold" as const }),
    ...(cell.align && { align: cell.align }),
    ...((cell.background || cell.unsure) && {
      backgroundColor: `#${cell.unsure ? UNSURE : cell.background}`,
    }),
    ...spanOf(table, row, cell),
    ...(wraps && { wrap: true, alignVertical: "top" as const }),
  };
  const isBare = Object.keys(look).length === 0;
  if (value.kind === "text") {
    const text = textIn(value.text);
    return isBare ? text : { ...look, type: String, value: text };
  }
  if (value.kind === "date") return { ...look, type: Date, value: value.value, format: value.format };
  if (isBare && value.format === "0") return value.value;
  return { ...look, type: Number, value: value.value, format: value.format };
}

/** Whether there is anything of a cell in a sheet. */
const isShown = ({ text, background, columns = 1, rows = 1 }: TableCell) =>
  text !== "" || background !== undefined || columns > 1 || rows > 1;

function rowsOf(table: DocumentTable, read: CellReader): Row[] {
  const width = Math.min(table.columns.length, MOST_COLUMNS);
  return table.rows.map((cells, at) => {
    const row: Row = new Array(width).fill(null);
    for (const cell of cells)
      if (cell.column < width && isShown(cell)) row[cell.column] = cellOf(table, at, cell, read);
    return row;
  });
}

const widthsOf = ({ columns }: DocumentTable) =>
  columns.map((points) => ({
    width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, Math.round(points / CHARACTER))),
  }));

/** Returns what is written of a table with an empty row between two, as one table. */
function sheetOf(tables: readonly DocumentTable[], read: CellReader): Omit<Sheet<Blob>, "sheet"> {
  const data = tables.flatMap((table, index) => [...(index > 0 ? [[]] : []), ...rowsOf(table, read)]);
  const [first] = tables;
  const widest = tables.reduce((a, b) => (b.columns.length > a.columns.length ? b : a));
  const head = tables.length === 1 && first ? Math.min(first.head, data.length - 1) : 0;
  return {
    data: data.slice(0, MOST_ROWS),
    columns: widthsOf(widest).slice(0, MOST_COLUMNS),
    ...(head > 0 && { stickyRowsCount: head }),
    ...(first?.rtl && { rightToLeft: true }),
  };
}

/**
 * Writes tables as an Excel workbook, a sheet for each or one for all. Cells are numbers and dates where
 * {@link createReader} is sure of them.
 */
export function writeXlsx(tables: readonly DocumentTable[], options: TableFileOptions): Promise<Blob> {
  const read = createReader(tables, options);
  const parts = options.oneSheet ? [tables] : tables.map((table) => [table]);
  const names = sheetNames(tables, options.names);
  const sheets = parts.map((part, index) => ({
    ...sheetOf(part, read),
    sheet: names[index] ?? `${index + 1}`,
  }));
  return writeXlsxFile(sheets, { fontFamily: "Calibri", fontSize: 11 }).toBlob();
}
