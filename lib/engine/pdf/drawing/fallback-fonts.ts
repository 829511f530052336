import { readFileSync } from "node:fs";
import { fontPath } from "../../fonts";
import type { Pdfium, Pointer } from "../pdfium";

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

/** Returns one table of an OpenType file by its tag, or the whole file for tag 0. */
function tableOf(font: Buffer, tag: number): Uint8Array | undefined {
  if (tag === 0) return font;
  const tables = font.readUInt16BE(4);
  for (let i = 0, at = 12; i < tables; i++, at += 16)
    if (font.readUInt32BE(at) === tag) {
      const start = font.readUInt32BE(at + 8);
      return font.subarray(start, start + font.readUInt32BE(at + 12));
    }
  return undefined;
}

/** Copies the data if the buffer is large enough. @returns its size in bytes */
function answer({ view }: Pdfium, bytes: Uint8Array | undefined, buffer: Pointer, size: number): number {
  if (!bytes) return 0;
  if (buffer !== 0 && size >= bytes.length) view(buffer, bytes.length).set(bytes);
  return bytes.length;
}

function tableOfFont(handle: number, tag: number): Uint8Array | undefined {
  const font = fontAt(handle);
  return font && tableOf(font, tag);
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
