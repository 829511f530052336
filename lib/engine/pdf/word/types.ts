/** The content and layout of a page. All lengths are points from the upper left corner of the displayed page. */

import type { Box } from "../geometry";
import type { ScannedPage } from "../text-layer/types";

/** The style of characters. */
export type Style = {
  /** A family that word processors know. */
  family: string;
  bold: boolean;
  italic: boolean;
  /** `rrggbb`; absent for black. */
  color?: string;
  /** `rrggbb` of the box behind it. */
  background?: string;
  underline?: boolean;
  strike?: boolean;
};

/** A character, or several that share one drawing (a ligature). Spaces are those of the file. */
export type Glyph = Box & {
  text: string;
  baseline: number;
  size: number;
  style: Style;
  /** Address of the link around it. */
  link?: string;
  script?: "super" | "sub";
  /** It runs neither along the page nor across, as a stamp does. */
  tilted?: boolean;
  /** Points between it and the next one that are part of its width, in letterspaced text. */
  tracking?: number;
  /** The paragraph, heading or cell that the document's tags put it into. */
  paragraph?: number;
};

/** A command of a path with absolute positions: move, line, cubic curve, close. */
export type PathCommand =
  | readonly [op: "M" | "L", x: number, y: number]
  | readonly [op: "C", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly [op: "Z"];

/** `rrggbb`, and 0 to 1. */
type Paint = { color: string; opacity: number };

/** A drawn path, in words of DrawingML. */
export type VectorPath = {
  commands: PathCommand[];
  fill?: Paint & { rule: "evenodd" | "nonzero" };
  stroke?: Paint & {
    width: number;
    /** Lengths of dashes and gaps; none for a solid line. */
    dashes: number[];
    cap: "flat" | "rnd" | "sq";
    join: "miter" | "round" | "bevel";
  };
};

/** Text of one style. */
export type Run = {
  text: string;
  style: Style;
  size: number;
  link?: string;
  script?: "super" | "sub";
  rtl?: boolean;
  /** A number that Word counts: of the page, or of all pages. */
  field?: "page" | "pages";
  /** The footnote that it refers to, in place of a text. */
  note?: Paragraph[];
  /** How it is set to be as wide as in the PDF: points between its characters, and the share of their usual width. */
  fit?: { spacing?: number; scale?: number };
  /** It starts a line of its paragraph. */
  newLine?: boolean;
};

/** Characters of a line without a gap wider than one between words. */
export type Segment = Box & {
  glyphs: Glyph[];
  baseline: number;
  /** Of most of its characters. */
  size: number;
};

/**
 * A drawn line, or a side of a frame; `at` is its position across, `from` and `to` along its direction. `color` is
 * `rrggbb`.
 */
export type Rule = { at: number; from: number; to: number; color?: string; width?: number };
export type Rules = { horizontal: Rule[]; vertical: Rule[] };

/** A filled box; `color` is `rrggbb`. */
export type Fill = Box & { color: string };

/** A small drawn shape, which can be a bullet. */
export type Dot = Box & { sign: string };

export type PictureFile = { data: Uint8Array; type: "jpg" | "png" };

/** `alt` is the text that was read on it; it may be empty. */
export type Picture = Box & { kind: "picture"; file: PictureFile; alt?: string };

export type Align = "left" | "center" | "right" | "justify";

/** The marker of a list item: a bullet, or a number with the signs around it. */
export type Marker =
  | { kind: "bullet"; sign: string }
  | { kind: "number"; form: "decimal" | "lower" | "upper" | "roman"; before: string; after: string };

export type ListItem = {
  marker: Marker;
  /** The number, from 1. */
  value: number;
  /** The list of the document, from 1, and the depth in it, from 0. */
  list: number;
  level: number;
};

export type Paragraph = Box & {
  kind: "paragraph";
  runs: Run[];
  lines: number;
  /** Of most of its characters. */
  size: number;
  /** Baselines of the first and last line. */
  baselines: readonly [first: number, last: number];
  /** Distance of its baselines; 0 for a single line. */
  leading: number;
  align: Align;
  /** Distance from the edge of its column; of its first line, from the indent of the others. */
  indent: number;
  firstLine: number;
  rtl: boolean;
  /** Heading level. */
  heading?: 1 | 2 | 3 | 4;
  item?: ListItem;
  tabs: readonly TabStop[];
  /** What its last line leaves of its width, and the width of its first word. */
  freeSpace: number;
  firstWord: number;
  /** `rrggbb` of the box that all of its text stands on. */
  background?: string;
  /** Lines around it. Paragraphs with the same ones share a box. */
  borders?: Borders;
  /** Distance of its end from that of its column, where a box gives it one; negative outside of the column. */
  inset?: number;
  /** Its text is at the end of an earlier paragraph, in the column or on the page before. */
  continues?: boolean;
};

/** A line at a side of a paragraph, `space` away from its text. `color` is `rrggbb`. */
export type Border = { color: string; width: number; space: number };
export type Borders = Partial<Record<"top" | "bottom" | "left" | "right", Border>>;

/** `position` is from the left edge of the column. */
export type TabStop = { position: number; align: "left" | "right"; leader?: boolean };

/** A line of a table. `color` is `rrggbb`. */
export type Pen = { color: string; width: number };

export type Cell = {
  column: number;
  columns: number;
  rows: number;
  blocks: Paragraph[];
  /** `rrggbb` */
  background?: string;
  /** Where its text stands, if not at the top. */
  vertical?: "center" | "bottom" | undefined;
  /** Its lines, if one of them is not the table's. */
  borders?: Record<"top" | "bottom" | "left" | "right", Pen | undefined>;
};
export type Table = Box & {
  kind: "table";
  ruled: boolean;
  /** Its lines. */
  pen?: Pen;
  /** Rows that name its columns; none if it starts with others. */
  head?: number;
  /** Its columns run from right to left. */
  rtl?: boolean;
  /** Widths. */
  columns: number[];
  rows: { height: number; cells: Cell[] }[];
};

/** Pictures side by side, from the left; most often one. */
export type PictureRow = Box & { kind: "pictures"; pictures: Picture[] };

export type Block = Paragraph | PictureRow | Table;

export type Column = { left: number; right: number; blocks: Block[] };

/** A part of a page with the same number of columns from top to bottom. */
export type Band = Box & {
  columns: Column[];
  /** It ran in another direction, along a margin, so its position says nothing. */
  rotated?: boolean;
  /** There are lines between its columns. */
  separated?: boolean;
};

/** A page's header or footer. */
export type HeaderFooter = Box & {
  /** The edges that its paragraphs are aligned to. */
  column: { left: number; right: number };
  paragraphs: Paragraph[];
  /** The same for pages with the same text, apart from the page's number. */
  key: string;
  /** The page's number, if it states one. */
  page?: { value: number; roman: boolean };
};

export type PageLayout = {
  width: number;
  height: number;
  bands: Band[];
  header?: HeaderFooter;
  footer?: HeaderFooter;
};

/** A document that is written page by page. */
export type DocumentWriter = {
  /**
   * @param number from 1
   * @param scan the page's text, if it was read from its picture
   * @returns how many characters have a font that does not say which letters it draws
   */
  add(number: number, scan: ScannedPage | undefined): Promise<number>;
  /**
   * Returns the Word file, the size of its first page in points, and whether it has more than pictures.
   *
   * @throws ConversionError `no_text` if nothing is on its pages
   */
  finish(): Promise<{ docx: Buffer; width: number; height: number; hasText: boolean }>;
};
