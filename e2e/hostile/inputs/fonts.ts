import { makePdf, type Stream } from "../../../lib/engine/fixtures/pdf";
import {
  compositeFont,
  type FontObjects,
  fontPage,
  tableOf,
  trueTypeFont,
  withTables,
} from "../../../lib/engine/fixtures/pdf-fonts";

/** Fonts whose glyphs take for ever: each part consists of several others, and so do these. */

/** How many parts each glyph or subroutine uses, and how deep they are nested. */
const PARTS = 10;
const DEPTH = 40;
/** Glyphs on the page: some interpreters limit the work for each. */
const GLYPHS = 60;

const u16s = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    bytes.writeUInt16BE(value & 0xffff, i * 2);
  });
  return bytes;
};

/** Makes a TrueType font whose first glyphs consist of the next one, again and again; the last has no outline. */
function nestedComposites(): Buffer {
  const font = trueTypeFont();
  const [head, profile] = [tableOf(font, "head"), tableOf(font, "maxp")];
  // Words of indexToLocFormat and maxComponentDepth (OpenType 1.9, 'head' and 'maxp').
  head.writeUInt16BE(1, 50);
  profile.writeUInt16BE(0xffff, 30);
  const count = profile.readUInt16BE(4);
  const glyphs = Array.from({ length: count }, (_, glyph) => {
    if (glyph >= DEPTH) return Buffer.alloc(0);
    // ARGS_ARE_XY_VALUES, and MORE_COMPONENTS for all but the last (OpenType 1.9, 'glyf').
    const part = (i: number) => u16s(i + 1 < PARTS ? 0x0022 : 0x0002, glyph + 1, 0);
    return Buffer.concat([u16s(-1, 0, 0, 500, 500), ...Array.from({ length: PARTS }, (_, i) => part(i))]);
  });
  const offsets = Buffer.alloc((count + 1) * 4);
  glyphs.forEach(({ length }, i) => {
    offsets.writeUInt32BE(offsets.readUInt32BE(i * 4) + length, (i + 1) * 4);
  });
  return withTables(font, { head, maxp: profile, loca: offsets, glyf: Buffer.concat(glyphs) });
}

/** Makes a font whose glyphs are drawn with the next glyph of the same font. */
function nestedType3(): FontObjects {
  const codes = Array.from({ length: 26 }, (_, i) => i);
  const letter = (i: number) => String.fromCharCode(97 + i);
  const procedures = codes.map((i): [string, Stream] => [
    `glyph${i}`,
    {
      dictionary: "",
      data: `600 0 d0 BT /W 1000 Tf (${i < 25 ? letter(i + 1).repeat(PARTS) : ""}) Tj ET 0 0 9 9 re f`,
    },
  ]);
  const names = codes.map((i) => `/${letter(i)} @glyph${i}`).join("");
  return {
    whole: `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 122/Widths[${"600 ".repeat(26)}]/Encoding<</Differences[97${codes.map((i) => `/${letter(i)}`).join("")}]>>/CharProcs<<${names}>>/Resources<</Font<</W @whole>>>>>>`,
    ...Object.fromEntries(procedures),
  };
}

const glyphIds = `<${Array.from({ length: GLYPHS }, (_, i) => i.toString(16).padStart(4, "0")).join("")}>`;

/** Documents with such fonts. */
export const explodingFonts: Readonly<Record<string, () => Buffer>> = {
  "a TrueType font of composites of composites": () =>
    fontPage(compositeFont("TrueType", nestedComposites()), glyphIds),
  "a Type 3 font of glyphs of glyphs": () => fontPage(nestedType3(), "(abcdef)"),
};

/** Fonts of pictures that do not say which characters they draw, so that their widths are looked at. */

const type3Font = (widths: string, names: string) =>
  "<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 0/LastChar 255" +
  `/Widths[${widths}]/Encoding<</Differences[0${names}]>>/CharProcs<<>>>>`;

const type3Page = (objects: Readonly<Record<string, string | Stream>>) =>
  makePdf([{ content: "BT /T 12 Tf 10 40 Td <0b0c0d> Tj ET", resources: "/Font<</T @font0>>" }], { objects });

export const nameless = {
  "a thousand fonts of one glyph, each of its own size": () =>
    type3Page(
      Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`font${i}`, type3Font(`${i + 1}`, "/a0")])),
    ),
  "a font of a hundred thousand widths and names": () =>
    type3Page({ font0: type3Font("500 ".repeat(100_000), "/a".repeat(100_000)) }),
  "a font whose widths are no numbers": () =>
    type3Page({ font0: type3Font("/x (y) null -1e99 9e99 [1] <</a 1>> ".repeat(40), "/a11".repeat(256)) }),
  "a million words that announce streams of objects": () =>
    Buffer.concat([type3Page({ font0: "null" }), Buffer.from("/ObjStm ".repeat(1_000_000))]),
} as const satisfies Readonly<Record<string, () => Buffer>>;
