import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { orientations, photoPicture, quadrantsPicture } from "../../../../fixtures/pictures";
import { rasterize } from "../../../raster/raster";
import { setDensity } from "../index";
import { unusual } from "../lossless/fixtures";
import { openRequantizer, readPattern, requantize } from "./index";

const scene = (width = 640, height = 480) => photoPicture(width, height, 3, 8);

const fine = { quality: 95, chromaSubsampling: "4:2:0" };
const coarse = { quality: 80, chromaSubsampling: "4:2:0", quantizationTable: 3 };

/** Encodes the upright pixels of a JPEG with the divisors that its own coefficients shall have. */
const fromPixels = (bytes: Buffer) => sharp(bytes, { failOn: "none" }).autoOrient().jpeg(coarse).toBuffer();

async function requantized(bytes: Buffer): Promise<Uint8Array> {
  const result = requantize(bytes, await fromPixels(bytes));
  if (!result) throw new Error("not quantized again");
  return result;
}

const decoded = (bytes: Uint8Array) => rasterize(sharp(bytes).autoOrient());

/** Mean absolute difference of two pictures of one size, in levels. */
function difference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const kinds: Record<string, () => Sharp> = {
  sequential: () => scene().jpeg(fine),
  progressive: () => scene().jpeg({ ...fine, progressive: true }),
  gray: () => scene().grayscale().jpeg(fine),
  small: () => scene(203, 77).jpeg(fine),
  "small gray": () => scene(203, 77).grayscale().jpeg(fine),
  "of one pixel": () => scene(1, 1).jpeg(fine),
  "with a profile of sRGB": () => scene(203, 77).withIccProfile("srgb").jpeg(fine),
};

describe.each(Object.keys(kinds))("a JPEG, %s, quantized again", (name) => {
  const make = async () => (await kinds[name]?.().toBuffer()) ?? Buffer.alloc(0);

  it("is as near to its picture as one made of its pixels, and shorter", async () => {
    const bytes = await make();
    const [result, pixels] = [await requantized(bytes), await fromPixels(bytes)];
    const [before, after] = [await decoded(bytes), await decoded(result)];
    expect({ ...after, data: null }).toEqual({ ...before, data: null });
    const limit = 1.25 * difference(before.data, (await decoded(pixels)).data) + 1;
    expect(difference(before.data, after.data)).toBeLessThan(limit);
    if (before.width > 1) expect(result.length).toBeLessThan(pixels.length);
  });

  it("is progressive and whole, without EXIF or a profile", async () => {
    const result = await requantized(await make());
    await sharp(result, { failOn: "warning" }).raw().toBuffer();
    const { exif, icc, isProgressive } = await sharp(result).metadata();
    expect({ exif, icc, isProgressive }).toEqual({ exif: undefined, icc: undefined, isProgressive: true });
  });
});

describe.each(orientations)("a JPEG of orientation %i", (orientation) => {
  it("comes out upright", async () => {
    const bytes = await quadrantsPicture({ width: 96, height: 64, orientation })
      .jpeg(fine)
      .withMetadata({ orientation })
      .toBuffer();
    const after = await decoded(await requantized(bytes));
    expect([after.width, after.height]).toEqual([96, 64]);
    expect(difference((await decoded(bytes)).data, after.data)).toBeLessThan(4);
  });
});

it("is quantized as often as wanted, always from its own coefficients", async () => {
  const bytes = await scene(203, 77).jpeg(fine).toBuffer();
  const like = await fromPixels(bytes);
  const pattern = readPattern(like);
  const again = pattern && openRequantizer(bytes, pattern);
  if (!again) throw new Error("not opened");
  again({ ...pattern, quantizationTables: pattern.quantizationTables.map((table) => table.map(() => 99)) });
  expect(Buffer.from(again(pattern)).equals(requantize(bytes, like) ?? Buffer.alloc(0))).toBe(true);
});

it("keeps the resolution of its picture", async () => {
  const bytes = setDensity(await scene(203, 77).jpeg(fine).toBuffer(), 300);
  expect((await sharp(await requantized(bytes)).metadata()).density).toBe(300);
});

describe("what is not quantized again", () => {
  const stored = (text: string) => Buffer.from(text, "base64");
  const refused: Record<string, () => Promise<Buffer>> = {
    "4:4:4": () => scene(203, 77).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer(),
    "4:2:2": async () => stored(unusual["4:2:2"]),
    RGB: async () => stored(unusual.RGB),
    "arithmetic coding": async () => stored(unusual.arithmetic),
    CMYK: () => scene(203, 77).toColorspace("cmyk").jpeg(fine).toBuffer(),
    "Display P3": () => scene(203, 77).withIccProfile("p3").jpeg(fine).toBuffer(),
    "a side that cannot be mirrored": () =>
      scene(203, 77).withMetadata({ orientation: 2 }).jpeg(fine).toBuffer(),
    "a file without its end": async () => (await scene(203, 77).jpeg(fine).toBuffer()).subarray(0, -2),
  };

  it.each(Object.keys(refused))("%s", async (name) => {
    const bytes = (await refused[name]?.()) ?? Buffer.alloc(0);
    expect(requantize(bytes, await fromPixels(bytes))).toBeNull();
  });
});
