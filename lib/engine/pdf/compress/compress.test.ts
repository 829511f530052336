import { deflateSync, inflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePdf, numbered, rectangle, type Stream, text } from "../../fixtures/pdf";
import { faxPage, imageKinds, imagePage, jpxPage } from "../../fixtures/pdf-images";
import { photoInForm, photoJpeg, photoPixels, photoSamples } from "../../fixtures/pdf-photos";
import { drawGray, losslessScan, textPage } from "../../fixtures/scans";
import { startCompress } from "../../fixtures/start-compress";
import { meanSimilarity } from "../../image/compress/ssim";
import { levels, VIEW_DPI } from "./settings";

const { draw, open, compress } = startCompress();

/** Reads the pictures of a document from their dictionaries. */
async function picturesOf(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = context.enumerateIndirectObjects().map(([, object]) => object);
  const pictures = streams.filter(
    (stream): stream is PDFRawStream =>
      stream instanceof PDFRawStream && stream.dict.get(PDFName.of("Subtype")) === PDFName.of("Image"),
  );
  return pictures.map(({ dict, contents }) => {
    const entry = (key: string) => dict.get(PDFName.of(key))?.toString();
    return {
      width: Number(entry("Width")),
      height: Number(entry("Height")),
      space: entry("ColorSpace"),
      filter: entry("Filter"),
      hasMask: dict.lookup(PDFName.of("SMask")) instanceof PDFRawStream,
      contents: Buffer.from(contents),
    };
  });
}

/** Makes a page whose 200 x 100 points a picture fills. */
const pageOf = (picture: Stream, content = "200 0 0 100 0 0 cm /P Do", more: Record<string, Stream> = {}) =>
  makePdf([{ content, resources: "/XObject<</P @picture>>" }], { objects: { picture, ...more } });

const near = (color: readonly number[], wanted: readonly number[], by = 14) =>
  expect(Math.max(...color.map((value, i) => Math.abs(value - (wanted[i] ?? 0))))).toBeLessThan(by);

/** Compares a few colors of the first page of two documents. */
async function expectSameColors(bytes: Uint8Array, made: Uint8Array) {
  const [before, after] = [await draw(bytes), await draw(made)];
  for (const [x, y] of [
    [20, 20],
    [100, 50],
    [180, 90],
  ] as const)
    near(after.at(x, y), before.at(x, y));
}

describe("a picture", () => {
  it("keeps fewer pixels and bytes the stronger the level", async () => {
    const bytes = pageOf(await photoJpeg(1600, 800));
    const sizes: number[] = [bytes.length];
    const widths: number[] = [];
    for (const level of ["light", "balanced", "strong"] as const) {
      const made = await compress(bytes, { level });
      sizes.push(made.size);
      widths.push((await picturesOf(made.bytes))[0]?.width ?? 0);
    }
    // 200 points are 2.78 inches.
    expect(widths).toEqual([612, 417, 278]);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(4);
  });

  it("keeps its colors", async () => {
    const bytes = pageOf(await photoJpeg(1600, 800));
    await expectSameColors(bytes, (await compress(bytes)).bytes);
  });

  it("keeps its pixels when it is drawn at a low resolution already", async () => {
    const bytes = pageOf(await photoJpeg(400, 200));
    expect(await picturesOf((await compress(bytes)).bytes)).toMatchObject([{ width: 400, height: 200 }]);
  });

  it("keeps enough pixels for the largest size at which any page draws it", async () => {
    const resources = "/XObject<</P @picture>>";
    const pages = ["20 0 0 10 0 0 cm /P Do", "q 2 0 0 1 0 0 cm 100 0 0 100 0 0 cm /P Do Q"];
    const bytes = makePdf(
      pages.map((content) => ({ content, resources })),
      { objects: { picture: await photoJpeg(1600, 800) } },
    );
    expect(await picturesOf((await compress(bytes)).bytes)).toMatchObject([{ width: 417, height: 209 }]);
  });

  it("is measured with the matrices of the forms that draw it", async () => {
    const { bytes } = await compress(await photoInForm());
    expect(await picturesOf(bytes)).toMatchObject([{ width: 209 }]);
  });

  it("keeps enough pixels for a full page when an annotation draws it", async () => {
    const stamp = {
      dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 100 50]/Resources<</XObject<</P @picture>>>>",
      data: "100 0 0 50 0 0 cm /P Do",
    };
    const annotations = ["/Subtype/Stamp/Rect[10 10 110 60]/F 4/AP<</N @stamp>>"];
    const objects = { picture: await photoJpeg(2400, 1200), stamp };
    const { bytes } = await compress(makePdf([{ content: "", annotations }], { objects }));
    expect(await picturesOf(bytes)).toMatchObject([{ width: 1650 }]);
  });

  it.each([
    ["DeviceRGB", 3],
    ["DeviceGray", 1],
  ] as const)("of raw samples in %s becomes a JPEG of %d channels", async (space, channels) => {
    const { bytes } = await compress(pageOf(photoSamples(800, 400, space)));
    const [picture] = await picturesOf(bytes);
    expect(picture).toMatchObject({ filter: "/DCTDecode", width: 417, space: `/${space}` });
    expect(await sharp(picture?.contents).metadata()).toMatchObject({ format: "jpeg", channels });
  });

  it("that is gray in three channels is stored in one", async () => {
    const gray = photoPixels(800, 400, 1);
    const data = Buffer.from([...gray].flatMap((level) => [level, level, level]));
    const { bytes } = await compress(pageOf({ ...photoSamples(800, 400, "DeviceRGB"), data }));
    expect(await picturesOf(bytes)).toMatchObject([{ space: "/DeviceGray", filter: "/DCTDecode" }]);
  });

  it("of few flat colors stays lossless", async () => {
    const data = Buffer.alloc(600 * 300 * 3, 255);
    for (let i = 0; i < 600 * 300; i += 1) if (i % 17 < 3) data.fill(0, i * 3, i * 3 + 2);
    const bytes = pageOf({ ...photoSamples(600, 300, "DeviceRGB"), data }, "300 0 0 150 0 0 cm /P Do");
    const [picture] = await picturesOf((await compress(bytes)).bytes);
    expect(picture).toMatchObject({ filter: "/FlateDecode", width: 600 });
    expect(picture?.space).toContain("/Indexed");
  });

  it.each(["light", "balanced"] as const)(
    "of sharp edges looks alike on a screen at the %s level",
    async (level) => {
      const bytes = losslessScan(await textPage(300));
      const made = await compress(bytes, { level });
      const [picture] = await picturesOf(made.bytes);
      expect(picture).toMatchObject({ filter: "/DCTDecode" });
      const before = await drawGray(bytes, VIEW_DPI);
      const likeness = meanSimilarity(before, await drawGray(made.bytes, VIEW_DPI));
      expect(likeness).toBeGreaterThan(levels[level].likeness ?? 1);
    },
  );

  it("of strong grain gets the quality that keeps it", async () => {
    const [width, height] = [464, 232];
    const grain = (at: number) => ((at * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
    const data = photoPixels(width, height, 3).map(
      (level, at) => level + 60 * grain(Math.floor(at / 3)) - 30,
    );
    const bytes = pageOf({ ...photoSamples(width, height, "DeviceRGB"), data }, "288 0 0 144 0 0 cm /P Do");
    const before = await drawGray(bytes, VIEW_DPI);
    const likeness = meanSimilarity(before, await drawGray((await compress(bytes)).bytes, VIEW_DPI));
    expect(likeness).toBeGreaterThan(levels.balanced.likeness ?? 1);
  });

  it("of one bit keeps one bit, at a higher resolution", async () => {
    const [width, height] = [4000, 2000];
    const data = Buffer.alloc((width / 8) * height, 255);
    for (let y = 0; y < height; y += 1)
      if (y % 100 < 40) data.fill(0, (y * width) / 8, (y * width) / 8 + 9 * (y % 50));
    const picture = {
      dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 1/ColorSpace/DeviceGray`,
      data,
    };
    const [made] = await picturesOf((await compress(pageOf(picture), { level: "light" })).bytes);
    expect(made).toMatchObject({ width: 1667, height: 834, filter: "/JBIG2Decode", space: "/DeviceGray" });
  });

  it("of one bit that is a halftone is not scaled", async () => {
    const [width, height] = [4000, 2000];
    const picture = {
      dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 1/ColorSpace/DeviceGray`,
      data: Buffer.alloc((width / 8) * height, 0b10101100),
    };
    const [made] = await picturesOf((await compress(pageOf(picture), { level: "strong" })).bytes);
    expect(made).toMatchObject({ width, height, filter: "/JBIG2Decode" });
  });

  it.each([
    ["in DeviceGray", "/ColorSpace/DeviceGray"],
    ["in DeviceGray, inverted", "/ColorSpace/DeviceGray/Decode[1 0]"],
    ["in two colors", "/ColorSpace[/Indexed/DeviceRGB 1<ff00000000ff>]"],
    ["that is a stencil", "/ImageMask true"],
  ])("of one bit %s is coded as JBIG2 without any change", async (_, entries) => {
    const [width, height] = [203, 301];
    const row = Math.ceil(width / 8);
    const data = Buffer.from(
      Array.from({ length: row * height }, (_, i) => (i * i * 7919 + (i >> 3)) & 0xff & ((i % row) * 9)),
    );
    const dictionary = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 1${entries}`;
    const bytes = pageOf({ dictionary, data });
    const made = await compress(bytes);
    expect(await picturesOf(made.bytes)).toMatchObject([{ width, height, filter: "/JBIG2Decode" }]);
    const [before, after] = [await draw(bytes, { scale: 2 }), await draw(made.bytes, { scale: 2 })];
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });

  it("of one bit in 144 megapixels, which masks another, is scaled and looks the same", async () => {
    const side = 12_000;
    const rows = Buffer.alloc((side * side) / 8, 255);
    for (let y = 0; y < side; y += 1)
      if (y % 3000 < 1500) rows.fill(0, (y * side) / 8, (y * side + side / 2) / 8);
    const sizes = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 1`;
    const mask = { dictionary: `${sizes}/ColorSpace/DeviceGray/Filter/FlateDecode`, data: deflateSync(rows) };
    const color = {
      dictionary:
        "/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask @mask",
      data: Buffer.from([0, 0, 255]),
    };
    const bytes = pageOf(color, "100 0 0 100 0 0 cm /P Do", { mask });
    const made = await compress(bytes);
    const pictures = await picturesOf(made.bytes);
    // 100 points at 300 dpi.
    expect(pictures).toContainEqual(expect.objectContaining({ filter: "/JBIG2Decode", width: 417 }));
    const [before, after] = [await draw(bytes), await draw(made.bytes)];
    for (const [x, y] of [
      [25, 5],
      [75, 5],
      [25, 20],
    ] as const)
      near(after.at(x, y), before.at(x, y));
    expect(after.at(75, 5)).toEqual([0, 0, 255]);
  });

  it.each([
    ["group 4", ""],
    ["group 4, inverted", "/BlackIs1 true"],
  ])("of a fax (%s) is coded as JBIG2 without any change", async (_, entries) => {
    const bytes = await faxPage(1000, 120, entries);
    const made = await compress(bytes);
    expect(await picturesOf(made.bytes)).toMatchObject([
      { width: 1000, height: 120, filter: "/JBIG2Decode" },
    ]);
    const [before, after] = [await draw(bytes, { scale: 2 }), await draw(made.bytes, { scale: 2 })];
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(before.ink(0, 0, 400, 200)).toBeGreaterThan(1000);
  });

  it.each(imageKinds)("in %s is still drawn", async (kind) => {
    const bytes = await imagePage(kind);
    const { at } = await draw((await compress(bytes, { level: "strong" })).bytes);
    expect(at(30, 50)[0]).toBeLessThan(30);
    expect(Math.min(...at(170, 50))).toBeGreaterThan(225);
  });

  it.each([
    ["DeviceCMYK", "/DeviceCMYK", 4],
    [
      "a spot color",
      "[/Separation/Spot/DeviceRGB<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[.8 0 .2]/N 1>>]",
      1,
    ],
    [
      "two spot colors",
      "[/DeviceN[/A/B]/DeviceRGB<</FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]>>]",
      2,
    ],
  ] as const)(
    "for print, in %s, becomes one for screens, but not at the light level",
    async (_, space, channels) => {
      const data = photoPixels(800, 400, channels);
      const objects = {
        tint: { dictionary: "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]", data: "{0.5}" },
      };
      const entry = space.replace(/<<\/FunctionType 4[^>]*>>/, " @tint");
      const dictionary = `/Type/XObject/Subtype/Image/Width 800/Height 400/BitsPerComponent 8/ColorSpace${entry}`;
      const bytes = pageOf({ dictionary, data }, undefined, objects);
      const made = await compress(bytes);
      expect(await picturesOf(made.bytes)).toMatchObject([
        { space: expect.stringMatching(/^\/Device(RGB|Gray)$/), filter: "/DCTDecode", width: 417 },
      ]);
      await expectSameColors(bytes, made.bytes);
      expect(await picturesOf((await compress(bytes, { level: "light" })).bytes)).toMatchObject([
        { width: 800 },
      ]);
    },
  );

  it("in JPEG 2000 becomes a JPEG", async () => {
    const bytes = await jpxPage();
    const made = await compress(bytes, { level: "strong" });
    expect(await picturesOf(made.bytes)).toMatchObject([{ filter: "/DCTDecode" }]);
  });

  it.each([
    ["claims to be huge", 30_000],
    ["claims to be empty", 0],
  ])("in JPEG 2000 that %s is left alone", async (_, side) => {
    const { bytes } = await compress(await jpxPage(side));
    expect(await picturesOf(bytes)).toMatchObject([{ filter: expect.stringContaining("/JPXDecode") }]);
  });

  it("keeps its transparency in a lossless mask", async () => {
    const mask = photoSamples(1600, 800, "DeviceGray");
    mask.data = Buffer.from(Array.from({ length: 1600 * 800 }, (_, i) => (i % 1600 < 800 ? 0 : 255)));
    const picture = await photoJpeg(1600, 800, "/SMask @mask");
    const content = `${rectangle("1 0 0", 0, 0, 200, 100)}200 0 0 100 0 0 cm /P Do`;
    const bytes = pageOf(picture, content, { mask });
    const made = await compress(bytes);
    const pictures = await picturesOf(made.bytes);
    expect(pictures.map(({ filter }) => filter).sort()).toEqual(["/DCTDecode", "/FlateDecode"]);
    expect(pictures.filter(({ hasMask }) => hasMask)).toHaveLength(1);
    const [before, after] = [await draw(bytes), await draw(made.bytes)];
    expect(after.at(50, 50)).toEqual([255, 0, 0]);
    near(after.at(150, 50), before.at(150, 50));
  });

  it("with premultiplied colors (/Matte) keeps its size", async () => {
    const mask = photoSamples(800, 400, "DeviceGray", "/Matte[0 0 0]");
    const bytes = pageOf(photoSamples(800, 400, "DeviceRGB", "/SMask @mask"), undefined, { mask });
    const pictures = await picturesOf((await compress(bytes)).bytes);
    expect(pictures.map(({ width, filter }) => [width, filter])).toEqual([
      [800, "/FlateDecode"],
      [800, "/FlateDecode"],
    ]);
  });

  it("with a color key mask stays lossless", async () => {
    const bytes = pageOf(photoSamples(800, 400, "DeviceRGB", "/Mask[0 9 0 9 0 9]"));
    expect(await picturesOf((await compress(bytes)).bytes)).toMatchObject([
      { width: 800, filter: "/FlateDecode" },
    ]);
  });

  it("that is stored twice is stored once", async () => {
    const picture = await photoJpeg(400, 200);
    const resources = "/XObject<</A @first/B @second>>";
    const content = "q 100 0 0 100 0 0 cm /A Do Q q 100 0 0 100 100 0 cm /B Do Q";
    const bytes = makePdf([{ content, resources }], { objects: { first: picture, second: { ...picture } } });
    const made = await compress(bytes);
    expect(await picturesOf(made.bytes)).toHaveLength(1);
    const [before, after] = [await draw(bytes), await draw(made.bytes)];
    near(after.at(150, 50), before.at(150, 50));
  });

  it("with damaged data is kept as it is", async () => {
    const whole = await photoJpeg(800, 400);
    const picture = { ...whole, data: Buffer.from(whole.data).subarray(0, 2000) };
    const { bytes } = await compress(pageOf(picture, `${text("Still here")} 9 0 0 9 0 0 cm /P Do`));
    expect(await open(bytes)).toEqual({ pages: 1 });
  });
});

describe("everything else", () => {
  it("keeps content streams to the byte", async () => {
    const content = `${text("The same words")}${rectangle("0 0 1", 9.5, 0.125, 20, 20)}`.repeat(50);
    const { bytes } = await compress(makePdf([{ content }]));
    const { context } = await PDFDocument.load(bytes);
    const streams = context.enumerateIndirectObjects().map(([, object]) => object);
    const found = streams
      .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
      .map(({ contents }) => {
        try {
          return inflateSync(contents).toString("latin1");
        } catch {
          return "";
        }
      });
    expect(found).toContain(content);
  });

  it("is dropped when no page needs it", async () => {
    const filler = { dictionary: "", data: photoPixels(300, 300, 1) };
    const bytes = makePdf([{ content: text("Page 1") }], { objects: { filler } });
    expect((await compress(bytes)).size).toBeLessThan(1500);
  });

  it("is dropped when it is metadata", async () => {
    const metadata = { dictionary: "/Type/Metadata/Subtype/XML", data: "<x>GPSLatitude</x>" };
    const picture = await photoJpeg(400, 200, "/Metadata @metadata");
    const { bytes } = await compress(pageOf(picture, undefined, { metadata }));
    const { context } = await PDFDocument.load(bytes);
    const kept = context.enumerateIndirectObjects().map(([, object]) => String(object));
    expect(kept.filter((object) => object.includes("Metadata") || object.includes("GPS"))).toEqual([]);
  });

  it("keeps forms and their values", async () => {
    const field = "/Subtype/Widget/FT/Tx/F 4/T(name)/V(WWWW)/Rect[10 10 190 40]/DA(/F1 18 Tf 0 g)";
    const filler = { dictionary: "", data: photoPixels(90, 90, 1) };
    const form = makePdf([{ content: "", annotations: [field] }], { objects: { filler }, fields: [0] });
    const { bytes } = await compress(form);
    const document = await PDFDocument.load(bytes);
    expect(document.getForm().getTextField("name").getText()).toBe("WWWW");
    expect((await draw(bytes)).ink(10, 60, 190, 90)).toBeGreaterThan(50);
  });
});

describe("a document", () => {
  it("keeps all its pages in order", async () => {
    const bytes = makePdf(
      Array.from({ length: 30 }, (_, i) => ({ content: rectangle(`${i / 30} 0 0`, 0, 0, 200, 100) })),
    );
    const made = await compress(bytes);
    expect(made).toMatchObject({ from: "pdf", to: "pdf", frames: 30 });
    expect(made.size).toBeLessThan(bytes.length / 2);
    const { at } = await draw(made.bytes, { page: 20 });
    expect(at(50, 50)[0]).toBe(Math.round((19 / 30) * 255));
  });

  it("that lists one page a million times is refused, or read in time if it hides the count", async () => {
    const tree = (count: number) => {
      const nodes = Array.from({ length: 6 }, (_, i) => {
        const kids = `@node${i + 1} `.repeat(10);
        return [`node${i}`, `<</Type/Pages/Kids[${kids}]/Count ${i > 0 ? 10 ** (6 - i) : count}>>`] as const;
      });
      const leaf = "<</Type/Page/Parent @node5/MediaBox[0 0 9 9]>>";
      return makePdf([], {
        objects: { ...Object.fromEntries(nodes), node6: leaf },
        catalog: "/Pages @node0",
      });
    };
    await expect(compress(tree(1_000_000))).rejects.toMatchObject({ code: "too_many_pages", limit: 20_000 });
    expect((await compress(tree(1))).frames).toBe(1);
  });

  it("that cannot be made smaller is returned unchanged", async () => {
    const { bytes } = await compress(numbered(5));
    const again = await compress(bytes);
    expect(again.kept).toBe(true);
    expect(again.bytes.equals(bytes)).toBe(true);
  });

  it("that is signed is returned unchanged", async () => {
    const signature = "/Subtype/Widget/FT/Sig/F 4/T(sign)/Rect[0 0 0 0]/V @value";
    const value =
      "<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 1 2 3]/Contents<00>>>";
    const filler = { dictionary: "", data: photoPixels(90, 90, 1) };
    const objects = { value, filler };
    const signed = makePdf([{ content: "", annotations: [signature] }], { objects, fields: [0] });
    expect(await compress(signed)).toMatchObject({ kept: true, remark: "signed", size: signed.length });
  });

  it("with its end missing is repaired", async () => {
    const whole = numbered(30);
    const made = await compress(whole.subarray(0, whole.length - 12));
    expect(await open(made.bytes)).toEqual({ pages: 30 });
  });
});

describe("a protected document", () => {
  it("needs no password when only its owner has one, and is decrypted", async () => {
    const filler = { dictionary: "", data: photoPixels(90, 90, 1) };
    const made = await compress(numbered(9, { objects: { filler }, encrypt: { owner: "secret" } }));
    expect(made.remark).toBe("unprotected");
    const document = await PDFDocument.load(made.bytes);
    expect(document.isEncrypted).toBe(false);
    expect((await draw(made.bytes, { page: 9 })).ink(0, 30, 120, 70)).toBeGreaterThan(50);
  });
});
