/** A table of a document, as text: what a spreadsheet is made from. */
export type DocumentTable = {
  /** Page that it starts on, from 1; that it ends on, where it goes on over several. */
  page: number;
  lastPage?: number | undefined;
  /** Where it stands on its first page, in points from the upper left corner of the page as it is shown. */
  box: Box;
  /** Its caption. */
  title?: string | undefined;
  /** Rows that name its columns. */
  head: number;
  /** Widths of its columns in points. */
  columns: number[];
  /** Its rows, from the top. Places that a cell to the left or above spans are left out. */
  rows: TableCell[][];
  /** Its columns run from right to left. */
  rtl?: boolean | undefined;
};

/** Left, top, right and bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A page, its number from 1, and its size in points as it is shown. */
export type PageSize = { page: number; width: number; height: number };

/** A cell as its document shows it. */
export type TableCell = {
  /** Position of its first column, from 0. */
  column: number;
  /** Columns and rows that it spans; 1 if absent. */
  columns?: number | undefined;
  rows?: number | undefined;
  /** Its lines, with `\n` between paragraphs. */
  text: string;
  bold?: boolean | undefined;
  /** Where its text stands in it, if that is not the left. */
  align?: "center" | "right" | undefined;
  /** It was read from a picture, and may be wrong. */
  unsure?: boolean | undefined;
  /** `rrggbb` behind it. */
  background?: string | undefined;
};

/** Characters between the values of a CSV file. */
export const separators = { comma: ",", semicolon: ";", tab: "\t" } as const;
type Separator = keyof typeof separators;

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
