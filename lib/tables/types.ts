import type { Separator } from "../contract/tables";

/** What a file of tables is made like. */
export type TableFileOptions = {
  /** All cells stay text, also numbers and dates. */
  text?: boolean;
  /** All tables go into one sheet, or one CSV file, with an empty row between them. */
  oneSheet?: boolean;
  /** Names a table without a caption: 'Table {n}, page {page}'. */
  names: string;
};
export type CsvOptions = TableFileOptions & {
  separator: Separator;
  /** Starts with a byte order mark, by which Excel knows UTF-8. */
  bom: boolean;
};

/** What visitors choose about the file; `text` says nothing about a CSV file, which has no types. */
export type TableChoices = Required<Omit<CsvOptions, "names">> & { format: "xlsx" | "csv" };
