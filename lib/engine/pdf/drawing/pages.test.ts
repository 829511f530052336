import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePdf, numbered, rectangle } from "../../fixtures/pdf";
import { imageKinds, imagePage } from "../../fixtures/pdf-images";
import { startPdf } from "../../fixtures/start-pdf";

const { open, draw, drawAt, place, pool } = startPdf();

const white = [255, 255, 255];
const red = [255, 0, 0];

describe("a page's size", () => {
  it.each([
    [0.5, 100, 50],
    [3, 600, 300],
  ])("is its size in points times the scale of %d", async (scale, width, height) => {
    expect(await draw(numbered(1), { scale })).toMatchObject({ from: "pdf", to: "png", width, height });
  });

  it("is rounded to whole pixels", async () => {
    const page = makePdf([{ content: "", box: [595.276, 841.89] }]);
    expect(await draw(page, { scale: 1.5 })).toMatchObject({ width: 893, height: 1263 });
  });

  it("is at least one pixel", async () => {
    const page = makePdf([{ content: "", box: [3, 300] }]);
    expect(await draw(page, { scale: 0.1 })).toMatchObject({ width: 1, height: 30 });
  });

  it("is that of its crop box, and nothing outside is shown", async () => {
    const content = rectangle("1 0 0", 0, 0, 60, 100) + rectangle("0 0 1", 60, 0, 140, 100);
    const { width, height, at } = await draw(makePdf([{ content, crop: [50, 20, 150, 70] }]));
    expect([width, height]).toEqual([100, 50]);
    expect(at(4, 25)).toEqual(red);
    expect(at(20, 25)).toEqual([0, 0, 255]);
  });

  it.each([
    [90, 100, 200, [95, 5]],
    [180, 200, 100, [195, 95]],
    [270, 100, 200, [5, 195]],
  ])(
    "is turned by a rotation of %d degrees, together with its content",
    async (rotate, width, height, corner) => {
      // The upper left corner of the page as written.
      const page = makePdf([{ content: rectangle("1 0 0", 0, 80, 20, 20), rotate }]);
      const drawn = await draw(page);
      expect([drawn.width, drawn.height]).toEqual([width, height]);
      expect(drawn.at(corner[0] as number, corner[1] as number)).toEqual(red);
      expect(drawn.at(50, 50)).toEqual(white);
    },
  );

  it("is checked before anything is drawn", async () => {
    const page = makePdf([{ content: "", box: [1000, 1000] }]);
    await expect(draw(page, { scale: 2, megapixels: 3.9 })).rejects.toMatchObject({
      code: "too_many_pixels",
      limit: 3.9,
    });
    expect(await draw(page, { scale: 2, megapixels: 4 })).toMatchObject({ width: 2000 });
  });

  it("may not exceed the longest side of the format", async () => {
    const page = makePdf([{ content: "", box: [14_000, 10] }]);
    await expect(draw(page, { scale: 2, to: "webp" })).rejects.toMatchObject({
      code: "side_too_long",
      limit: 16_383,
    });
  });
});

describe("a page's content", () => {
  it.each([
    ["jpg", "jpeg"],
    ["png", "png"],
    ["webp", "webp"],
  ] as const)("is on white paper as %s, without alpha", async (to, format) => {
    const { bytes, at, size } = await draw(makePdf([{ content: rectangle("1 0 0", 0, 0, 100, 100) }]), {
      to,
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 200, hasAlpha: false });
    expect(size).toBe(bytes.length);
    expect(at(190, 50)).toEqual(white);
    const [r, g, b] = at(20, 50);
    expect(r).toBeGreaterThan(240);
    expect(Math.max(g, b)).toBeLessThan(12);
  });

  it.each(["jpg", "png"] as const)("without color becomes a gray %s", async (to) => {
    const { bytes, at, ink } = await draw(numbered(1), { to });
    expect(await sharp(bytes).metadata()).toMatchObject({ channels: 1 });
    expect(at(199, 0)).toEqual(white);
    expect(ink(0, 30, 120, 70)).toBeGreaterThan(50);
  });

  it.each(imageKinds)("shows a %s picture", async (kind) => {
    const { at } = await draw(await imagePage(kind));
    expect(at(30, 50)[0]).toBeLessThan(20);
    expect(Math.min(...at(170, 50))).toBeGreaterThan(235);
  });

  it("blends transparency groups with the paper and with what is below", async () => {
    const group = {
      dictionary:
        "/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Group<</S/Transparency/CS/DeviceRGB/I true>>/Resources<<>>",
      data: rectangle("0 0 1", 50, 0, 150, 100),
    };
    const page = makePdf(
      [
        {
          content: `${rectangle("1 0 0", 0, 0, 100, 100)}/Half gs /Group Do`,
          resources: "/XObject<</Group @group>>/ExtGState<</Half<</ca 0.5/CA 0.5>>>>",
        },
      ],
      { objects: { group } },
    );
    const { at } = await draw(page);
    expect(at(25, 50)).toEqual(red);
    expect(near(at(75, 50), [128, 0, 128])).toBe(true);
    expect(near(at(150, 50), [128, 128, 255])).toBe(true);
  });

  it("shows annotations with and without an appearance stream", async () => {
    const stamp = {
      dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 40 40]/Resources<<>>",
      data: rectangle("1 0 0", 0, 0, 40, 40),
    };
    const annotations = [
      "/Subtype/Stamp/Rect[10 10 50 50]/F 4/AP<</N @stamp>>",
      "/Subtype/Square/Rect[100 10 150 60]/F 4/C[0 0 1]/IC[0 0 1]",
      "/Subtype/Stamp/Rect[150 60 190 100]/F 2/AP<</N @stamp>>",
    ];
    const { at } = await draw(makePdf([{ content: "", annotations }], { objects: { stamp } }));
    expect(at(30, 70)).toEqual(red);
    expect(at(125, 65)).toEqual([0, 0, 255]);
    // Hidden ones stay hidden.
    expect(at(170, 20)).toEqual(white);
  });

  it("shows the values of form fields, with and without an appearance stream, and no highlight", async () => {
    const value = {
      dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 80 30]/Resources<<>>",
      data: rectangle("0 0 0", 5, 5, 70, 20),
    };
    const field = (rect: string, more: string) =>
      `/Subtype/Widget/FT/Tx/F 4/Rect[${rect}]/DA(/F1 18 Tf 0 g)${more}`;
    const annotations = [
      field("10 10 90 40", "/T(first)/V(x)/AP<</N @value>>"),
      field("110 10 190 40", "/T(second)/V(WWWW)"),
      field("10 60 90 90", "/T(empty)"),
    ];
    const form = makePdf([{ content: "", annotations }], { objects: { value }, fields: [0, 1, 2] });
    const { at, ink } = await draw(form);
    expect(at(50, 75)).toEqual([0, 0, 0]);
    expect(ink(110, 60, 190, 90)).toBeGreaterThan(50);
    expect(at(50, 25)).toEqual(white);
  });

  it.each([
    ["Chinese", "UniGB-UCS2-H", "GB1", "4f60597d4e16754c"],
    ["Chinese of Taiwan", "UniCNS-UCS2-H", "CNS1", "6f229ad4"],
    ["Japanese", "UniJIS-UCS2-H", "Japan1", "3042304465e5672c"],
    ["Korean", "UniKS-UCS2-H", "Korea1", "d55cae00"],
  ])("is legible in %s although the font is not embedded", async (_, encoding, ordering, codes) => {
    const resources = "/ColorSpace<<>>";
    const objects = {
      font: `<</Type/Font/Subtype/Type0/BaseFont/Absent/Encoding/${encoding}/DescendantFonts[@below]>>`,
      below: `<</Type/Font/Subtype/CIDFontType0/BaseFont/Absent/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 0>>/DW 1000/FontDescriptor @about>>`,
      about:
        "<</Type/FontDescriptor/FontName/Absent/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 800/StemV 80>>",
      holder: {
        dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Resources<</Font<</F2 @font>>>>`,
        data: `BT /F2 40 Tf 10 30 Td <${codes}> Tj ET`,
      },
    };
    const page = makePdf([{ content: "/Holder Do", resources: `/XObject<</Holder @holder>>${resources}` }], {
      objects,
    });
    const { ink } = await draw(page);
    const glyphs = codes.length / 4;
    const inks = Array.from({ length: glyphs }, (_, i) => ink(10 + i * 40, 20, 50 + i * 40, 90));
    // Every glyph has its own look: not a row of empty boxes, and not blank.
    expect(Math.min(...inks)).toBeGreaterThan(100);
    expect(new Set(inks).size).toBe(glyphs);
  });
});

describe("a document", () => {
  it("reports how many pages it has", async () => {
    expect(await open(numbered(12))).toEqual({ pages: 12 });
  });

  it("is drawn page by page", async () => {
    const colors = ["1 0 0", "0 1 0", "0 0 1"];
    const { input, output } = await place(
      makePdf(colors.map((rgb) => ({ content: rectangle(rgb, 0, 0, 200, 100) }))),
    );
    for (const [i, rgb] of colors.entries()) {
      const { at, frames } = await drawAt(input, output, { page: i + 1 });
      expect(at(50, 50)).toEqual(rgb.split(" ").map((part) => Number(part) * 255));
      expect(frames).toBe(3);
    }
  });

  it("has no page after its last", async () => {
    await expect(draw(numbered(2), { page: 3 })).rejects.toMatchObject({ code: "corrupt" });
  });

  it("may have other bytes before its header", async () => {
    expect(await open(Buffer.concat([Buffer.from("rubbish\n"), numbered(1)]))).toEqual({ pages: 1 });
  });

  it.each([
    ["is empty", Buffer.alloc(0), "empty_file"],
    ["is a picture", Buffer.from("89504e470d0a1a0a0000", "hex"), "unsupported_type"],
    ["is text", Buffer.from("Dear reader,"), "unsupported_type"],
    ["is a header alone", Buffer.from("%PDF-1.7\n"), "corrupt"],
    ["has no pages", makePdf([]), "corrupt"],
  ])("is refused when it %s", async (_, bytes, code) => {
    await expect(open(bytes)).rejects.toMatchObject({ code });
  });

  const whole = numbered(3);
  it.each([
    ["its last bytes are missing", whole.subarray(0, whole.length - 12)],
    ["it ends inside its trailer", whole.subarray(0, whole.lastIndexOf("trailer") + 12)],
    ["it ends before its trailer", whole.subarray(0, whole.lastIndexOf("trailer"))],
    ["it ends inside its table of objects", whole.subarray(0, whole.lastIndexOf("xref\n0") + 30)],
    ["its header is missing", whole.subarray(whole.indexOf("\n") + 1)],
  ])("is repaired when %s", async (_, bytes) => {
    expect(await open(bytes)).toEqual({ pages: 3 });
    expect((await draw(bytes)).bytes.equals((await draw(whole)).bytes)).toBe(true);
  });

  it("is not drawn without the key that was in its trailer", async () => {
    const encrypted = numbered(3, { encrypt: { owner: "secret" } });
    const cut = encrypted.subarray(0, encrypted.lastIndexOf(">>"));
    await expect(open(cut)).rejects.toMatchObject({ code: "corrupt" });
  });

  it("that changes under its path is opened again", async () => {
    const first = await place(numbered(1));
    await drawAt(first.input, first.output);
    const second = await place(makePdf([{ content: rectangle("1 0 0", 0, 0, 200, 100) }]));
    expect((await drawAt(second.input, second.output)).at(50, 50)).toEqual(red);
    expect((await drawAt(first.input, first.output)).at(150, 90)).toEqual(white);
  });

  it("ends no process", () => {
    expect(pool().stats().ended).toBe(0);
  });
});

describe("a protected document", () => {
  it("opens without a password when only the owner has one", async () => {
    const bytes = numbered(1, { encrypt: { owner: "secret" } });
    const { ink } = await draw(bytes);
    expect(ink(0, 30, 120, 70)).toBeGreaterThan(50);
  });

  it("asks for its password, reports a wrong one, and opens with the right one", async () => {
    const bytes = numbered(2, { encrypt: { user: "letmein", owner: "secret" } });
    await expect(open(bytes)).rejects.toMatchObject({ code: "password_needed" });
    await expect(open(bytes, "wrong")).rejects.toMatchObject({ code: "wrong_password" });
    expect(await open(bytes, "letmein")).toEqual({ pages: 2 });
    expect(await open(bytes, "secret")).toEqual({ pages: 2 });
    const { ink } = await draw(bytes, { password: "letmein" });
    expect(ink(0, 30, 120, 70)).toBeGreaterThan(50);
  });

  it("is not opened by an earlier job's password", async () => {
    const { input, output } = await place(numbered(1, { encrypt: { user: "letmein", owner: "secret" } }));
    await drawAt(input, output, { password: "letmein" });
    await expect(drawAt(input, output)).rejects.toMatchObject({ code: "password_needed" });
  });

  it("accepts any password when it needs none", async () => {
    expect(await open(numbered(1), "anything")).toEqual({ pages: 1 });
  });
});

function near(color: readonly number[], wanted: readonly number[]): boolean {
  return color.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) <= 2);
}
