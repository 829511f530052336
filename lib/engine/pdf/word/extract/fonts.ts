import type { PdfDocument } from "../../document";
import { apply, type Matrix } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import { EM_SPACE } from "../../structure/type3";
import type { Style } from "../types";
import { colorOf } from "./objects";
import { glyphs as settings } from "./settings";

/** Flags of a font descriptor (ISO 32000-1, table 123). */
const FIXED_PITCH = 1 << 0;
const SERIF = 1 << 1;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;

/** Names in documents for fonts that word processors have under another name. */
const families: readonly (readonly [pattern: RegExp, family: string])[] = [
  [
    /^(times|nimbusrom|timesnew|tinos|liberationserif|termes|cmr|cmb|cmt[i]|cmsl|cmcsc|sfr[mb]|lmroman|stix|newtx|ptmr|utm)/,
    "Times New Roman",
  ],
  [/^(arial|helvet|nimbussan|liberationsans|arimo|cmss|lmsans|sfss|phvr|swiss|msgothic$)/, "Arial"],
  [/^(courier|nimbusmon|liberationmono|cousine|cmtt|lmmono|sftt|monaco|menlo|consol.*mono)/, "Courier New"],
  [/^(carlito|calibri)/, "Calibri"],
  [/^(caladea|cambria)/, "Cambria"],
  [/^(symbol|cmsy|cmmi|cmex|msbm|msam)/, "Cambria Math"],
  [/^(palatino|palladio|urwpalladio|pagella|pplr)/, "Palatino Linotype"],
  [/^(bookman|urwbookman)/, "Bookman Old Style"],
  [/^(centuryschl|newcentury|c059)/, "Century Schoolbook"],
  [/^(garamond|ebgaramond|adobegaramond|agaramond)/, "Garamond"],
];

/** Generated or missing names. */
const nameless = /^(cidfont|font|tt|fnt|f|t3font|type3|unnamed|untitled|c2|g|ft)?[\d_+-]*$/i;
const subset = /^[A-Z]{6}\+/;
const boldWord = /bold|black|heavy|demi|[-,]bd|cmbx|cmb\d|sfbx|medi\b/i;
const italicWord = /italic|oblique|ital\b|[-,]it\b|cmti|cmsl|cmmi|sfti|slant/i;
/** Suffixes of a family name: weights, widths and formats. */
const endings =
  /[-,_ ]?((ps|mt|ms|std|pro|regular|roman|bold|italic|oblique|medium|light|book|semi|demi|black|heavy|thin|extra|cond(ensed)?|narrow|it|bd|identity-[hv]|[hv])(?=$|[-,_ ]|ps|mt|std|pro|reg|rom|bold|ital|obl|med|light|book|semi|demi|black|heavy|thin|extra|cond))+$/i;

/** Returns the family name of a font menu: `TimesNewRomanPS-BoldMT` -> `Times New Roman`. */
function familyOf(name: string, flags: number): string {
  const plain = name.replace(subset, "").replace(/^[^\p{L}]+/u, "");
  const key = plain.toLowerCase().replace(/[^a-z]/g, "");
  const known = families.find(([pattern]) => pattern.test(key))?.[1];
  if (known) return known;
  const own = plain
    .replace(endings, "")
    .replace(/[-_,]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();
  if (own.length > 2 && own.length < 32 && !nameless.test(plain)) return own;
  if (flags & FIXED_PITCH) return "Courier New";
  return flags & SERIF ? "Times New Roman" : "Arial";
}

/** A font's name is right about its weight; PDFium guesses the weight from the width of stems (StemV). */
function isBold(name: string, flags: number, weight: number): boolean {
  if (boldWord.test(name)) return true;
  const isForced = (flags & FORCE_BOLD) !== 0;
  return nameless.test(name.replace(subset, ""))
    ? isForced || weight >= settings.boldWeight
    : isForced && weight >= settings.boldWeight;
}

/** Modes of FPDFTextObj_GetTextRenderMode that draw nothing: 3 invisible, 7 clip. */
const invisibleModes = new Set([3, 7]);

/** Properties that all characters of a text object share. */
export type TextAppearance = {
  style: Style;
  size: number;
  /** Font size along the line, which differs from `size` in text that is stretched. */
  width: number;
  font: Pointer;
  hidden: boolean;
  /** Writing direction in quarter turns: 0 to the right, 1 up, 2 to the left, 3 down. */
  quarter: number;
  /** How far it is turned to the left from there, in degrees, -45 to 45. */
  slant: number;
  /** Whether that can be seen. */
  tilted: boolean;
};

type Reader = { document: PdfDocument; scratch: Scratch; textPage: Pointer; matrix: Matrix };

/** Creates a reader of text appearances that reads each font and text object once. */
export function createAppearances({ document, scratch, textPage, matrix }: Reader) {
  const { c } = document.pdfium;
  const fonts = new Map<Pointer, Pick<Style, "family" | "bold" | "italic"> & { em: number }>();
  const appearances = new Map<Pointer, TextAppearance>();
  /** One for each font and color, so that equal ones are mostly the same. */
  const styles = new Map<string, Style>();

  function fontOf(font: Pointer) {
    const known = fonts.get(font);
    if (known) return known;
    const name = scratch.text((buffer, size) => c.FPDFFont_GetBaseFontName(font, buffer, size));
    const angle = c.FPDFFont_GetItalicAngle(font, scratch.at(0)) ? scratch.i32(0) : 0;
    const flags = Math.max(0, c.FPDFFont_GetFlags(font));
    const facts = {
      family: familyOf(name, flags),
      bold: isBold(name, flags, c.FPDFFont_GetWeight(font)),
      italic: (flags & ITALIC) !== 0 || angle < 0 || italicWord.test(name),
      em: isType3(font) ? emOf(font) : 1,
    };
    fonts.set(font, facts);
    return facts;
  }

  /** Only these are embedded and have no file. */
  const isType3 = (font: Pointer): boolean => {
    scratch.clear();
    c.FPDFFont_GetFontData(font, 0, 0, scratch.at(0));
    return c.FPDFFont_GetIsEmbedded(font) === 1 && scratch.i32(0) === 0;
  };

  /** Returns the font size at size 1, as far as it was told (see `mapType3Fonts`). */
  function emOf(font: Pointer): number {
    const isKnown = c.FPDFFont_GetGlyphWidth(font, EM_SPACE, 1, scratch.at(0));
    return (isKnown && Math.abs(scratch.f32(0))) || 1;
  }

  function styleOf(
    { em: _, ...style }: ReturnType<typeof fontOf>,
    font: Pointer,
    color: string | undefined,
    isOblique: boolean,
  ): Style {
    const key = `${font} ${color} ${isOblique}`;
    const italic = style.italic || isOblique;
    const known = styles.get(key) ?? { ...style, italic, ...(color && { color }) };
    styles.set(key, known);
    return known;
  }

  function read(object: Pointer, index: number): TextAppearance {
    const fontSize = c.FPDFText_GetFontSize(textPage, index);
    const [a = 1, b = 0, cc = 0, d = 1] = c.FPDFText_GetMatrix(textPage, index, scratch.at(0))
      ? scratch.f32s(0, 4)
      : [];
    const area = a * d - b * cc;
    const shear = area > 0 ? (a * cc + b * d) / area : 0;
    const vector = (x = 0, y = 0) => {
      const [x0, y0] = apply(matrix, 0, 0);
      const [x1, y1] = apply(matrix, x, y);
      return [x1 - x0, y1 - y0] as const;
    };
    const [directionX, directionY] = vector(a, b);
    const turns = Math.atan2(-directionY, directionX) / (Math.PI / 2);
    const paint = colorOf({ document, scratch }, object);
    const color = paint && Math.max(...paint.rgb) >= settings.nearlyBlack ? paint.color : undefined;
    const font = c.FPDFTextObj_GetFont(object);
    const facts = fontOf(font);
    const { em } = facts;
    const isOblique = shear > settings.oblique.min && shear < settings.oblique.max;
    const stretch = Math.hypot(a, b);
    return {
      style: styleOf(facts, font, color, isOblique),
      size: Math.abs(fontSize * em * (isOblique ? area / stretch : Math.hypot(cc, d))),
      width: Math.abs(fontSize * em * stretch),
      font,
      hidden: paint?.alpha === 0 || invisibleModes.has(c.FPDFTextObj_GetTextRenderMode(object)),
      quarter: (Math.round(turns) + 4) % 4,
      slant: Math.round((turns - Math.round(turns)) * 90),
      tilted: Math.abs(turns - Math.round(turns)) > settings.maxTilt,
    };
  }

  return (object: Pointer, index: number): TextAppearance => {
    const known = appearances.get(object);
    if (known) return known;
    const appearance = read(object, index);
    appearances.set(object, appearance);
    return appearance;
  };
}
