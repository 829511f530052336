import type { Language } from "./prose";

/** How a document is set; lengths of type in points. */
type Setting = {
  language: Language;
  /** Millimeters. */
  page: { width: number; height: number; margin: number };
  family: string;
  /** The package and file of a font that may not be installed; for Chromium. */
  font?: readonly [packageName: string, file: string];
  size: number;
  /** Line height relative to the size. */
  leading: number;
  justify?: boolean;
  hyphens?: boolean;
  /** Indent of each paragraph's first line instead of a gap between them. */
  firstLine?: number;
  /** Running lines; `#` stands for the page's number. */
  header?: string;
  footer?: string;
};

/** A document whose words and paragraphs are known, for the measurements of conversions to Word. */
export type Source = Setting & { name: string; by: "chromium" | "libreoffice"; blocks: Block[] };

/** What most documents have. */
export const usual: Setting = {
  language: "en",
  page: { width: 210, height: 297, margin: 25 },
  family: "Liberation Serif",
  size: 11,
  leading: 1.25,
};

export const isRtl = ({ language }: Setting) => language === "he" || language === "ar";
export const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** How a block differs from its document's style, in points. From `step` on, only LibreOffice makes it. */
export type Look = {
  align?: "left" | "center" | "right";
  inset?: number;
  size?: number;
  /** Distance from line to line, which leaves no gap between blocks. */
  step?: number;
  /** Space between its letters. */
  spacing?: number;
  /** `rrggbb` of the box behind it. */
  fill?: string;
  /** Where the text after each tab starts, or ends (`r`): `100,250r`. */
  tabs?: string;
};

/**
 * Texts may hold `**bold**`, `_italic_`, `[a link](https://...)`, and what only LibreOffice makes: tabs and
 * `^[a footnote]`.
 */
export type Block =
  | ({ kind: "paragraph"; text: string } & Look)
  | ({ kind: "heading"; level: 1 | 2 | 3; text: string } & Look)
  /** An item is a text and those of its inner list. */
  | ({ kind: "list"; ordered: boolean; items: string[][] } & Look)
  /** A row of one cell is as wide as the table. */
  | { kind: "table"; rows: string[][]; ruled: boolean }
  | { kind: "columns"; count: number; blocks: Block[] }
  /** A framed drawing. Height in points. */
  | { kind: "figure"; height: number }
  /** Of made-up values. Only LibreOffice makes it and the next one. */
  | { kind: "chart"; type: "bar" | "line"; title: string; series: string[]; categories: string[] }
  /** Boxes with text in rows, with a line from each to the next. */
  | { kind: "diagram"; rows: string[][] }
  | { kind: "page break" };

export type Span = { text: string; bold?: boolean; italic?: boolean; link?: string; note?: string };

const marks = /\*\*(.+?)\*\*|(?<!\w)_(.+?)_(?!\w)|\^\[(.+?)\]|\[(.+?)\]\((.+?)\)/g;

/** Splits a text at its marks. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, bold, italic, note, label, link] = match;
    if (match.index > at) spans.push({ text: text.slice(at, match.index) });
    at = match.index + whole.length;
    if (bold) spans.push({ text: bold, bold: true });
    else if (italic) spans.push({ text: italic, italic: true });
    else if (note) spans.push({ text: "", note });
    else spans.push({ text: label ?? "", link: link ?? "" });
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}

/** What a paragraph of a document is; labels are the texts in a figure. */
export type Role = "text" | "heading" | "item" | "cell" | "note" | "label";
export type Passage = { text: string; role: Role };

/** Returns a text without its marks, and its footnotes. */
function marked(role: Role, text: string): Passage[] {
  const spans = spansOf(text);
  const notes = spans.flatMap(({ note }) => (note ? [{ text: note, role: "note" } as const] : []));
  return [{ text: spans.map((span) => span.text).join(""), role }, ...notes];
}

function passagesOf(block: Block): Passage[] {
  const all = (role: Role, texts: readonly string[]) => texts.flatMap((text) => marked(role, text));
  switch (block.kind) {
    case "paragraph":
      return marked("text", block.text);
    case "heading":
      return marked("heading", block.text);
    case "list":
      return all("item", block.items.flat());
    case "table":
      return all("cell", block.rows.flat());
    case "columns":
      return block.blocks.flatMap(passagesOf);
    case "chart":
      return all("label", [block.title, ...block.series, ...block.categories]);
    case "diagram":
      return all("label", block.rows.flat());
    case "figure":
    case "page break":
      return [];
  }
}

/** Returns the paragraphs of a document in reading order, footnotes at the end, without its running lines. */
export function passages({ blocks }: Source): Passage[] {
  const all = blocks.flatMap(passagesOf).filter(({ text }) => text.trim() !== "");
  return [...all.filter(({ role }) => role !== "note"), ...all.filter(({ role }) => role === "note")];
}
