import type { DocumentTable, TableCell } from "../contract/tables";

const textsOf = (rows: readonly TableCell[][]) =>
  rows.map((row) => row.map(({ column, text }) => `${column} ${text.trim()}`).join("\n")).join("\n");

/** Returns the rows of a table below another, without a head that says the same as the other's. */
function newRows({ head, rows }: DocumentTable, below: DocumentTable): TableCell[][] {
  const isRepeated = head > 0 && textsOf(rows.slice(0, head)) === textsOf(below.rows.slice(0, head));
  return isRepeated ? below.rows.slice(head) : below.rows;
}

/** Puts a table below another, whose head and name it gets. A head that is repeated is left out. */
export const joinTables = (above: DocumentTable, below: DocumentTable): DocumentTable => ({
  ...above,
  rows: [...above.rows, ...newRows(above, below)],
  columns: above.columns.length < below.columns.length ? below.columns : above.columns,
  ...(below.page > above.page && { lastPage: below.lastPage ?? below.page }),
});
