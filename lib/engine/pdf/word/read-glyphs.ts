import type { PdfDocument } from "../document";
import type { Pointer, Scratch } from "../pdfium";
import { normalise } from "./normalise";
import { createLooks, type TextLook } from "./read-fonts";
import type { Link } from "./read-links";
import type { Glyph } from "./types";
import { apply, boxThrough, turned, type View } from "./view";

/** Characters of a page that are read; a page of a book has 3,000, a newspaper's 30,000. */
const MAX_CHARACTERS = 200_000;
/** Smaller text is a mark of a producer, not meant to be read, in points. */
const SMALLEST = 1;
const combining = /^\p{M}+$/u;

/** Characters of a page: those that run along it, and those that run another way, each way in a view of its own. */
export type PageGlyphs = {
  view: View;
  glyphs: Glyph[];
  /** Nobody sees the text: a scan with the text that was recognised in it. */
  hidden: boolean;
  asides: { quarter: number; glyphs: Glyph[] }[];
};

type Character = { text: string; index: number; look: TextLook; object: Pointer };

export type GlyphReader = {
  document: PdfDocument;
  textPage: Pointer;
  scratch: Scratch;
  view: View;
  links: readonly Link[];
};

/** All that was drawn, in the order of the document; what PDFium added (spaces, line ends) is left out. */
function readCharacters({ document, textPage, scratch, view }: GlyphReader): Character[] {
  const { c } = document.pdfium;
  const lookOf = createLooks({ document, scratch, textPage, matrix: view.matrix });
  const count = Math.min(c.FPDFText_CountChars(textPage), MAX_CHARACTERS);
  const characters: Character[] = [];
  for (let index = 0; index < count; index++) {
    const object = c.FPDFText_GetTextObject(textPage, index);
    if (object === 0) continue;
    const text = normalise(c.FPDFText_GetUnicode(textPage, index));
    if (text === "" || c.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const look = lookOf(object, index);
    if (look.size >= SMALLEST) characters.push({ text, index, look, object });
  }
  return characters;
}

function mostFrequent(values: Iterable<number>): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Reads a page's characters; the page is turned so that most of them run to the right. */
export function readGlyphs(reader: GlyphReader): PageGlyphs {
  const all = readCharacters(reader);
  const seen = all.filter(({ look }) => !look.hidden);
  const hidden = !seen.some(({ text }) => text !== " ");
  const characters = hidden ? all : seen;
  const main = mostFrequent(characters.map(({ look }) => look.quarter));
  const view = turned(reader.view, -main);
  const asides = [0, 1, 2, 3]
    .filter((quarter) => quarter !== main)
    .map((quarter) => ({
      quarter: (quarter - main + 4) % 4,
      glyphs: place(
        reader,
        turned(reader.view, -quarter),
        characters.filter(({ look }) => look.quarter === quarter),
      ),
    }))
    .filter(({ glyphs }) => glyphs.length > 0);
  const own = characters.filter(({ look }) => look.quarter === main);
  return { view, hidden, asides, glyphs: place(reader, view, own) };
}

/** Where characters stand in a view. What stands outside of it is not seen. */
function place(
  { document, textPage, scratch, links }: GlyphReader,
  view: View,
  characters: readonly Character[],
) {
  const { c } = document.pdfium;
  const glyphs: Glyph[] = [];
  let last: { glyph: Glyph; object: Pointer } | undefined;
  for (const { text, index, look, object } of characters) {
    if (!c.FPDFText_GetLooseCharBox(textPage, index, scratch.at(0))) continue;
    // FS_RECTF: left, top, right, bottom.
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((i) => scratch.f32(0, i));
    if (!c.FPDFText_GetCharOrigin(textPage, index, scratch.at(0), scratch.at(1))) continue;
    const [x, baseline] = apply(view.matrix, scratch.f64(0), scratch.f64(1));
    const box = boxThrough(view.matrix, left, top, right, bottom);
    const outside = box.right < 0 || box.left > view.width || box.bottom < 0 || box.top > view.height;
    if (outside || !Number.isFinite(x + baseline + box.left + box.right)) continue;
    if (last && joins(last, { text, object, box })) {
      last.glyph.text += text;
      continue;
    }
    const link = links.find((one) =>
      isIn(one, x + (box.right - box.left) / 2, baseline - look.size / 3, view),
    );
    const glyph: Glyph = {
      text,
      ...box,
      baseline,
      size: look.size,
      style: look.style,
      ...(link && { link: link.address }),
    };
    glyphs.push(glyph);
    last = { glyph, object };
  }
  return glyphs;
}

type Placed = { text: string; object: Pointer; box: { left: number; right: number } };

/** Parts of one drawing (PDFium takes ligatures apart), and accents on the letter before them. */
function joins({ glyph, object }: { glyph: Glyph; object: Pointer }, next: Placed): boolean {
  if (glyph.text === " " || next.text === " ") return false;
  const same = next.object === object && next.box.left === glyph.left && next.box.right === glyph.right;
  if (same) return next.box.right > next.box.left;
  const middle = (next.box.left + next.box.right) / 2;
  return (
    combining.test(next.text) && middle > glyph.left - glyph.size / 4 && middle < glyph.right + glyph.size / 4
  );
}

function isIn({ box }: Link, x: number, y: number, view: View): boolean {
  const area = boxThrough(view.matrix, box.left, box.top, box.right, box.bottom);
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}
