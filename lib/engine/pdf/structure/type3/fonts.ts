import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { sectionsOf } from "../cmap";
import { name, numberIn, unpack } from "../streams";
import type { Update } from "../update";
import type { Widths } from "./identify";

/** A Type 3 font (ISO 32000-1, 9.6.5) that does not say which characters most of its glyphs are. */
export type Font = {
  ref: PDFRef;
  dict: PDFDict;
  names: ReadonlyMap<number, string>;
  /** Characters that its own map has. */
  mapped: ReadonlyMap<number, string>;
  widths: Widths;
  /** How wide and high a unit of its glyphs is in text of size 1, by /FontMatrix; 0.001 in other fonts. */
  unit: number;
  rise: number;
};

/** Codes are bytes. */
const isCode = (code: number) => Number.isInteger(code) && code >= 0 && code <= 255;
const CODES = 256;

/** Reads /Differences: codes, each followed by the names from there on (9.6.6). */
function namesOf(font: PDFDict): Map<number, string> {
  const encoding = font.lookup(name("Encoding"));
  const differences = encoding instanceof PDFDict ? encoding.lookup(name("Differences")) : undefined;
  const names = new Map<number, string>();
  let code = 0;
  // A number before each name, at most.
  for (const entry of differences instanceof PDFArray ? differences.asArray().slice(0, 2 * CODES) : []) {
    if (entry instanceof PDFNumber) code = entry.asNumber();
    else if (entry instanceof PDFName) {
      if (isCode(code)) names.set(code, entry.decodeText());
      code += 1;
    }
  }
  return names;
}

const numberOf = (object: PDFObject | undefined) => (object instanceof PDFNumber ? object.asNumber() : 0);

const USUAL_UNIT = 0.001;

/** @returns the scales of /FontMatrix, of which the vertical one is negative in glyphs that stand on their heads */
function scalesOf(font: PDFDict): Pick<Font, "unit" | "rise"> {
  const matrix = font.lookup(name("FontMatrix"));
  const at = (index: number) => (matrix instanceof PDFArray ? numberOf(matrix.lookup(index)) : 0);
  return { unit: Math.abs(at(0)) || USUAL_UNIT, rise: at(3) || USUAL_UNIT };
}

/** Returns the widths of the glyphs that a font draws (table 112), in text of size 1. */
function widthsOf(font: PDFDict, names: ReadonlyMap<number, string>, unit: number): Map<number, number> {
  const first = numberIn(font, "FirstChar") ?? 0;
  const list = font.lookup(name("Widths"));
  const glyphs = font.lookup(name("CharProcs"));
  const isDrawn = (code: number) => {
    const glyph = names.get(code);
    if (glyph === undefined) return names.size === 0;
    return glyph !== ".notdef" && (!(glyphs instanceof PDFDict) || glyphs.has(name(glyph)));
  };
  const all = list instanceof PDFArray ? list.asArray().slice(0, CODES) : [];
  return new Map(
    all
      .map((width, i) => [first + i, Math.abs(numberOf(font.context.lookup(width))) * unit] as const)
      .filter(([code, width]) => width > 0 && isCode(code) && isDrawn(code)),
  );
}

/** Unpacked; a map of 256 codes has 5,000. */
const MAX_MAP_BYTES = 64 * 1024;

/** Hexadecimal digits of what a code stands for: ligatures are of a few letters. */
const MAX_DIGITS = 64;

/** Reads UTF-16 in hexadecimal digits; some programs write two of them for a letter. */
function textOf(hex: string): string {
  const digits = hex.replace(/\s/g, "").slice(0, MAX_DIGITS);
  const whole = digits.padStart(Math.ceil(digits.length / 4) * 4, "0");
  const bytes = Buffer.from(whole, "hex");
  return bytes
    .subarray(0, bytes.length & ~1)
    .swap16()
    .toString("utf16le");
}

/** Reads which characters the codes of a /ToUnicode map stand for (9.10.3). @throws Error for a damaged one */
async function readMap(stream: PDFRawStream): Promise<Map<number, string>> {
  const { data } = await unpack(stream, MAX_MAP_BYTES);
  const text = Buffer.from(data.subarray(0, MAX_MAP_BYTES)).toString("latin1");
  const characters = new Map<number, string>();
  const set = (code: number, character: string) => {
    if (isCode(code)) characters.set(code, character);
  };
  for (const { body } of sectionsOf(text, /bfchar/).list)
    for (const [, code = "", to = ""] of body.matchAll(/<([^<>]*)>\s*<([^<>]*)>/g))
      set(Number.parseInt(code, 16), textOf(to));
  for (const { body } of sectionsOf(text, /bfrange/).list)
    for (const [, low = "", high = "", to = "", list = ""] of body.matchAll(
      /<([^<>]*)>\s*<([^<>]*)>\s*(?:<([^<>]*)>|\[([^[\]]*)\])/g,
    )) {
      const [first, last] = [Number.parseInt(low, 16), Math.min(Number.parseInt(high, 16), CODES - 1)];
      if (!isCode(first)) continue;
      const own = [...list.matchAll(/<([^<>]*)>/g)].map(([, one = ""]) => textOf(one));
      const begin = textOf(to);
      for (let code = first; code <= last; code += 1)
        set(
          code,
          own[code - first] ??
            begin.slice(0, -1) + String.fromCharCode(begin.charCodeAt(begin.length - 1) + code - first),
        );
    }
  return characters;
}

/** Of a map: what no control, private or unknown character is. */
const isReadable = /^[^\p{Cc}\p{Co}\p{Cs}\ufffd]+$/u;

/** A book has hundreds. */
const MAX_FONTS = 2000;

/** Lists the Type 3 fonts of a document whose text would be lost. Ghostscript maps those few glyphs whose names it knows. */
export async function unmappedFonts({ context }: Update): Promise<Font[]> {
  const fonts: Font[] = [];
  const maps = new Map<PDFRawStream, Promise<Map<number, string>>>();
  const mapOf = async (font: PDFDict) => {
    const stream = font.lookup(name("ToUnicode"));
    if (!(stream instanceof PDFRawStream)) return new Map<number, string>();
    const known = maps.get(stream) ?? readMap(stream).catch(() => new Map<number, string>());
    maps.set(stream, known);
    return known;
  };
  let left = MAX_FONTS;
  for (const [ref, dict] of context.enumerateIndirectObjects()) {
    if (left === 0) break;
    if (!(dict instanceof PDFDict) || dict.lookup(name("Subtype")) !== name("Type3")) continue;
    left -= 1;
    const names = namesOf(dict);
    const scales = scalesOf(dict);
    const widths = widthsOf(dict, names, scales.unit);
    const all = await mapOf(dict);
    const mapped = new Map(
      [...all].filter(([code, character]) => widths.has(code) && isReadable.test(character)),
    );
    if (mapped.size < widths.size / 2) fonts.push({ ref, dict, names, mapped, widths, ...scales });
  }
  return fonts;
}
