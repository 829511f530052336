import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  animation,
  noise,
  photoPicture,
  pixelAt,
  pixelDigest,
  quadrants,
  quadrantsPicture,
  readQuadrants,
  upright,
} from "../fixtures/pictures";
import { startEngine } from "../fixtures/start-engine";
import { isFrame, marker, splitSegments } from "./containers/jpeg";

const { convert } = startEngine();

describe("animations", () => {
  it.each([
    ["gif", "webp"],
    ["webp", "gif"],
    ["gif", "gif"],
    ["webp", "webp"],
  ] as const)("%s to %s keeps frames, delays and loop count", async (from, to) => {
    const source = await animation(from, 3);
    const before = await sharp(source, { animated: true }).metadata();
    const { bytes, frames, width, height } = await convert(source, { to });
    const after = await sharp(bytes, { animated: true }).metadata();
    expect({ frames, width, height }).toEqual({ frames: 3, width: before.width, height: before.pageHeight });
    expect(after).toMatchObject({ pages: 3, delay: before.delay, loop: before.loop });
  });

  it("of a drawing become a WEBP without loss, which is smaller", async () => {
    const draw = (frame: number) => {
      const pixels = Uint8Array.from({ length: 160 * 120 * 3 }, (_, at) => {
        const [x, y] = [Math.floor(at / 3) % 160, Math.floor(at / 480)];
        const inside = Math.hypot(x - 60 - 10 * frame, y - 60) < 30 && (x + y) % 6 < 2;
        return inside ? ([200, 40, 90][at % 3] ?? 0) : 245;
      });
      return sharp(pixels, { raw: { width: 160, height: 120, channels: 3 } })
        .png()
        .toBuffer();
    };
    const source = await sharp(await Promise.all([0, 1, 2, 3].map(draw)), { join: { animated: true } })
      .gif({ delay: [40, 50, 60, 70], loop: 2 })
      .toBuffer();
    const { bytes } = await convert(source, { to: "webp" });
    const pixelsOf = (file: Buffer) => sharp(file, { animated: true }).removeAlpha().raw().toBuffer();
    expect((await pixelsOf(bytes)).equals(await pixelsOf(source))).toBe(true);
    expect(bytes.length).toBeLessThan(source.length);
  });
});

describe("a still GIF as WEBP", () => {
  it("is exact where that is smaller", async () => {
    const source = await quadrantsPicture({ width: 300, height: 200 }).gif().toBuffer();
    const { bytes } = await convert(source, { to: "webp" });
    expect(bytes.toString("latin1", 12, 16)).toBe("VP8L");
    const pixelsOf = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
    expect((await pixelsOf(bytes)).equals(await pixelsOf(source))).toBe(true);
  });

  it("is lossy where that is smaller", async () => {
    const source = await photoPicture(320, 240, 3, 12).gif().toBuffer();
    const { bytes } = await convert(source, { to: "webp" });
    expect(bytes.toString("latin1", 12, 16)).not.toBe("VP8L");
    expect(bytes.length).toBeLessThan(source.length);
  });
});

describe("PNG results", () => {
  it("keep a palette, with exactly its colors", async () => {
    const source = await quadrantsPicture().png({ palette: true, colors: 8, dither: 0 }).toBuffer();
    const { bytes } = await convert(source, { to: "png" });
    expect(await sharp(bytes).metadata()).toMatchObject({ isPalette: true });
    expect(await pixelDigest(bytes)).toBe(await pixelDigest(source));
  });

  it("are true color when the source was", async () => {
    const { bytes } = await convert(await quadrants("jpg"), { to: "png" });
    expect((await sharp(bytes).metadata()).isPalette).toBeFalsy();
  });
});

/** The marker of a JPEG's frame: SOF0 for baseline, SOF2 for progressive. */
const frameOf = (bytes: Buffer) => splitSegments(bytes)?.list.find(({ code }) => isFrame(code))?.code;

describe("the progressive form of a JPEG", () => {
  it("is taken where it is smaller", async () => {
    const { bytes } = await convert(await photoPicture(320, 240, 3, 12).png().toBuffer(), { to: "jpg" });
    expect(frameOf(bytes)).toBe(marker.progressive);
  });

  it("is not taken where baseline is smaller", async () => {
    const { bytes } = await convert(await quadrants("png"), { to: "jpg" });
    expect(frameOf(bytes)).toBe(marker.baseline);
  });

  it("is not tried on a large picture that is decoded fast", async () => {
    const source = await photoPicture(640, 480, 3, 12).png({ compressionLevel: 1 }).toBuffer();
    expect(frameOf((await convert(source, { to: "jpg" })).bytes)).toBe(marker.baseline);
    const options = { optimize: true };
    expect(frameOf((await convert(source, { to: "jpg", options })).bytes)).toBe(marker.progressive);
  });

  it.each(["rgb16", "grey16"] as const)("shows a picture of 16 bits (%s) as it is", async (space) => {
    const source = await photoPicture(96, 64, 3, 12).toColorspace(space).png().toBuffer();
    const { bytes } = await convert(source, { to: "jpg", options: { quality: 95, optimize: true } });
    const [before, after] = await Promise.all([pixelAt(source, 40, 30), pixelAt(bytes, 40, 30)]);
    for (const [channel, value] of before.entries())
      expect(Math.abs(value - (after[channel] ?? 0))).toBeLessThan(12);
  });
});

describe("options", () => {
  it("'print' stores full color resolution at a quality of 92 or more", async () => {
    const source = await noise("png");
    const print = await convert(source, { to: "jpg", options: { quality: 60, preset: "print" } });
    const plain = await convert(source, { to: "jpg", options: { quality: 92 } });
    expect(print.size).toBe(plain.size);
  });

  it("'optimize' is never larger, and shows the same pixels", async () => {
    const source = await noise("png");
    const plain = await convert(source, { to: "jpg", options: { quality: 80 } });
    const optimized = await convert(source, { to: "jpg", options: { quality: 80, optimize: true } });
    expect(optimized.size).toBeLessThanOrEqual(plain.size);
    expect(await pixelDigest(optimized.bytes)).toBe(await pixelDigest(plain.bytes));
  });
});

it.each([
  ["jpg", 65_500],
  ["webp", 16_383],
  ["avif", 16_384],
] as const)("a side that %s cannot have is refused with its limit", async (to, limit) => {
  const long = await sharp({ create: { width: limit + 1, height: 2, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  await expect(convert(long, { to })).rejects.toMatchObject({ code: "side_too_long", limit });
});

describe("without loss", () => {
  it("a JPEG comes back upright with its own data, and says so", async () => {
    const source = await quadrants("jpg", { width: 64, height: 48, orientation: 6 });
    const { bytes, kept, width, height } = await convert(source, { kind: "lossless" });
    expect({ kept, width, height }).toEqual({ kept: true, width: 64, height: 48 });
    expect(await readQuadrants(bytes)).toEqual(upright);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  it("a JPEG whose side is not of whole MCUs keeps its own data and the mark that turns it", async () => {
    const source = await quadrants("jpg", { width: 61, height: 45, orientation: 6 });
    const { bytes, kept, width, height } = await convert(source, { kind: "lossless" });
    expect({ kept, width, height }).toEqual({ kept: true, width: 61, height: 45 });
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    expect(await pixelDigest(bytes)).toBe(await pixelDigest(source));
    expect(await readQuadrants(await sharp(bytes).autoOrient().png().toBuffer())).toEqual(upright);
  });

  it("any other picture becomes a JPEG", async () => {
    expect(await convert(await quadrants("webp"), { kind: "lossless" })).toMatchObject({
      from: "webp",
      to: "jpg",
    });
  });

  it("damage inside the data is found although the result needs no decoding", async () => {
    const source = await noise("jpg");
    await expect(convert(source.subarray(0, source.length >> 1), { kind: "lossless" })).rejects.toMatchObject(
      {
        code: "corrupt",
      },
    );
  });
});

it("a HEIC cannot be compressed: it cannot be written", async () => {
  const heic = await readFile(new URL("../fixtures/heic/plain.heic", import.meta.url));
  await expect(convert(heic, { kind: "compress" })).rejects.toMatchObject({ code: "unsupported_type" });
});

describe("TIFF", () => {
  it.each(["none", "lzw", "deflate", "packbits", "jpeg"] as const)(
    "with %s inside is read",
    async (compression) => {
      const source = await quadrantsPicture().tiff({ compression, quality: 95 }).toBuffer();
      expect(await readQuadrants((await convert(source, { to: "png" })).bytes)).toEqual(upright);
    },
  );

  it("with CCITT Group 4 inside is read as black and white", async () => {
    const source = await quadrantsPicture()
      .threshold(128)
      .toColorspace("b-w")
      .tiff({ compression: "ccittfax4", bitdepth: 1 })
      .toBuffer();
    const { bytes } = await convert(source, { to: "png" });
    expect(await readQuadrants(bytes)).toEqual(["black", "white", "black", "white"]);
  });
});
