import sharp, { type TiffOptions } from "sharp";
import { describe, expect, it } from "vitest";
import { entry, readPages } from "../../fixtures/pdf-pages";
import { quadrants, quadrantsPicture, readQuadrants, upright } from "../../fixtures/pictures";
import { points, startWriter } from "../../fixtures/start-writer";
import { joinTiffs } from "../../fixtures/tiff-pages";
import { tiffOf } from "../../image/formats/tiff/fixtures";

const { write, draw } = startWriter();

const picture = (width: number, options: TiffOptions = { compression: "lzw" }) =>
  quadrantsPicture({ width, height: 48 }).tiff(options).toBuffer();

const fax = () =>
  quadrantsPicture()
    .toColorspace("b-w")
    .threshold()
    .tiff({ compression: "ccittfax4", bitdepth: 1 })
    .toBuffer();

const widthsOf = async (pdf: Buffer) => (await readPages(pdf)).map(({ width }) => width);

describe("a TIFF of several pages", () => {
  it("gets a page for each, of its own size, between those of other files", async () => {
    const tiff = joinTiffs([
      { tiff: await picture(64) },
      { tiff: await picture(96), subfile: 2 },
      { tiff: await picture(32), subfile: 2 },
    ]);
    const { bytes, frames } = await write([
      await quadrants("jpg", { width: 20 }),
      tiff,
      await quadrants("png"),
    ]);
    expect(frames).toBe(5);
    expect(await widthsOf(bytes)).toEqual([20, 64, 96, 32, 64].map(points));
    for (const page of [2, 3, 4]) expect(await readQuadrants(await draw(bytes, page))).toEqual(upright);
  });

  it("may have one of floats of 32 bits after the first", async () => {
    const quarters = Array.from({ length: 48 }, (_, y) =>
      Array.from({ length: 64 }, (_, x) => (x < 32 === y < 24 ? 0.9 : 0.1)),
    );
    const floats = tiffOf(quarters, { bits: 32, format: 3 });
    const { bytes } = await write([joinTiffs([{ tiff: await picture(20) }, { tiff: floats }])]);
    expect(await widthsOf(bytes)).toEqual([20, 64].map(points));
    const drawn = sharp(await draw(bytes, 2)).toColorspace("b-w");
    const pixels = await drawn.raw().toBuffer();
    const at = (x: number, y: number) => pixels[y * 64 + x] ?? 0;
    expect([at(10, 10), at(50, 10), at(10, 40), at(50, 40)].map((value) => value > 128)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("keeps the way up, the density and the transparency of each page", async () => {
    const turned = await quadrantsPicture({ width: 64, height: 48, orientation: 6 })
      .withMetadata({ orientation: 6, density: 300 })
      .tiff({ compression: "lzw", xres: 300 / 25.4, yres: 300 / 25.4 })
      .toBuffer();
    const clear = await quadrantsPicture().ensureAlpha(0.5).tiff({ compression: "lzw" }).toBuffer();
    const { bytes } = await write([
      joinTiffs([{ tiff: await picture(64) }, { tiff: turned }, { tiff: clear }]),
    ]);
    const pages = await readPages(bytes);
    expect(pages[1]?.width).toBeCloseTo((64 * 72) / 300, 1);
    expect(await readQuadrants(await draw(bytes, 2, 300 / 72))).toEqual(upright);
    expect(pages.map(({ image }) => image.mask !== undefined)).toEqual([false, false, true]);
  });

  it("shows faxes, whose pixels are not square, at their shape on paper", async () => {
    const fax = (orientation: 1 | 6) =>
      quadrantsPicture({ width: 64, height: 48 })
        .withMetadata({ orientation })
        .tiff({ compression: "lzw", xres: 204 / 25.4, yres: 98 / 25.4 })
        .toBuffer();
    const { bytes } = await write([
      joinTiffs([{ tiff: await fax(1) }, { tiff: await fax(6) }]),
      await fax(1),
    ]);
    const [upright, sideways, single] = await readPages(bytes);
    expect(upright?.width).toBeCloseTo((64 * 72) / 204, 1);
    expect(upright?.height).toBeCloseTo((48 * 72) / 98, 1);
    expect(sideways?.height).toBeCloseTo((64 * 72) / 204, 1);
    expect(sideways?.width).toBeCloseTo((48 * 72) / 98, 1);
    expect([single?.width, single?.height]).toEqual([upright?.width, upright?.height]);
  });

  it("stores pages that were JPEGs as JPEGs, and all others without loss", async () => {
    const { bytes } = await write([
      joinTiffs([
        { tiff: await picture(64, { compression: "jpeg", quality: 90 }) },
        { tiff: await picture(64, { compression: "deflate" }) },
        { tiff: await fax() },
      ]),
    ]);
    const pages = await readPages(bytes);
    expect(pages.map(({ image }) => entry(image.dict, "Filter"))).toEqual([
      "/DCTDecode",
      "/FlateDecode",
      "/FlateDecode",
    ]);
    expect(pages.map(({ image }) => entry(image.dict, "BitsPerComponent"))).toEqual(["8", "2", "1"]);
  });

  it("leaves out smaller versions and masks of its pages", async () => {
    const tiff = joinTiffs([
      { tiff: await picture(64) },
      { tiff: await picture(16), subfile: 1 },
      { tiff: await picture(96), subfile: 2 },
      { tiff: await picture(12), subfile: 4 },
      { tiff: await picture(8), subfile: 3 },
    ]);
    expect(await widthsOf((await write([tiff])).bytes)).toEqual([64, 96].map(points));
  });

  it("shows its first picture if all are smaller versions", async () => {
    const small = async (width: number) => ({ tiff: await picture(width), subfile: 1 });
    const tiff = joinTiffs([await small(64), await small(32)]);
    expect(await widthsOf((await write([tiff])).bytes)).toEqual([points(64)]);
  });

  it("whose pages are in a circle shows each once", async () => {
    const tiff = joinTiffs([{ tiff: await picture(64) }, { tiff: await picture(32) }]);
    const first = tiff.readUInt32LE(4);
    const second = tiff.readUInt32LE(first + 2 + 12 * tiff.readUInt16LE(first));
    tiff.writeUInt32LE(first, second + 2 + 12 * tiff.readUInt16LE(second));
    expect(await widthsOf((await write([tiff])).bytes)).toEqual([64, 32].map(points));
  });
});

describe("a TIFF is refused, by its index,", () => {
  it("with a damaged page, which is named once", async () => {
    const cut = await sharp(await quadrants("png", { width: 400, height: 300 }))
      .tiff({ compression: "deflate", tileWidth: 512, tileHeight: 512 })
      .toBuffer();
    const bad = Buffer.from(cut);
    bad.fill(0x55, 20, Math.min(400, bad.readUInt32LE(4)));
    const tiff = joinTiffs([{ tiff: await picture(64) }, { tiff: bad }, { tiff: bad }]);
    await expect(write([await quadrants("png"), tiff])).rejects.toMatchObject({
      code: "corrupt",
      files: [{ index: 1, code: "corrupt" }],
    });
  });

  it("with a page over the pixel limit", async () => {
    const tiff = joinTiffs([{ tiff: await picture(64) }, { tiff: await picture(400) }]);
    await expect(write([tiff], { limits: { megapixels: 0.01, frames: 1 } })).rejects.toMatchObject({
      files: [{ index: 0, code: "too_many_pixels" }],
    });
  });

  it("with more pages than are left, however many files have one", async () => {
    const [page, two] = [
      await picture(64),
      joinTiffs([{ tiff: await picture(64) }, { tiff: await picture(32) }]),
    ];
    const { frames } = await write([page, page, two, page], { maxPages: 2 });
    expect(frames).toBe(5);
    await expect(write([two, page, two], { maxPages: 3 })).rejects.toMatchObject({
      code: "too_many_pages",
      files: [{ index: 2, code: "too_many_pages", limit: 3 }],
    });
  });
});
