import type { Table } from "../../types";

/** Turns a table of mostly right-to-left text around: its first column is the one at the right. */
export function inReadingOrder(table: Table): Table {
  const paragraphs = table.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks));
  if (paragraphs.filter(({ rtl }) => rtl).length * 3 <= paragraphs.length) return table;
  const count = table.columns.length;
  return {
    ...table,
    rtl: true,
    columns: table.columns.toReversed(),
    rows: table.rows.map(({ height, cells }) => ({
      height,
      cells: cells.map((cell) => ({ ...cell, column: count - cell.column - cell.columns })).reverse(),
    })),
  };
}
