import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { noisePicture, photoPicture } from "../../fixtures/pictures";
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

/** A product photo on white, as in a shop. */
const product = async () =>
  photoPicture(200, 150)
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
    expect(await looksLikeGraphic(photoPicture())).toBe(false);
    expect(await looksLikeGraphic(noisePicture())).toBe(false);
  });

  it("of a product on white is a photo", async () => {
    expect(await looksLikeGraphic(sharp(await product()))).toBe(false);
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
    const seen = await convert(await photoPicture().png().toBuffer(), { to: "avif" });
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
});
