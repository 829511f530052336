import { inflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { makePdf } from "../../../fixtures/pdf";
import {
  compactFont,
  compositeFont,
  fontPage,
  formulaFont,
  hintedFont,
  simpleFont,
  tableOf,
  trueTypeFont,
  type1,
} from "../../../fixtures/pdf-fonts";
import { startCompress } from "../../../fixtures/start-compress";
import { type1Font } from "../../../fixtures/type1";

const { compress, draw } = startCompress();

const name = (text: string) => PDFName.of(text);

/** Reads the embedded fonts of a document. */
async function fontsOf(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  return objects
    .filter((object) => object instanceof PDFDict)
    .flatMap((descriptor) =>
      ["FontFile", "FontFile2", "FontFile3"].flatMap((key) => {
        const file = descriptor.lookup(name(key));
        if (!(file instanceof PDFRawStream)) return [];
        const isPacked = file.dict.get(name("Filter")) === name("FlateDecode");
        const data = isPacked ? inflateSync(file.contents) : Buffer.from(file.contents);
        return [{ key, name: String(descriptor.get(name("FontName"))), data }];
      }),
    );
}

const isSubset = expect.stringMatching(/^\/[A-Z]{6}\+Whole$/);
const whole = trueTypeFont();

/** Compresses a document and checks that its first page is drawn as before, pixel by pixel. */
async function compressSame(bytes: Buffer, page = 1) {
  const made = await compress(bytes);
  const [before, after] = [await draw(bytes, { page, scale: 2 }), await draw(made.bytes, { page, scale: 2 })];
  expect(after.bytes.equals(before.bytes)).toBe(true);
  expect(before.ink(0, 0, 400, 200)).toBeGreaterThan(50);
  return { ...made, fonts: await fontsOf(made.bytes) };
}

describe("a font", () => {
  it.each([
    ["TrueType, by codes", simpleFont(), "(Hello)"],
    ["TrueType, by glyph ids", compositeFont("TrueType"), "<002400250026>"],
    ["CFF, by glyph ids", compositeFont("CFF"), "<002400250026>"],
  ])("that is embedded whole (%s) keeps the glyphs that are shown", async (_, objects, string) => {
    const { size, fonts } = await compressSame(fontPage(objects, string));
    expect(size).toBeLessThan(6000);
    expect(fonts).toMatchObject([{ name: isSubset }]);
  });

  it.each([
    ["by codes", simpleFont, "(Hello)"],
    ["by glyph ids", (data: Buffer) => compositeFont("TrueType", data), "<002400250026>"],
  ] as const)(
    "for formulas, with variants of characters, keeps the glyphs that are shown %s",
    async (_, embed, string) => {
      const { size, fonts } = await compressSame(fontPage(embed(formulaFont()), string));
      expect(size).toBeLessThan(6000);
      expect(fonts).toMatchObject([{ name: isSubset }]);
    },
  );

  it("in the Type 1 format is stored in a smaller one", async () => {
    const { fonts } = await compressSame(fontPage(type1(), "(ABCDE)"));
    expect(fonts).toMatchObject([{ key: "FontFile3", name: isSubset }]);
    expect(fonts[0]?.data.length).toBeLessThan(700);
  });

  it.each(["A", "B", "C", "D", "E"])("in the Type 1 format keeps the outline of %s", async (letter) => {
    const { fonts } = await compressSame(fontPage(type1(), `(${letter})`, 60));
    expect(fonts).toMatchObject([{ key: "FontFile3" }]);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    "in the Type 1 format that is damaged (%d) does not stop the document",
    async (seed) => {
      const objects = type1();
      const bad = Buffer.from(type1Font().data);
      for (let at = 400 + seed; at < bad.length; at += 97 + seed * 31) bad[at] = (bad[at] ?? 0) ^ (seed + 1);
      const made = await compress(fontPage({ ...objects, file: { dictionary: "", data: bad } }, "(ABCDE)"));
      expect(made.size).toBeGreaterThan(0);
    },
  );

  it.each(["/", "dup ", "/lenIV ", "/BlueValues[", "/A 9 RD "])(
    "full of %j is read in time",
    async (word) => {
      const file = { dictionary: "", data: type1Font({ hidden: word.repeat(2_000_000 / word.length) }).data };
      const made = await compress(fontPage({ ...type1(), file }, "(ABCDE)"));
      expect(made.size).toBeGreaterThan(0);
    },
  );

  it("keeps what forms, annotations, patterns and Type 3 glyphs show", async () => {
    const own = "/BBox[0 0 200 100]/Resources<</Font<</W @whole>>>>";
    const show = (letter: string) => `BT /W 30 Tf 5 5 Td (${letter}) Tj ET`;
    const objects = {
      ...simpleFont(),
      form: { dictionary: `/Type/XObject/Subtype/Form${own}`, data: show("F") },
      stamp: { dictionary: `/Type/XObject/Subtype/Form${own}`, data: show("S") },
      pattern: {
        dictionary: `/PatternType 1/PaintType 1/TilingType 1/XStep 40/YStep 40${own}`,
        data: show("P"),
      },
      glyph: { dictionary: "", data: `1000 0 d0 ${show("G")}` },
      type3:
        "<</Type/Font/Subtype/Type3/FontBBox[0 0 30 30]/FontMatrix[.03 0 0 .03 0 0]/CharProcs<</g @glyph>>/Encoding<</Differences[65/g]>>/FirstChar 65/LastChar 65/Widths[1000]/Resources<</Font<</W @whole>>>>>>",
    };
    const content =
      "q 1 0 0 1 100 50 cm /F Do Q /Pattern cs /P scn 0 0 40 40 re f 0 g BT /T 20 Tf 60 5 Td (A) Tj ET";
    const resources = "/XObject<</F @form>>/Pattern<</P @pattern>>/Font<</T @type3>>";
    const annotations = ["/Subtype/Stamp/Rect[100 0 200 50]/F 4/AP<</N @stamp>>"];
    const { fonts } = await compressSame(makePdf([{ content, resources, annotations }], { objects }));
    expect(fonts).toMatchObject([{ name: isSubset }]);
  });

  it("keeps what a form shows in the font of the page that draws it", async () => {
    const form = {
      dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Resources<<>>",
      data: "BT 5 5 Td (Q) Tj ET",
    };
    const bytes = makePdf(
      [{ content: "/W 30 Tf /F Do", resources: "/Font<</W @whole>>/XObject<</F @form>>" }],
      { objects: { ...simpleFont(), form } },
    );
    expect((await compressSame(bytes)).fonts).toMatchObject([{ name: "/Whole" }]);
  });

  it("is read past inline images whose data looks like their end", async () => {
    const data = "\x01\x02\x03 EI (\x81\x82\x83\x84\x85\x86\x87\x88";
    const content = `q 20 0 0 20 0 0 cm BI /W 4/H 4/BPC 8/CS/G ID ${data} EI Q BT /W 30 Tf 30 40 Td (Hello) Tj ET`;
    const bytes = makePdf([{ content, resources: "/Font<</W @whole>>" }], { objects: simpleFont() });
    expect((await compressSame(bytes)).fonts).toMatchObject([{ name: isSubset }]);
  });

  it("is one of several, each with its own glyphs", async () => {
    const second = simpleFont(hintedFont());
    const objects = {
      ...simpleFont(),
      ...{
        other: String(second.whole).replace("@descriptor", "@otherDescriptor"),
        otherFile: second.file ?? "",
      },
      otherDescriptor: String(second.descriptor).replace("@file", "@otherFile"),
    };
    const content = "BT /W 30 Tf 10 40 Td (Ab) Tj /O 30 Tf (Cde) Tj ET";
    const bytes = makePdf([{ content, resources: "/Font<</W @whole/O @other>>" }], { objects });
    expect((await compressSame(bytes)).fonts).toMatchObject([{ name: isSubset }, { name: isSubset }]);
  });

  it("reads escaped, hexadecimal and spaced strings", async () => {
    const content = "BT /W 20 Tf 10 40 Td [(\\101\\(b) -200 <43 4>] TJ 0 20 Td (\\\\\\)) ' ET";
    const bytes = makePdf([{ content, resources: "/Font<</W @whole>>" }], { objects: simpleFont() });
    expect((await compressSame(bytes)).fonts).toMatchObject([{ name: isSubset }]);
  });

  it("that form fields use stays whole", async () => {
    const field = "/Subtype/Widget/FT/Tx/F 4/T(name)/V(A)/Rect[10 10 190 40]/DA(/W 18 Tf 0 g)/AP<</N @look>>";
    const look = {
      dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 180 30]/Resources<</Font<</W @whole>>>>",
      data: "BT /W 18 Tf 2 8 Td (A) Tj ET",
    };
    const bytes = makePdf([{ content: "", annotations: [field] }], {
      objects: { ...simpleFont(), look },
      fields: [0],
    });
    const { fonts } = await compressSame(bytes);
    expect(fonts).toMatchObject([{ name: "/Whole" }]);
    expect(fonts[0]?.data.equals(whole)).toBe(true);
  });

  it("loses its hinting at the strong level alone", async () => {
    const bytes = fontPage(simpleFont(hintedFont()), "(Hello)");
    const sizes: number[] = [];
    for (const level of ["balanced", "strong"] as const) {
      const [font] = await fontsOf((await compress(bytes, { level })).bytes);
      expect(font?.data.includes("fpgm")).toBe(level === "balanced");
      sizes.push(font?.data.length ?? 0);
    }
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  });

  it("whose text is searched can still be searched", async () => {
    const cmap =
      "/CIDInit /ProcSet findresource begin begincmap 1 beginbfchar <48> <0048> endbfchar endcmap end";
    const objects = simpleFont();
    const font = String(objects.whole).replace(">>", "/ToUnicode @unicode>>");
    const unicode = { dictionary: "", data: cmap };
    const made = await compress(fontPage({ ...objects, unicode, whole: font }, "(H)"));
    const { context } = await PDFDocument.load(made.bytes);
    const kept = context.enumerateIndirectObjects().map(([, object]) => String(object));
    expect(kept.some((object) => object.includes("/ToUnicode"))).toBe(true);
  });

  it.each([
    ["whose outlines are cut off", (data: Buffer) => data.subarray(0, data.length / 2)],
    [
      "of random bytes",
      (data: Buffer) => Buffer.from(data.map((byte, i) => (i > 400 ? (byte * 31 + i) & 0xff : byte))),
    ],
    [
      "whose tables lie outside",
      (data: Buffer) => {
        const bad = Buffer.from(data);
        for (let i = 0; i < bad.readUInt16BE(4); i += 1) bad.writeUInt32BE(0xfffffff0, 20 + i * 16);
        return bad;
      },
    ],
  ])("%s does not stop the document", async (_, damage) => {
    const made = await compress(fontPage(simpleFont(damage(whole)), "(Hello)"));
    expect(made.size).toBeGreaterThan(0);
  });

  it("whose CFF is damaged does not stop the document", async () => {
    const objects = compositeFont("CFF");
    const data = Buffer.from(compactFont());
    data.fill(0xff, 20, 2000);
    const file = { dictionary: "/Subtype/CIDFontType0C", data };
    expect((await compress(fontPage({ ...objects, file }, "<0024>"))).size).toBeGreaterThan(0);
  });

  it("whose glyphs consist of themselves is given up in time", async () => {
    const bytes = Buffer.from(whole);
    const glyf = tableOf(bytes, "glyf");
    // Every glyph becomes a composite of two, which are composites of two.
    for (let at = 0; at + 18 <= glyf.length; at += 18) {
      glyf.writeInt16BE(-1, at);
      for (const [i, word] of [0x0020, 36 + (at % 7), 0, 0x0000].entries())
        glyf.writeUInt16BE(word, at + 10 + i * 2);
    }
    const made = await compress(fontPage(simpleFont(bytes), "(Hello)"));
    expect(made.size).toBeGreaterThan(0);
  });

  it("whose name stands for a map that readers bring along stays whole", async () => {
    const objects = compositeFont("CFF");
    const whole = String(objects.whole).replace("/Identity-H", "/UniKS-UCS2-H");
    const { bytes } = await compress(fontPage({ ...objects, whole }, "<00480065>"));
    expect(await fontsOf(bytes)).toMatchObject([{ name: "/Whole" }]);
  });
});
