import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noisePicture } from "../../../fixtures/pictures";
import { sourceOf } from "../own";
import { tiff } from ".";
import { suitsBands } from "./bands";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pixmill-bands-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const source = sourceOf({ from: "png", input: "", width: 3000, height: 2000 });

describe("a large TIFF", () => {
  it.each([
    ["in color", 2001, 2003, false],
    ["in gray", 2001, 2003, true],
    ["of one band", 40_001, 110, false],
  ])("%s has all of its pixels", async (_, width, height, gray) => {
    const noise = noisePicture(width, height);
    const picture = sharp(
      await (gray ? noise.toColorspace("b-w") : noise).png({ compressionLevel: 1 }).toBuffer(),
    );
    const output = join(folder, "picture.tiff");
    const described = { ...source, width, height, gray };
    expect(suitsBands(described)).toBe(true);
    const written = await tiff.encode(picture.clone(), described, {}, output);
    const bytes = await readFile(output);
    expect(written).toEqual({ width, height, size: bytes.length });
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width, height, channels: gray ? 1 : 3 });
    const [read, made] = await Promise.all([sharp(bytes).raw().toBuffer(), picture.clone().raw().toBuffer()]);
    expect(read.equals(made)).toBe(true);
    const whole = await picture
      .clone()
      .toColorspace(gray ? "b-w" : "srgb")
      .tiff({ compression: "lzw", predictor: "horizontal" })
      .toBuffer();
    expect(bytes.length / whole.length).toBeCloseTo(1, 2);
  });

  it("has as many channels as its pixels, not as the file that they came from", async () => {
    const gray = await noisePicture(2100, 2000).toColorspace("b-w").png().toBuffer();
    const output = join(folder, "picture.tiff");
    await tiff.encode(sharp(gray), { ...source, width: 2100, height: 2000 }, {}, output);
    expect((await sharp(output).metadata()).channels).toBe(3);
  });

  it("is written in one go with alpha, in 16 bits, and where it would take much memory", () => {
    expect(suitsBands(source)).toBe(true);
    expect(suitsBands({ ...source, hasAlpha: true })).toBe(false);
    expect(suitsBands({ ...source, bits: 16 })).toBe(false);
    expect(suitsBands({ ...source, width: 8000, height: 8000 })).toBe(false);
  });
});
