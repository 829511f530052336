import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sizedFormats } from "../../../../formats";
import scene from "../../../fixtures/heic/scene.json";
import { heicReferring, sequenceOf } from "../../../fixtures/heif";
import { pixelAt, quadrants, readQuadrants, upright } from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { makeBox, words } from "../../containers/bmff";

const { convert } = startEngine();

const fixture = (name: string) => readFile(new URL(`../../../fixtures/heic/${name}.heic`, import.meta.url));

/** Levels that the codec and, for Display P3, the conversion to sRGB may add. */
const TOLERANCE = 12;

type Rgb = readonly [number, number, number];
const off = (a: Rgb, b: Rgb) => Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));
const white = 255;

/** The middle of each cell of the scene, blended over white where it is transparent. */
async function expectScene(bytes: Buffer) {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  for (const [row, cells] of scene.rows.entries())
    for (const [column, [r = 0, g = 0, b = 0, alpha = 255]] of cells.entries()) {
      // Colors of fully transparent pixels do not matter.
      if (alpha === 0 && hasAlpha) continue;
      const seen = await pixelAt(
        bytes,
        Math.floor(((column + 0.5) * width) / 3),
        Math.floor(((row + 0.5) * height) / 2),
      );
      const over = (value: number) => (value * alpha + white * (255 - alpha)) / 255;
      const solid = off(seen, [r, g, b]);
      const blended = off(seen, [over(r), over(g), over(b)]);
      expect(Math.min(solid, blended), `${column}, ${row}: ${seen}`).toBeLessThan(TOLERANCE);
    }
}

const small = [96, 64] as const;
const large = [151, 101] as const;
const pictures = [
  ["plain", small],
  ["grid-mirrored-then-rotated", large],
  ["alpha", small],
  ["ten-bit", small],
  ["p3-icc", small],
] as const;

describe.each(sizedFormats)("HEIC to %s", (to) => {
  it.each(pictures)("%s is upright, in sRGB and 8 bits", async (name, [width, height]) => {
    const result = await convert(await fixture(name), { to, options: { quality: 95 } });
    expect(result).toMatchObject({ from: "heic", width, height });
    expect(await sharp(result.bytes).metadata()).toMatchObject({
      width,
      height,
      hasProfile: false,
      depth: "uchar",
    });
    await expectScene(result.bytes);
  });
});

describe("a HEIC", () => {
  it("keeps its alpha as PNG and loses it as JPG", async () => {
    const source = await fixture("alpha");
    const alphaOf = async (to: "png" | "jpg") =>
      (await sharp((await convert(source, { to })).bytes).metadata()).hasAlpha;
    expect([await alphaOf("png"), await alphaOf("jpg")]).toEqual([true, false]);
  });

  it.each([-100, -4, 8, 1000, 0x70000000])(
    "whose profile is said to be %s bytes longer is read",
    async (more) => {
      const file = await fixture("p3-icc");
      const at = file.indexOf("colrprof") - 4;
      file.writeUInt32BE(file.readUInt32BE(at) + more, at);
      await expectScene((await convert(file, { to: "png" })).bytes);
    },
  );

  it("over the limit is refused before it is decoded", async () => {
    const limits = { megapixels: 0.001, frames: 1 };
    await expect(convert(await fixture("grid"), { to: "jpg", limits })).rejects.toMatchObject({
      code: "too_many_pixels",
    });
  });
});

describe("a picture that is stored as changes to another one", () => {
  it("is named", async () => {
    const file = heicReferring(await fixture("plain"), "pred", 1, 2);
    await expect(convert(file, { to: "png" })).rejects.toMatchObject({ code: "predicted_picture" });
  });

  it("can stand beside the primary one, which is converted", async () => {
    const file = heicReferring(await fixture("plain"), "pred", 2, 1);
    await expectScene((await convert(file, { to: "png" })).bytes);
  });
});

describe("an image sequence without a still", () => {
  /** A movie with one track of so many samples, as far as an index goes. */
  const movie = (brand: string, samples: number) => {
    const sizes = makeBox("stsz", words(0, 4, samples));
    const track = makeBox("trak", makeBox("mdia", makeBox("minf", makeBox("stbl", sizes))));
    return Buffer.concat([
      makeBox("ftyp", Buffer.from(`${brand}\0\0\0\0msf1${brand}`)),
      makeBox("moov", track),
      makeBox("mdat", Buffer.alloc(4 * samples)),
    ]);
  };

  it.each(["plain", "p3-icc"])("gives its first frame (%s)", async (name) => {
    const result = await convert(sequenceOf(await fixture(name)), { to: "png" });
    expect(result).toMatchObject({ from: "heic", width: 96, height: 64, frames: 3, isSequence: true });
    await expectScene(result.bytes);
  });

  it("gives its first frame as its track turns it", async () => {
    const result = await convert(sequenceOf(await fixture("plain"), { turned: true }), { to: "png" });
    expect(result).toMatchObject({ width: 64, height: 96 });
    await expectScene(await sharp(result.bytes).rotate(-90).png().toBuffer());
  });

  it("of AV1 gives its first frame, and is not compressed to it", async () => {
    const file = sequenceOf(await quadrants("avif"), { type: "av01" });
    const { bytes, ...result } = await convert(file, { to: "png" });
    expect(result).toMatchObject({ from: "avif", frames: 3 });
    expect(await readQuadrants(bytes)).toEqual(upright);
    await expect(convert(file, { kind: "compress" })).rejects.toMatchObject({ code: "unsupported_type" });
  });

  it.each(["hevc", "avis"])(
    "of brand %s whose frames are unknown is a type we don't convert, not damage",
    async (brand) => {
      const sequence = convert(movie(brand, 3), { to: "png" });
      await expect(sequence).rejects.toMatchObject({ code: "unsupported_type" });
    },
  );

  it("is damaged where its index is cut off", async () => {
    const cut = convert(movie("hevc", 3).subarray(0, 60), { to: "png" });
    await expect(cut).rejects.toMatchObject({ code: "corrupt" });
  });
});
