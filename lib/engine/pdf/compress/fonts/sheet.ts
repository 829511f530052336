import type { PDFContext } from "@cantoo/pdf-lib";
import { type TemporaryPage, writeTemporary } from "../temporary";
import type { FontUser } from "./glyphs";

/** Side of the square in which each glyph is drawn, and the size of the font, in points. */
const CELL = 26;
const SIZE = 18;
/** Codes on a page: 16 megapixels at 72 dpi. */
export const MAX_SHEET_CODES = 20_000;

/** Returns a page that shows every code of fonts. */
function drawCodes(users: readonly FontUser[]): TemporaryPage {
  const codes = users.flatMap((user, i) =>
    [...user.codes].map((hex) => ({ font: `/F${i} ${SIZE} Tf`, text: `<${hex}> Tj` })),
  );
  const columns = Math.max(1, Math.ceil(Math.sqrt(codes.length)));
  const place = (i: number) => [(i % columns) * CELL + 4, Math.floor(i / columns) * CELL + 8].join(" ");
  const shown = codes.map(({ font, text }, i) => `${font} 1 0 0 1 ${place(i)} Tm ${text}`);
  return {
    content: `BT\n${shown.join("\n")}\nET`,
    size: [columns * CELL, columns * CELL],
    resources: { Font: Object.fromEntries(users.map(({ font }, i) => [`F${i}`, font])) },
  };
}

/**
 * Writes a document that shows every code of fonts, a page for each list of them. It is drawn to compare fonts before
 * and after.
 */
export const writeFontSheet = (
  context: PDFContext,
  programs: readonly (readonly FontUser[])[],
): Promise<Buffer> => writeTemporary(context, programs.map(drawCodes));
