import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import type { InputFormat } from "../../../formats";
import { dice, noisePicture, photoPicture, quadrants } from "../../fixtures/pictures";
import { codecs } from "../formats";
import { compress, compressTo, type Request } from "./index";

const photo = (width: number, height: number, channels: 3 | 4 = 3) =>
  photoPicture(width, height, channels, 16);

/** A photographed receipt: a narrow column of print, a shadow and grain. A few large tiles would miss the print. */
function receipt(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height);
  const roll = dice(5);
  const random = () => roll(2 ** 32) / 2 ** 32;
  const isLine = (x: number, y: number) =>
    x > width * 0.41 && x < width * 0.59 && y > height * 0.1 && y < height * 0.9 && y % 40 < 22;
  const ink = Uint8Array.from({ length: (width >> 1) * 64 }, () => Number(random() < 0.45));
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const hasInk = isLine(x, y) && ink[(x >> 1) + (width >> 1) * ((y >> 2) % 64)] === 1;
      const light = (1 - 0.5 * (x / width)) * (hasInk ? 60 : 225);
      pixels[at] = light + 6 * (random() + random() - 1);
    }
  return sharp(pixels, { raw: { width, height, channels: 1 } }).toColorspace("srgb");
}

async function requestOf(bytes: Buffer, from: InputFormat): Promise<Request> {
  const { pages = 1 } = await sharp(bytes).metadata();
  const pixels = sharp(bytes, { pages: -1 }).autoOrient().toColorspace("srgb");
  return { source: { from, frames: pages, bits: 8 }, bytes, pixels };
}

const fitInto = async (bytes: Buffer, from: InputFormat, limit: number, fewerPixels: boolean) =>
  compressTo({ bytes: limit, fewerPixels }, codecs[from].compressor, await requestOf(bytes, from));

/** The first two are so large that a sample is tried first. */
const sources = {
  "a large photo as jpg": () => photo(1400, 1060).jpeg({ quality: 95 }),
  "a large photo as png": () => photo(1400, 1060).png(),
  "a photo with full color as jpg": () => photo(600, 450).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }),
  "a photo as webp": () => photo(600, 450).webp({ quality: 95 }),
  "a lossless photo as webp": () => photo(320, 240).webp({ lossless: true }),
  "a photo as avif": () => photo(320, 240).avif({ quality: 90, effort: 1 }),
  "a photo with transparency as png": () => photo(360, 270, 4).png(),
};
const formatOf = (name: string) => /\w+$/.exec(name)?.[0] as InputFormat;

describe.each(Object.entries(sources))("%s", (name, source) => {
  const format = formatOf(name);

  it.each([0.5, 0.05])("fits into %f of its bytes, uses them, and keeps its shape", async (share) => {
    const original = await source().toBuffer();
    const limit = Math.round(original.length * share);
    const { bytes, width, height, kept } = await fitInto(original, format, limit, true);
    expect(kept).toBe(false);
    expect(bytes.length).toBeLessThanOrEqual(limit);
    const before = await sharp(original).metadata();
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ format: before.format, width, height });
    expect(width / height).toBeCloseTo((before.width ?? 0) / (before.height ?? 1), 1);
    // At a high quality, and in a palette, one step is more than a tenth of the bytes.
    const fine = width < (before.width ?? 0) || (share < 0.5 && format !== "png");
    if (fine) expect(bytes.length).toBeGreaterThan(limit * 0.88);
  });

  it("comes back unchanged, without its metadata, where it fits", async () => {
    const original = await source()
      .withExif({ IFD0: { Make: "Camera" } })
      .toBuffer();
    const { bytes, kept } = await fitInto(original, format, original.length, true);
    // A compressed AVIF cannot lose its metadata without being encoded again.
    expect(kept).toBe(format !== "avif");
    expect(bytes.length).toBeLessThanOrEqual(original.length);
    expect(Buffer.from(bytes).includes("Camera")).toBe(false);
  });
});

/** A large PNG takes the same path as a large JPG, at six times the cost. */
const { "a large photo as png": _, ...others } = sources;

it.each(Object.entries(others))(
  "%s keeps its pixels where fewer are not allowed, or says what it can reach",
  async (name, source) => {
    const format = formatOf(name);
    const original = await source().toBuffer();
    const limit = Math.round(original.length * 0.3);
    const { width } = await sharp(original).metadata();
    const result = await fitInto(original, format, limit, false).catch((error: unknown) => error);
    if (result instanceof Error) {
      expect(result).toMatchObject({ code: "target_unreachable" });
      const { limit: least } = result as unknown as { limit: number };
      expect(least * 1000).toBeGreaterThan(limit);
      const again = await fitInto(original, format, least * 1000, false);
      expect(again.bytes.length).toBeLessThanOrEqual(least * 1000);
    } else expect(result).toMatchObject({ width });
  },
);

it.each([0.15, 0.3])(
  "a photographed receipt keeps its pixels in %f of its bytes, and uses nine tenths of them",
  async (share) => {
    const original = await receipt(1600, 1200).jpeg({ quality: 92 }).toBuffer();
    const limit = Math.round(original.length * share);
    const { bytes, width } = await fitInto(original, "jpg", limit, false);
    expect(width).toBe(1600);
    expect(bytes.length).toBeLessThanOrEqual(limit);
    expect(bytes.length).toBeGreaterThan(limit * 0.9);
  },
);

it("noise in a JPG, whose bytes fall steeply with quality, uses 97 of 100", async () => {
  const original = await noisePicture(800, 600).jpeg({ quality: 95 }).toBuffer();
  const { bytes } = await fitInto(original, "jpg", 30_000, true);
  expect(bytes.length).toBeGreaterThanOrEqual(29_100);
});

describe.each([0.6, 0.3, 0.12])("a JPG in %f of its bytes", (share) => {
  it.each(["a large photo as jpg", "a photo with full color as jpg"] as const)(
    "uses 97 of 100 of them: %s",
    async (name) => {
      const original = await sources[name]().toBuffer();
      const limit = Math.round(original.length * share);
      const { bytes } = await fitInto(original, "jpg", limit, false);
      expect(bytes.length).toBeLessThanOrEqual(limit);
      expect(bytes.length).toBeGreaterThanOrEqual(limit * 0.97);
    },
  );
});

it.each([0.6, 0.4, 0.25])(
  "a JPG that was fitted into %f of its bytes is not compressed again",
  async (share) => {
    const original = await photoPicture(600, 450)
      .jpeg({ quality: 95, chromaSubsampling: "4:2:0" })
      .toBuffer();
    const limit = Math.round(original.length * share);
    const { bytes, kept } = await fitInto(original, "jpg", limit, true);
    expect(kept).toBe(false);
    const fitted = Buffer.from(bytes);
    expect(await fitInto(fitted, "jpg", limit, true)).toMatchObject({ kept: true });
    expect(await compress(codecs.jpg.compressor, await requestOf(fitted, "jpg"))).toMatchObject({
      kept: true,
    });
  },
);

it("a JPG keeps its pixels at a low quality, and loses some before it falls apart", async () => {
  const print = await receipt(1600, 1200).jpeg({ quality: 92 }).toBuffer();
  expect(await fitInto(print, "jpg", Math.round(print.length * 0.12), true)).toMatchObject({ width: 1600 });
  const grain = await noisePicture(800, 600).jpeg({ quality: 95 }).toBuffer();
  const { width } = await fitInto(grain, "jpg", 2000, true);
  expect(width).toBeLessThan(800);
});

it.each(["webp", "gif"] as const)("an animated %s gets fewer pixels and keeps its frames", async (format) => {
  const still = await photo(300, 220).png().toBuffer();
  const turned = await sharp(still).flip().png().toBuffer();
  const frames = await sharp([still, turned, still], { join: { animated: true } })
    .toFormat(format, { delay: [100, 200, 300] })
    .toBuffer();
  const limit = Math.round(frames.length * 0.1);
  const { bytes, width, height } = await fitInto(frames, format, limit, true);
  expect(bytes.length).toBeLessThanOrEqual(limit);
  expect(bytes.length).toBeGreaterThan(limit * 0.8);
  expect(width).toBeLessThan(300);
  const after = await sharp(bytes, { pages: -1 }).metadata();
  expect(after).toMatchObject({ pages: 3, width, pageHeight: height, delay: [100, 200, 300] });
});

it("a drawing of few colors keeps every color while it fits", async () => {
  const original = await quadrants("png", { width: 900, height: 700 });
  const padded = await sharp(original).png({ compressionLevel: 0 }).toBuffer();
  const { bytes, width } = await fitInto(padded, "png", 4000, true);
  expect(width).toBe(900);
  expect((await sharp(bytes).metadata()).bitsPerSample).toBe(2);
});

it("a picture that cannot be that small with any number of pixels says what it can reach", async () => {
  const original = await photo(300, 200).jpeg({ quality: 90 }).toBuffer();
  await expect(fitInto(original, "jpg", 100, true)).rejects.toMatchObject({
    code: "target_unreachable",
    limit: 1,
  });
});

describe("a PNG that has to lose pixels", () => {
  const opaque = () => photo(900, 680).blur(1.5);
  const sources = {
    "a photo": [opaque, true],
    "a photo with opaque alpha": [() => opaque().ensureAlpha(), true],
    "a gray photo": [() => opaque().toColorspace("b-w"), true],
    "a photo with transparency": [() => photo(900, 680, 4).blur(1.5), undefined],
    "noise, which no JPG holds": [() => noisePicture(900, 680), undefined],
  } as const;

  it.each(Object.entries(sources))(
    "%s offers a JPG of its full size where that fits",
    async (_, [source, offered]) => {
      const original = await source().png().toBuffer();
      const { fitsAsJpg, width } = await fitInto(original, "png", 60_000, true);
      expect(width).toBeLessThan(900);
      expect(fitsAsJpg).toBe(offered);
      if (!offered) return;
      const jpg = await sharp(original).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
      expect(jpg.length).toBeLessThanOrEqual(60_000);
    },
  );

  it("offers it in the error and for few colors where fewer pixels are not allowed, and nothing where it fits", async () => {
    const original = await noisePicture(900, 680).blur(4).png().toBuffer();
    await expect(fitInto(original, "png", 35_000, false)).rejects.toMatchObject({ code: "fits_as_jpg" });
    await expect(fitInto(original, "png", 5000, false)).rejects.toMatchObject({ code: "target_unreachable" });
    const colors = await opaque().png().toBuffer();
    const inFewColors = await fitInto(colors, "png", 40_000, false);
    expect(inFewColors).toMatchObject({ width: 900, fitsAsJpg: true });
    expect(await fitInto(original, "png", original.length - 1, true)).not.toHaveProperty("fitsAsJpg");
  });
});

it("a picture with an orientation tag is upright", async () => {
  const original = await quadrants("jpg", { width: 640, height: 480, orientation: 6 });
  const { width, height } = await fitInto(original, "jpg", 2500, true);
  expect(width).toBeGreaterThan(height);
});
