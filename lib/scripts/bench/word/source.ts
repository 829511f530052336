import type { Language } from "./prose";

/** A document whose words and paragraphs are known, for the measurements of conversions to Word. */
export type Source = {
  name: string;
  /** The program that makes the PDF. */
  by: "chromium" | "libreoffice";
  language?: Language;
  /** Millimeters; A4 with margins of 25. */
  page?: { width: number; height: number; margin: number };
  style?: {
    family?: string;
    /** The package and file of a font that may not be installed; for Chromium. */
    font?: readonly [packageName: string, file: string];
    /** Points. */
    size?: number;
    /** Line height relative to the size. */
    leading?: number;
    justify?: boolean;
    hyphens?: boolean;
    /** Indent of each paragraph's first line instead of a gap between them, in points. */
    firstLine?: number;
  };
  /** Running lines; `#` stands for the page's number. */
  header?: string;
  footer?: string;
  blocks: Block[];
};

/**
 * Texts may hold `**bold**`, `_italic_`, `[a link](https://...)` and `^[a footnote]`, which only LibreOffice makes.
 */
export type Block =
  | { kind: "paragraph"; text: string; align?: "left" | "center" | "right"; inset?: number; size?: number }
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "list"; ordered: boolean; items: (string | { text: string; items: string[] })[] }
  | {
      kind: "table";
      rows: string[][];
      ruled: boolean;
      /** The first row is one cell. */
      title?: string;
    }
  | { kind: "columns"; count: number; blocks: Block[] }
  /** A framed drawing. Height in points. */
  | { kind: "figure"; height: number; caption?: string }
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

/** What a paragraph of a document is. */
export type Role = "text" | "heading" | "item" | "cell" | "note";
export type Passage = { text: string; role: Role };

const plain = (text: string) =>
  spansOf(text)
    .map((span) => span.text)
    .join("");

const notesOf = (text: string): Passage[] =>
  spansOf(text).flatMap(({ note }) => (note ? [{ text: note, role: "note" } as const] : []));

function passagesOf(block: Block): Passage[] {
  const of = (role: Role, text: string): Passage[] => [{ text: plain(text), role }, ...notesOf(text)];
  switch (block.kind) {
    case "paragraph":
      return of("text", block.text);
    case "heading":
      return of("heading", block.text);
    case "list":
      return block.items.flatMap((item) =>
        typeof item === "string"
          ? of("item", item)
          : [...of("item", item.text), ...item.items.flatMap((inner) => of("item", inner))],
      );
    case "table":
      return [...(block.title ? [[block.title]] : []), ...block.rows]
        .flat()
        .flatMap((cell) => of("cell", cell));
    case "columns":
      return block.blocks.flatMap(passagesOf);
    case "figure":
      return block.caption ? of("text", block.caption) : [];
    case "page break":
      return [];
  }
}

/** Returns the paragraphs of a document in reading order, footnotes at the end, without its running lines. */
export function passages({ blocks }: Source): Passage[] {
  const all = blocks.flatMap(passagesOf).filter(({ text }) => text.trim() !== "");
  return [...all.filter(({ role }) => role !== "note"), ...all.filter(({ role }) => role === "note")];
}
