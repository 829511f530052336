import type { PdfDocument } from "../../document";
import { createScratch, type Pointer } from "../../pdfium";
import type { Style } from "../types";

/** Fonts of PDFium that are as wide as those of word processors, by family: regular, bold, italic, bold and italic. */
const standardFonts: Readonly<Record<string, readonly string[]>> = {
  "Times New Roman": ["Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic"],
  Arial: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
  "Courier New": ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"],
};

/** Characters of the encoding of these fonts (ISO 32000-1, annex D.2); others have the width of an empty box. */
const encoded = /^[ -~\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u20ac]$/;

/** Widths are read at this size, in points. */
const SIZE = 1000;

/** Returns the width of a character in a word processor's font, relative to the font size, if it is known. */
export type WidthOf = (character: string, style: Style) => number | undefined;

/** Creates a lookup of widths that asks PDFium once for each character. It is valid while the document is open. */
export function createWidths({ pdfium, handle }: PdfDocument): { widthOf: WidthOf; close(): void } {
  const { c } = pdfium;
  const scratch = createScratch(pdfium);
  const fonts = new Map<string, Pointer>();
  const widths = new Map<string, number>();
  const read = (name: string, character: string): number => {
    const font = fonts.get(name) ?? c.FPDFText_LoadStandardFont(handle, name);
    fonts.set(name, font);
    const code = character.codePointAt(0) ?? 0;
    const isKnown = font !== 0 && c.FPDFFont_GetGlyphWidth(font, code, SIZE, scratch.at(0));
    return isKnown ? scratch.f32(0) / SIZE : 0;
  };
  return {
    widthOf(character, { family, bold, italic }) {
      const name = standardFonts[family]?.[(bold ? 1 : 0) + (italic ? 2 : 0)];
      if (!name || !encoded.test(character)) return undefined;
      const width = widths.get(name + character) ?? read(name, character);
      widths.set(name + character, width);
      return width || undefined;
    },
    close() {
      for (const font of fonts.values()) if (font !== 0) c.FPDFFont_Close(font);
      scratch.free();
    },
  };
}
