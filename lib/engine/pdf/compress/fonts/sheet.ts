import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import { writeObjects } from "../serialize";
import { codesOf, type FontUser, isComposite } from "./glyphs";

/** Side of the square in which each glyph is drawn, and the size of the font, in points. */
const CELL = 26;
const SIZE = 18;
/** Codes on a page: 16 megapixels at 72 dpi. */
export const MAX_SHEET_CODES = 20_000;

/** Returns a page's content that shows every code of fonts, and the length of its sides in points. */
function drawCodes(users: readonly FontUser[]): { content: string; side: number } {
  const codes = users.flatMap((user, i) =>
    [...codesOf(user)].map((code) => {
      const hex = code.toString(16).padStart(isComposite(user.font) ? 4 : 2, "0");
      return { font: `/F${i} ${SIZE} Tf`, text: `<${hex}> Tj` };
    }),
  );
  const columns = Math.max(1, Math.ceil(Math.sqrt(codes.length)));
  const place = (i: number) => [(i % columns) * CELL + 4, Math.floor(i / columns) * CELL + 8].join(" ");
  const shown = codes.map(({ font, text }, i) => `${font} 1 0 0 1 ${place(i)} Tm ${text}`);
  return { content: `BT\n${shown.join("\n")}\nET`, side: columns * CELL };
}

/**
 * Writes a document that shows every code of fonts, a page for each list of them. It is drawn to compare fonts before
 * and after.
 */
export async function writeFontSheet(
  context: PDFContext,
  programs: readonly (readonly FontUser[])[],
): Promise<Buffer> {
  const made: PDFRef[] = [];
  const register = (object: Parameters<PDFContext["register"]>[0]) => {
    const ref = context.register(object);
    made.push(ref);
    return ref;
  };
  const parent = context.nextRef();
  made.push(parent);
  const kids = programs.map((users) => {
    const { content, side } = drawCodes(users);
    const fonts = Object.fromEntries(users.map(({ font }, i) => [`F${i}`, font]));
    return register(
      context.obj({
        Type: "Page",
        Parent: parent,
        MediaBox: [0, 0, side, side],
        Resources: { Font: fonts },
        Contents: register(context.stream(content)),
      }),
    );
  });
  context.assign(parent, context.obj({ Type: "Pages", Kids: kids, Count: kids.length }));
  const root = register(context.obj({ Type: "Catalog", Pages: parent }));
  try {
    return Buffer.concat(await writeObjects(context, root));
  } finally {
    for (const ref of made) context.delete(ref);
  }
}
