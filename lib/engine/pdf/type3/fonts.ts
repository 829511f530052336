import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { name, numberIn, unpack } from "../streams";
import type { Update } from "../update";
import type { Widths } from "./identify";

/** A Type 3 font (ISO 32000-1, 9.6.5) that does not say which characters most of its glyphs are. */
export type Font = {
  ref: PDFRef;
  dict: PDFDict;
  names: ReadonlyMap<number, string>;
  widths: Widths;
  /** How wide and high a unit of its glyphs is in text of size 1, by /FontMatrix; 0.001 in other fonts. */
  unit: number;
  rise: number;
};

/** Reads /Differences: codes, each followed by the names from there on (9.6.6). */
function namesOf(font: PDFDict): Map<number, string> {
  const encoding = font.lookup(name("Encoding"));
  const differences = encoding instanceof PDFDict ? encoding.lookup(name("Differences")) : undefined;
  const names = new Map<number, string>();
  let code = 0;
  for (const entry of differences instanceof PDFArray ? differences.asArray() : []) {
    if (entry instanceof PDFNumber) code = entry.asNumber();
    else if (entry instanceof PDFName) {
      if (code <= 255) names.set(code, entry.decodeText());
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

/** Returns the widths of the glyphs that a font has (table 112), in text of size 1. */
function widthsOf(font: PDFDict, names: ReadonlyMap<number, string>, unit: number): Map<number, number> {
  const first = numberIn(font, "FirstChar") ?? 0;
  const list = font.lookup(name("Widths"));
  const all = list instanceof PDFArray ? list.asArray() : [];
  return new Map(
    all
      .map((width, i) => [first + i, Math.abs(numberOf(font.context.lookup(width))) * unit] as const)
      .filter(([code, width]) => width > 0 && code <= 255 && names.get(code) !== ".notdef"),
  );
}

/** Unpacked; a map of 256 codes has 5,000. */
const MAX_MAP_BYTES = 1024 * 1024;

/** Counts the codes that a font's /ToUnicode has characters for (9.10.3). */
async function mappedCodes(font: PDFDict): Promise<number> {
  const stream = font.lookup(name("ToUnicode"));
  if (!(stream instanceof PDFRawStream)) return 0;
  const { data } = await unpack(stream, MAX_MAP_BYTES);
  const text = Buffer.from(data).toString("latin1");
  const rows = (kind: string, row: RegExp) =>
    [...text.matchAll(new RegExp(`begin${kind}(.*?)end${kind}`, "gs"))].flatMap(([, body]) => [
      ...(body ?? "").matchAll(row),
    ]);
  const single = rows("bfchar", /<[^>]*>\s*<[^>]*>/g).length;
  const ranges = rows("bfrange", /<([^>]*)>\s*<([^>]*)>\s*(?:<[^>]*>|\[[^\]]*\])/g).map(
    ([, low = "", high = ""]) => Number.parseInt(high, 16) - Number.parseInt(low, 16) + 1,
  );
  return ranges.reduce((sum, codes) => sum + codes, single);
}

/** A book has hundreds. */
const MAX_FONTS = 2000;

/** Lists the Type 3 fonts of a document whose text would be lost. Ghostscript maps those few glyphs whose names it knows. */
export async function unmappedFonts({ context }: Update): Promise<Font[]> {
  const fonts: Font[] = [];
  for (const [ref, dict] of context.enumerateIndirectObjects()) {
    if (fonts.length === MAX_FONTS) break;
    if (!(dict instanceof PDFDict) || dict.lookup(name("Subtype")) !== name("Type3")) continue;
    const names = namesOf(dict);
    const scales = scalesOf(dict);
    const widths = widthsOf(dict, names, scales.unit);
    const mapped = await mappedCodes(dict).catch(() => 0);
    if (mapped < widths.size / 2) fonts.push({ ref, dict, names, widths, ...scales });
  }
  return fonts;
}
