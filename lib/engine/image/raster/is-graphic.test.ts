import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { noisePicture, pixelAt } from "../../fixtures/pictures";
import { startEngine } from "../../fixtures/start-engine";
import { primaryProperties } from "../containers/bmff";
import { isGraphic } from "./is-graphic";
import { rasterize } from "./raster";

const { convert } = startEngine();

const WIDTH = 480;
const HEIGHT = 360;

/** Lines of strokes like text, under a bar of color. */
function page() {
  const colorAt = (x: number, y: number) => {
    if (y < 40) return [217, 43, 95];
    const inLine = y % 36 < 10 && x > 20 && x < WIDTH - 150;
    const stroke = x % 11 < 2 || (y % 36 === 4 && x % 11 < 6 + (y % 3));
    return inLine && stroke ? [27, 33, 48] : [251, 251, 248];
  };
  const pixels = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, at) => colorAt(at % WIDTH, Math.floor(at / WIDTH))).flat(),
  );
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

/** Waves of light with grain: no two neighbors are equal. */
function scenery(width = WIDTH, height = HEIGHT) {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    return 120 + 70 * Math.sin(x / 37 + y / 53) + ((x * 7 + y * 13 + at) % 9);
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A product photo on white, as in a shop. */
const product = async () =>
  scenery(200, 150)
    .extend({ top: 105, bottom: 105, left: 140, right: 140, background: "white" })
    .png()
    .toBuffer();

const looksLikeGraphic = async (picture: Sharp) => isGraphic(await rasterize(picture));

describe("a picture", () => {
  it("of text and flat colors is a graphic, as PNG and as JPEG", async () => {
    expect(await looksLikeGraphic(page())).toBe(true);
    for (const quality of [90, 70])
      expect(await looksLikeGraphic(sharp(await page().jpeg({ quality }).toBuffer()))).toBe(true);
  });

  it("of light and grain is a photo", async () => {
    expect(await looksLikeGraphic(scenery())).toBe(false);
    expect(await looksLikeGraphic(noisePicture())).toBe(false);
  });

  it("of a product on white is a photo", async () => {
    expect(await looksLikeGraphic(sharp(await product()))).toBe(false);
  });

  it.each([1, 2, 7])("of %i pixels a side can be classified", async (side) => {
    const dot = sharp({ create: { width: side, height: side, channels: 3, background: "red" } });
    expect(typeof (await looksLikeGraphic(dot))).toBe("boolean");
  });
});

/** Whether an AVIF's configuration says 4:2:0 (AV1-ISOBMFF 2.3.3). */
function isSubsampled(avif: Uint8Array): boolean {
  const configuration = primaryProperties(avif).find(({ type }) => type === "av1C");
  return ((configuration?.body[2] ?? 0) & 0x0c) === 0x0c;
}

describe("an AVIF", () => {
  it("of a graphic has full color resolution, of a photo half of it", async () => {
    const drawn = await convert(await page().png().toBuffer(), { to: "avif" });
    expect(isSubsampled(drawn.bytes)).toBe(false);
    const seen = await convert(await scenery().png().toBuffer(), { to: "avif" });
    expect(isSubsampled(seen.bytes)).toBe(true);
  });

  it("keeps the halved color resolution of a JPEG", async () => {
    const { bytes } = await convert(await page().jpeg().toBuffer(), { to: "avif" });
    expect(isSubsampled(bytes)).toBe(true);
  });

  it("has no alpha where nothing is transparent, and keeps it where something is", async () => {
    const opaque = await convert(await page().ensureAlpha().png().toBuffer(), { to: "avif" });
    expect((await sharp(opaque.bytes).metadata()).hasAlpha).toBe(false);
    const clear = await convert(await page().ensureAlpha(0.5).png().toBuffer(), { to: "avif" });
    expect((await sharp(clear.bytes).metadata()).hasAlpha).toBe(true);
  });

  it.each(["rgb16", "grey16"] as const)("shows 16 bits (%s) as they are", async (space) => {
    const source = await scenery(96, 64).toColorspace(space).png().toBuffer();
    const { bytes } = await convert(source, { to: "avif", options: { quality: 95 } });
    const [before, after] = await Promise.all([pixelAt(source, 40, 30), pixelAt(bytes, 40, 30)]);
    for (const [channel, value] of before.entries())
      expect(Math.abs(value - (after[channel] ?? 0))).toBeLessThan(12);
  });
});
