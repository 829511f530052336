import { checksum, readTables, writeTables } from "../structure/sfnt";

/**
 * A font whose glyphs draw nothing, for text that is searched and selected but not seen. Any UTF-16 code unit is a
 * character, half as wide as the font is high. Tesseract's own PDFs have such a font; this one is built table by table
 * (OpenType 1.9).
 */

/** Advance of every character, in thousandths of the font size. */
export const ADVANCE = 500;
/** What a selection covers above and below the baseline, in thousandths of the font size. */
export const ASCENT = 800;
const DESCENT = -200;

const UNITS_PER_EM = 1000;
/** Seconds from 1904 (`head`, LONGDATETIME) to 1970. */
const EPOCH = 2_082_844_800;

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    bytes.writeUInt16BE(value & 0xffff, i * 2);
  });
  return bytes;
};
const longs = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeUInt32BE(value >>> 0, i * 4);
  });
  return bytes;
};

/** Two glyphs without outlines: .notdef, and the one for everything. */
const tables: Readonly<Record<string, Buffer>> = {
  "OS/2": Buffer.concat([
    words(3, ADVANCE, 400, 5, 0, 500, 500, 0, 0, 500, 500, 0, 0, 50, 250, 0),
    Buffer.alloc(10),
    longs(0, 0, 0, 0),
    Buffer.from("PXML"),
    words(0x40, 0, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    longs(0, 0),
    words(0, 0, 0, 32, 0),
  ]),
  // One segment maps nothing (format 4); the PDF has its own map.
  cmap: Buffer.concat([words(0, 1, 3, 1), longs(12), words(4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0)]),
  glyf: Buffer.alloc(4),
  head: Buffer.concat([
    longs(0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5),
    words(0, UNITS_PER_EM),
    longs(0, EPOCH, 0, EPOCH),
    words(0, DESCENT, ADVANCE, ASCENT, 0, 8, 2, 0, 0),
  ]),
  hhea: Buffer.concat([
    longs(0x0001_0000),
    words(ASCENT, DESCENT, 0, ADVANCE, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2),
  ]),
  hmtx: words(ADVANCE, 0, ADVANCE, 0),
  loca: words(0, 0, 0),
  maxp: Buffer.concat([longs(0x0001_0000), words(2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
  name: Buffer.concat([words(0, 1, 18, 3, 1, 0x409, 6, 18, 0), Buffer.from("Glyphless", "utf16le").swap16()]),
  post: longs(0x0003_0000, 0, 0, 1, 0, 0, 0, 0),
};

/** Returns the font as a TrueType file, less than a kilobyte. */
export function glyphlessFont(): Buffer {
  const file = writeTables(new Map(Object.entries(tables)));
  // checkSumAdjustment of `head`
  readTables(file)
    ?.get("head")
    ?.writeUInt32BE((0xb1b0_afba - checksum(file)) >>> 0, 8);
  return file;
}

/** A stream's dictionary entries without /Length, and its data. */
type StreamParts = { dictionary: string; data: Buffer };

/** The text of the objects that make up the font in a PDF; `ref` is told the others (ISO 32000-1, 9.7). */
export const fontObjects = {
  font: (descendant: number, toUnicode: number) =>
    `<</Type/Font/Subtype/Type0/BaseFont/Glyphless/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${toUnicode} 0 R>>`,
  descendant: (descriptor: number, toGlyphs: number) =>
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Glyphless/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
    `/FontDescriptor ${descriptor} 0 R/DW ${ADVANCE}/CIDToGIDMap ${toGlyphs} 0 R>>`,
  descriptor: (file: number) =>
    `<</Type/FontDescriptor/FontName/Glyphless/Flags 5/FontBBox[0 ${DESCENT} ${ADVANCE} ${ASCENT}]/ItalicAngle 0` +
    `/Ascent ${ASCENT}/Descent ${DESCENT}/CapHeight ${ASCENT}/StemV 80/FontFile2 ${file} 0 R>>`,
  file: (): StreamParts => {
    const data = glyphlessFont();
    return { dictionary: `/Length1 ${data.length}`, data };
  },
  /** Every character is glyph 1. */
  toGlyphs: (): StreamParts => ({ dictionary: "", data: Buffer.alloc(0x10000 * 2, Buffer.from([0, 1])) }),
  /** Every code is the character of that number. */
  toUnicode: (): StreamParts => ({
    dictionary: "",
    data: Buffer.from(
      "/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n" +
        "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n" +
        "/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n" +
        "1 begincodespacerange<0000><FFFF>endcodespacerange\n" +
        "1 beginbfrange<0000><FFFF><0000>endbfrange\n" +
        "endcmap CMapName currentdict/CMap defineresource pop end end\n",
      "latin1",
    ),
  }),
} as const;
