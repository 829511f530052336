import { readFileSync } from "node:fs";
import { fontPath } from "../../fonts";
import type { Pdfium, Pointer } from "../pdfium";
import { readTables } from "../structure/sfnt";

/**
 * Fonts for documents that name a font without embedding it. PDFium has its own for Latin text and asks here for
 * everything else.
 */
const names = ["chinese", "korean"] as const;

/** Charsets of fpdf_sysfontinfo.h that PDFium's own fonts do not cover, and the font for each. */
const charsets: Record<number, (typeof names)[number]> = {
  128: "chinese", // FXFONT_SHIFTJIS_CHARSET
  129: "korean", // FXFONT_HANGEUL_CHARSET
  134: "chinese", // FXFONT_GB2312_CHARSET
  136: "chinese", // FXFONT_CHINESEBIG5_CHARSET
  161: "chinese", // FXFONT_GREEK_CHARSET
  204: "chinese", // FXFONT_CYRILLIC_CHARSET
};

/** Read when a document first needs them, 5 to 8 MB each. */
const fonts = names.map((name) => ({ name, bytes: undefined as Buffer | undefined }));

function fontAt(handle: number): Buffer | undefined {
  const font = fonts[handle - 1];
  if (!font) return undefined;
  font.bytes ??= readFileSync(fontPath(font.name));
  return font.bytes;
}

/** Returns a font's handle: its place in the list, from 1; 0 for none. */
const handleOf = (charset: number): number => fonts.findIndex(({ name }) => name === charsets[charset]) + 1;

/** Copies the data if the buffer is large enough. @returns its size in bytes */
function answer({ view }: Pdfium, bytes: Uint8Array | undefined, buffer: Pointer, size: number): number {
  if (!bytes) return 0;
  if (buffer !== 0 && size >= bytes.length) view(buffer, bytes.length).set(bytes);
  return bytes.length;
}

/** Returns one table of a font by its tag, or the whole file for tag 0. */
function tableOfFont(handle: number, tag: number): Uint8Array | undefined {
  const font = fontAt(handle);
  if (!font || tag === 0) return font;
  const letters = Buffer.alloc(4);
  letters.writeUInt32BE(tag);
  return readTables(font)?.get(letters.toString("latin1"));
}

/** Registers the fonts with an instance (FPDF_SYSFONTINFO: a version and eight functions). */
export function installFallbackFonts(pdfium: Pdfium): void {
  const { c, view, copyIn } = pdfium;
  const { addFunction } = c.pdfium;
  const functions = [
    // A separate function for each entry: a function that is added twice keeps its table slot and its first
    // signature.
    addFunction(() => {}, "vi"), // Release
    addFunction(() => {}, "vii"), // EnumFonts
    addFunction(
      (_self: Pointer, _weight: number, _italic: number, charset: number) => handleOf(charset),
      "iiiiiiii",
    ), // MapFont
    addFunction(() => 0, "iii"), // GetFont
    addFunction(
      (_self: Pointer, font: number, tag: number, buffer: Pointer, size: number) =>
        answer(pdfium, tableOfFont(font, tag >>> 0), buffer, size),
      "iiiiii",
    ), // GetFontData
    addFunction(
      (_self: Pointer, font: number, buffer: Pointer, size: number) =>
        answer(pdfium, Buffer.from(`${fonts[font - 1]?.name}\0`), buffer, size),
      "iiiii",
    ), // GetFaceName
    addFunction(() => 1, "iii"), // GetFontCharset: FXFONT_DEFAULT_CHARSET
    addFunction(() => {}, "vii"), // DeleteFont
  ];
  const info = copyIn(new Uint8Array((functions.length + 1) * 4));
  const words = new DataView(view(info, 0).buffer, info);
  [1, ...functions].forEach((word, i) => {
    words.setUint32(i * 4, word, true);
  });
  c.FPDF_SetSystemFontInfo(info);
}
