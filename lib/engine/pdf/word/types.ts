/** What a page holds and what becomes of it. All lengths are points from the upper left corner of the page as it is seen. */

export type Box = { left: number; top: number; right: number; bottom: number };

/** How characters look. */
export type Style = {
  /** A family that a word processor knows. */
  family: string;
  bold: boolean;
  italic: boolean;
  /** `rrggbb`; absent for black, and for what would not be seen on white paper. */
  colour?: string;
};

/** A character, or several that share one drawing (a ligature). A space is one that came as a character. */
export type Glyph = Box & {
  text: string;
  baseline: number;
  size: number;
  style: Style;
  /** Address that a click on it opens. */
  link?: string;
  script?: "super" | "sub";
};

/** Text of one look. */
export type Run = {
  text: string;
  style: Style;
  size: number;
  link?: string;
  script?: "super" | "sub";
  rtl?: boolean;
};

/** Characters of a line that stand together: no gap between them is wider than one between words. */
export type Segment = Box & {
  glyphs: Glyph[];
  baseline: number;
  /** Of most of its characters. */
  size: number;
};

/** A thin line that was drawn, or a side of a frame; `at` is its place across, `from` and `to` along. */
export type Rule = { at: number; from: number; to: number };
export type Rules = { horizontal: Rule[]; vertical: Rule[] };

/** A picture as it goes into the document. */
export type PictureFile = { data: Uint8Array; type: "jpg" | "png" };

export type Picture = Box & { kind: "picture"; file: PictureFile };

export type Align = "left" | "center" | "right" | "justify";

/** How the items of a list are told: a bullet, or numbers of a kind with what stands around them. */
export type Marker =
  | { kind: "bullet"; sign: string }
  | { kind: "number"; form: "decimal" | "lower" | "upper" | "roman"; before: string; after: string };

export type ListPlace = {
  marker: Marker;
  /** Of a number, from 1. */
  value: number;
  /** Which list of the document it belongs to, and how deep in it. */
  list: number;
  level: number;
};

export type Paragraph = Box & {
  kind: "paragraph";
  runs: Run[];
  lines: number;
  /** Of most of its characters. */
  size: number;
  /** Of its first and its last line. */
  baselines: readonly [first: number, last: number];
  /** From baseline to baseline; 0 for a single line. */
  leading: number;
  align: Align;
  /** From the left edge of its column; of its first line, from that of the others. */
  indent: number;
  firstLine: number;
  rtl: boolean;
  /** 1 is the largest. */
  heading?: number;
  item?: ListPlace;
  /** Places of tab characters, from the left edge of the column. */
  tabs: readonly number[];
};

export type Cell = { column: number; columns: number; rows: number; blocks: Paragraph[] };
export type Table = Box & {
  kind: "table";
  ruled: boolean;
  /** Widths. */
  columns: number[];
  rows: { height: number; cells: Cell[] }[];
};

export type Block = Paragraph | Picture | Table;

/** A stretch of a page whose text runs in so many columns. */
export type Band = Box & {
  columns: { left: number; right: number; blocks: Block[] }[];
  /** It ran another way, along a margin: its place says nothing. */
  aside?: boolean;
};

export type PageLayout = { width: number; height: number; bands: Band[] };
