import type { PdfDocument } from "../../document";
import { apply, type Box, boxThrough, combine, holds, inverse, type Matrix } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import { weightedMode } from "../statistics";
import type { Glyph } from "../types";
import { joinAccents } from "./accents";
import { createAppearances, type TextAppearance } from "./fonts";
import type { Link } from "./links";
import { turned, type View } from "./objects";
import { withoutOverprints } from "./overprints";
import { glyphs as settings } from "./settings";
import type { Paragraphs } from "./tags";

/** Ligatures and contextual letter shapes (Unicode blocks 'presentation forms'). */
const presentationForms = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc]/g;
/** Characters that XML 1.0 forbids, PDFium's signs for unknown characters, and zero-width spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff\ufff0-\ufff8\u200b]/g;

/** PDFium's code for a hyphen at the end of a line (fpdf_text.h). */
const PDFIUM_HYPHEN = 0x02;
const SOFT_HYPHEN = 0xad;

/** Returns a character as letters without presentation forms, or nothing when it cannot be written. */
function normalizeCharacter(code: number): string {
  if (code === PDFIUM_HYPHEN || code === SOFT_HYPHEN) return "-";
  if (code === 0 || code > 0x10ffff) return "";
  // Surrogate pairs are joined with their line.
  if (code >= 0xd800 && code <= 0xdfff) return String.fromCharCode(code);
  const character = String.fromCodePoint(code);
  if (/\s/.test(character)) return " ";
  return character
    .replace(unwritable, "")
    .replace(presentationForms, (form) => form.normalize("NFKC").trim());
}

/** The letters of the font Symbol, whose characters have codes of their own from U+F020 (Adobe's Symbol encoding). */
const symbolLetters: Readonly<Record<number, string>> = {
  65: "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ",
  97: "αβχδεφγηιϕκλμνοπθρστυϖωξψζ",
};
const symbolFamily = "Cambria Math";

/** Returns the Unicode character for a code of the font Symbol; other codes stay as they are. */
function fromSymbol(code: number): number {
  const ascii = code - 0xf000;
  if (ascii < 0x20 || ascii > 0x7e) return code;
  for (const [first, letters] of Object.entries(symbolLetters))
    if (letters[ascii - Number(first)]) return letters.charCodeAt(ascii - Number(first));
  return ascii;
}

const combining = /^\p{M}+$/u;

/** The characters of a page, turned so that most of them run to the right. */
export type PageGlyphs = {
  view: View;
  /** How far the view is turned to the right, in quarters of a circle. */
  quarters: number;
  /** All of its text is invisible: it was read from a picture. */
  hidden?: boolean;
  glyphs: Glyph[];
  /** Text that runs in another direction, one entry for each; `toView` maps its positions to those of the view. */
  rotated: { glyphs: Glyph[]; toView: Matrix }[];
  /** How many characters have a font that does not say which letters it draws. */
  unreadable: number;
};

type Character = { text: string; index: number; look: TextAppearance; object: Pointer };

/** The private use area, which fonts fill with signs of their own. */
const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff;

type GlyphReader = {
  document: PdfDocument;
  textPage: Pointer;
  scratch: Scratch;
  view: View;
  links: readonly Link[];
  /** What clips its text objects, in the page's own coordinates. */
  clips: ReadonlyMap<Pointer, Box>;
  paragraphs: Paragraphs;
  /** Leaves the page as it is, also if most of its text runs up or down. */
  keepsView?: boolean;
};

/** Reads all drawn characters in document order, without the spaces and line ends that PDFium adds. */
function extractCharacters({ document, textPage, scratch, view }: GlyphReader) {
  const { c } = document.pdfium;
  const appearanceOf = createAppearances({ document, scratch, textPage, matrix: view.matrix });
  const count = Math.min(c.FPDFText_CountChars(textPage), settings.maxCharacters);
  const characters: Character[] = [];
  let unreadable = 0;
  let row = 0;
  for (let index = 0; index < count; index++) {
    const object = c.FPDFText_GetTextObject(textPage, index);
    if (object === 0) continue;
    if (c.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const look = appearanceOf(object, index);
    const code = c.FPDFText_GetUnicode(textPage, index);
    const text = normalizeCharacter(look.style.family === symbolFamily ? fromSymbol(code) : code);
    const isUnknown = c.FPDFText_HasUnicodeMapError(textPage, index) === 1 || isPrivate(text.charCodeAt(0));
    const isMath = look.style.family === symbolFamily;
    // A single one is a bullet or an arrow; mathematical fonts have parts of brackets.
    row = isUnknown && !isMath && !look.hidden ? row + 1 : 0;
    if (row >= settings.minRow) unreadable += row === settings.minRow ? settings.minRow : 1;
    if (text === "") continue;
    if (look.size >= settings.minSize) characters.push({ text, index, look, object });
  }
  return { characters, unreadable };
}

/** Returns the direction of each character in degrees, counterclockwise: of its quarter, if all of the page is skewed. */
function anglesOf(characters: readonly Character[]): number[] {
  const isSlanted = ({ look }: Character) => Math.abs(look.slant) >= settings.minSlant;
  const isSkewed = characters.filter(isSlanted).length > characters.length / 2;
  const slanted = new Set<number>();
  return characters.map((character) => {
    const { quarter, slant } = character.look;
    const angle = quarter * 90 + slant;
    if (isSkewed || !isSlanted(character)) return quarter * 90;
    if (slanted.size < settings.maxAngles) slanted.add(angle);
    return slanted.has(angle) ? angle : quarter * 90;
  });
}

/** Reads the characters of a page, without invisible ones unless all of them are. */
export function extractGlyphs(reader: GlyphReader): PageGlyphs {
  const { characters: all, unreadable } = extractCharacters(reader);
  const seen = all.filter(({ look }) => !look.hidden);
  // All of it is invisible in a scan with recognized text.
  const hidden = !seen.some(({ text }) => text !== " ");
  const characters = hidden ? all : seen;
  const main = reader.keepsView
    ? 0
    : weightedMode(
        characters.map(({ look }) => [look.quarter, 1]),
        1,
      );
  const view = turned(reader.view, main * 90);
  const angles = reader.keepsView ? characters.map(({ look }) => look.quarter * 90) : anglesOf(characters);
  const along = (angle: number) => characters.filter((_, i) => angles[i] === angle);
  const rotated = [...new Set(angles)]
    .filter((angle) => angle !== main * 90)
    .map((angle) => {
      const own = turned(reader.view, angle);
      return {
        glyphs: toGlyphs(reader, own, along(angle)),
        toView: combine(inverse(own.matrix), view.matrix),
      };
    })
    .filter(({ glyphs }) => glyphs.length > 0);
  const glyphs = toGlyphs(reader, view, along(main * 90));
  return { view, quarters: main, hidden, rotated, glyphs, unreadable };
}

/** Positions characters in a view, leaving out those outside of it. */
function toGlyphs(
  { document, textPage, scratch, links, clips, paragraphs }: GlyphReader,
  view: View,
  characters: readonly Character[],
): Glyph[] {
  const { c } = document.pdfium;
  const glyphs: Glyph[] = [];
  const advanceOf = (text: string, { font, width }: TextAppearance): number | undefined =>
    c.FPDFFont_GetGlyphWidth(font, text.codePointAt(0) ?? 0, width, scratch.at(0))
      ? scratch.f32(0)
      : undefined;
  const slots = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
  const isUpright = Math.abs(view.matrix[0] * view.matrix[1]) < 1e-6;
  /** Returns the width of a letter whose ink ends at the end of its box, and 0 for others. */
  const overhangingWidth = (index: number, text: string, look: TextAppearance, full: Box): number => {
    if (!latin.test(text)) return 0;
    if (!c.FPDFText_GetCharBox(textPage, index, ...slots)) return 0;
    const ink = boxThrough(view.matrix, scratch.f64(0), scratch.f64(2), scratch.f64(1), scratch.f64(3));
    return full.right - ink.right > settings.inkTolerance ? 0 : (advanceOf(text, look) ?? 0);
  };
  /** The file's own box is upright on the page, and much larger than a slanted character. */
  const slantedBox = (x: number, baseline: number, text: string, look: TextAppearance): Box => ({
    left: x,
    top: baseline - settings.ascent * look.size,
    right: x + (advanceOf(text, look) ?? look.width / 2),
    bottom: baseline + settings.descent * look.size,
  });
  const areas = links.map(({ address, box: { left, top, right, bottom } }) => ({
    address,
    ...boxThrough(view.matrix, left, top, right, bottom),
  }));
  let last: { glyph: Glyph; object: Pointer; full: Box } | undefined;
  for (const { text, index, look, object } of characters) {
    if (!c.FPDFText_GetLooseCharBox(textPage, index, scratch.at(0))) continue;
    // FS_RECTF: left, top, right, bottom.
    const [left = 0, top = 0, right = 0, bottom = 0] = scratch.f32s(0, 4);
    const clip = clips.get(object);
    if (clip && !holds(clip, { left, top, right, bottom })) continue;
    if (!c.FPDFText_GetCharOrigin(textPage, index, scratch.at(0), scratch.at(1))) continue;
    const [x, baseline] = apply(view.matrix, scratch.f64(0), scratch.f64(1));
    const full = isUpright
      ? boxThrough(view.matrix, left, top, right, bottom)
      : slantedBox(x, baseline, text, look);
    const box = withoutOverhang(full, x, look, () => overhangingWidth(index, text, look, full));
    const outside = box.right < 0 || box.left > view.width || box.bottom < 0 || box.top > view.height;
    if (outside || !Number.isFinite(x + baseline + box.left + box.right)) continue;
    if (last && joins(last, { text, object, box: full })) {
      last.glyph.text += text;
      // A ligature is as wide as its ink says, not as its first letter.
      last.glyph.right = Math.max(last.glyph.right, last.full.right);
      continue;
    }
    const [middle, height] = [x + (box.right - box.left) / 2, baseline - look.size / 3];
    const link = areas.find(
      ({ left, right, top, bottom }) =>
        middle >= left && middle <= right && height >= top && height <= bottom,
    );
    const paragraph =
      paragraphs.size > 0 ? paragraphs.get(c.FPDFPageObj_GetMarkedContentID(object)) : undefined;
    const glyph: Glyph = {
      text,
      ...box,
      baseline,
      size: look.size,
      style: look.style,
      ...(link && { link: link.address }),
      ...(look.tilted && { tilted: true }),
      ...(paragraph && { paragraph }),
    };
    glyphs.push(glyph);
    last = { glyph, object, full };
  }
  return withoutOverprints(joinAccents(glyphs));
}

/**
 * Returns a character's box between its origin and the next one's. PDFium's also holds the ink outside of that, which
 * hides the space beside an f.
 *
 * @param x of its origin
 * @param advance returns the character's width, or 0 if its box has it
 */
function withoutOverhang(box: Box, x: number, { width }: TextAppearance, advance: () => number): Box {
  const left = box.left < x && x - box.left < settings.maxOverhang * width ? x : box.left;
  const end = x + advance();
  const right =
    end > left && end < box.right && box.right - end < settings.maxOverhang * width ? end : box.right;
  return { ...box, left, right };
}

const latin = /^\p{sc=Latn}$/u;

type Placed = { text: string; object: Pointer; box: { left: number; right: number } };

/** Returns whether a character belongs to the glyph before it: part of a ligature that PDFium split, or an accent. */
function joins({ glyph, object, full }: { glyph: Glyph; object: Pointer; full: Box }, next: Placed): boolean {
  if (glyph.text === " " || next.text === " ") return false;
  const same = next.object === object && next.box.left === full.left && next.box.right === full.right;
  if (same) return next.box.right > next.box.left;
  const middle = (next.box.left + next.box.right) / 2;
  return (
    combining.test(next.text) && middle > glyph.left - glyph.size / 4 && middle < glyph.right + glyph.size / 4
  );
}
