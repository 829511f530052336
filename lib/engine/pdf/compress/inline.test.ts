import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePdf, type PageParts, rectangle, type Stream } from "../../fixtures/pdf";
import { photoPixels } from "../../fixtures/pdf-photos";
import { startCompress } from "../../fixtures/start-compress";

const { draw, compress } = startCompress();

const WIDTH = 120;
const HEIGHT = 60;
const rgb = photoPixels(WIDTH, HEIGHT, 3);
const gray = photoPixels(WIDTH, HEIGHT, 1);

/** Content that draws an inline image over the whole page, and a red square after it. */
const inline = (entries: string, data: Uint8Array, size = `/W ${WIDTH} /H ${HEIGHT}`) =>
  `q 200 0 0 100 0 0 cm BI ${size} ${entries} ID ${Buffer.from(data).toString("latin1")}\nEI Q\n${rectangle("1 0 0", 90, 40, 20, 20)}`;

const documentOf = (content: string, resources = "", more: Partial<PageParts> = {}, objects = {}) =>
  makePdf([{ content, resources, ...more }], { objects });

/** Counts the pictures that are objects. */
async function countPictures(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream);
  const pictures = streams.filter(({ dict }) => dict.get(PDFName.of("Subtype")) === PDFName.of("Image"));
  return pictures.length;
}

async function expectAlike(before: Uint8Array, after: Uint8Array) {
  const [first, second] = [await draw(before), await draw(after)];
  for (const [x, y] of [
    [10, 10],
    [60, 50],
    [190, 90],
  ] as const)
    first.at(x, y).forEach((value, i) => {
      expect(Math.abs(value - (second.at(x, y)[i] ?? 0))).toBeLessThan(20);
    });
  expect(second.at(100, 50)).toEqual([255, 0, 0]);
}

const palette = `<${Buffer.from(Array.from({ length: 768 }, (_, i) => Math.floor(i / 3))).toString("hex")}>`;
const rows = Buffer.from(
  Array.from({ length: HEIGHT }, (_, y) => [0, ...rgb.subarray(y * WIDTH * 3, (y + 1) * WIDTH * 3)]).flat(),
);
const stencil = Buffer.from(Array.from({ length: 50 * 200 }, (_, i) => (i * i * 7919) >> (i % 7)));

describe("a large inline picture becomes an object", () => {
  it.each<[string, string, Uint8Array, string?]>([
    ["without a filter", "/BPC 8 /CS /RGB", rgb],
    ["with full names", "/BitsPerComponent 8 /ColorSpace /DeviceGray", gray],
    ["deflated", "/BPC 8 /CS /RGB /F /Fl", deflateSync(rgb)],
    [
      "with predictors",
      `/BPC 8 /CS /RGB /F [/Fl] /DP [<</Predictor 15 /Colors 3 /Columns ${WIDTH}>>]`,
      deflateSync(rows),
    ],
    ["in hexadecimal digits", "/BPC 8 /CS /G /F /AHx", Buffer.from(`${gray.toString("hex")}>`)],
    ["with a palette", `/BPC 8 /CS [/I /RGB 255 ${palette}]`, gray],
    [
      "in a color space of the page",
      "/BPC 8 /CS /Own",
      rgb,
      "/ColorSpace<</Own[/CalRGB<</WhitePoint[1 1 1]>>]>>",
    ],
  ])("%s", async (_, entries, data, resources = "") => {
    const bytes = documentOf(inline(entries, data), resources);
    const made = await compress(bytes);
    expect(await countPictures(made.bytes)).toBe(1);
    await expectAlike(bytes, made.bytes);
  });

  it("as a JPEG", async () => {
    const data = await sharp(photoPixels(400, 200, 3), { raw: { width: 400, height: 200, channels: 3 } })
      .jpeg({ quality: 98 })
      .toBuffer();
    // PDFium draws nothing that follows such a picture.
    const [content = ""] = inline("/BPC 8 /CS /RGB /F /DCT", data, "/W 400 /H 200").split(
      rectangle("1 0 0", 90, 40, 20, 20),
    );
    const made = await compress(documentOf(content), { level: "strong" });
    expect(await countPictures(made.bytes)).toBe(1);
    expect(made.size).toBeLessThan(data.length / 2);
  });

  it("as a stencil", async () => {
    const bytes = documentOf(`0 0.5 0 rg ${inline("/IM true", stencil, "/W 400 /H 200")}`);
    const made = await compress(bytes);
    expect(await countPictures(made.bytes)).toBe(1);
    await expectAlike(bytes, made.bytes);
  });

  it("that is stored once when two pages and a form draw it", async () => {
    const form: Stream = {
      dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Resources<<>>",
      data: inline("/BPC 8 /CS /RGB", rgb),
    };
    const content = inline("/BPC 8 /CS /RGB", rgb);
    const bytes = makePdf(
      [{ content }, { content: `${content} ` }, { content: "/F Do", resources: "/XObject<</F @form>>" }],
      { objects: { form } },
    );
    const made = await compress(bytes);
    expect(await countPictures(made.bytes)).toBe(1);
    expect(made.size).toBeLessThan(rgb.length / 2);
    const last = await draw(made.bytes, { page: 3 });
    expect(last.at(100, 50)).toEqual([255, 0, 0]);
  });
});

describe("an inline picture stays where it is", () => {
  it.each<[string, string, Uint8Array]>([
    ["when it is small", "/BPC 8 /CS /G", gray.subarray(0, 40 * 30)],
    ["when samples are missing", "/BPC 8 /CS /RGB", rgb.subarray(0, 9000)],
    ["when it has an unknown entry", "/BPC 8 /CS /RGB /Other 1", rgb],
    ["when its color space is unknown", "/BPC 8 /CS /Nowhere", rgb],
    ["when its data is damaged", "/BPC 8 /CS /RGB /F /Fl", Buffer.from(rgb.map((value) => value | 1))],
  ])("%s", async (_, entries, data) => {
    const size = data.length === 1200 ? "/W 40 /H 30" : undefined;
    const bytes = documentOf(inline(entries, data, size), "", {}, { filler: { dictionary: "", data: gray } });
    const made = await compress(bytes);
    expect(await countPictures(made.bytes)).toBe(0);
    const [before, after] = [await draw(bytes), await draw(made.bytes)];
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });
});
