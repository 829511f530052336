import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formatIds } from "../../../../formats";
import { quadrants, quadrantsPicture, readQuadrants, upright, write } from "../../../fixtures/pictures";
import { type RawKind, rawFile, rawKinds } from "../../../fixtures/raw";
import { startEngine } from "../../../fixtures/start-engine";

const { convert } = startEngine();
const sensor = { width: 64, height: 48 };
const plain = () => quadrants("jpg");
const make = async (kind: RawKind, options: Partial<Parameters<typeof rawFile>[2]> = {}) =>
  rawFile(kind, await plain(), { sensor, ...options });

describe("a RAW file", () => {
  it.each(rawKinds)("of a camera (%s) becomes the JPEG it holds", async (kind) => {
    const { bytes, ...result } = await convert(await make(kind), { to: "png" });
    expect(result).toMatchObject({ from: "raw", width: 64, height: 48, frames: 1 });
    expect(result.preview).toBeUndefined();
    expect(await readQuadrants(bytes)).toEqual(upright);
  });

  it.each(rawKinds.filter((kind) => kind !== "raf"))("is turned as its index says (%s)", async (kind) => {
    const orientation = 6;
    // Without EXIF of its own.
    const jpeg = await sharp(await quadrants("png", { orientation }))
      .jpeg({ quality: 95 })
      .toBuffer();
    const { width, height } = await sharp(jpeg).metadata();
    const file = rawFile(kind, jpeg, { sensor: { width, height }, orientation });
    const { bytes, ...result } = await convert(file, { to: "png" });
    expect(result).toMatchObject({ width: 64, height: 48 });
    expect(await readQuadrants(bytes)).toEqual(upright);
  });

  it.each(["nef", "raf"] as const)("is turned once where its JPEG says the same (%s)", async (kind) => {
    const jpeg = await write(quadrantsPicture({ orientation: 6 }), "jpg");
    const file = rawFile(kind, jpeg, { sensor: { width: 48, height: 64 }, orientation: 6 });
    expect(await readQuadrants((await convert(file, { to: "png" })).bytes)).toEqual(upright);
  });

  it("is not turned where the camera has turned the JPEG already", async () => {
    const file = rawFile("nef", await plain(), { sensor: { width: 48, height: 64 }, orientation: 6 });
    expect(await readQuadrants((await convert(file, { to: "png" })).bytes)).toEqual(upright);
  });

  it("becomes the largest of its JPEGs, even one that only maker notes name", async () => {
    const thumbnail = await quadrants("jpg", { width: 16, height: 12 });
    const file = Buffer.concat([rawFile("nef", thumbnail, { sensor }), await plain()]);
    expect(await convert(file, { to: "png" })).toMatchObject({ width: 64, height: 48 });
  });

  it("keeps what the camera says of the photo, if asked to", async () => {
    for (const kind of ["dng", "cr3"] as const) {
      const { bytes } = await convert(await make(kind, { orientation: 6 }), {
        to: "jpg",
        options: { metadata: "keep" },
      });
      const { exif, orientation } = await sharp(bytes).metadata();
      expect(exif?.includes(kind === "cr3" ? "Canon" : "Maker")).toBe(true);
      expect(orientation).toBe(1);
    }
  });

  it("says when its preview is much smaller than the photo", async () => {
    const preview = await quadrants("jpg", { width: 1200, height: 800 });
    const file = rawFile("nef", preview, { sensor: { width: 6000, height: 4000 }, orientation: 8 });
    const result = await convert(file, { to: "jpg" });
    expect(result).toMatchObject({ width: 800, height: 1200, preview: { width: 800, height: 1200 } });
  });

  it.each(rawKinds)("with nothing but a thumbnail is refused (%s)", async (kind) => {
    const file = rawFile(kind, await plain(), { sensor: { width: 6000, height: 4000 } });
    await expect(convert(file, { to: "jpg" })).rejects.toMatchObject({ code: "no_preview" });
  });

  it("with lossless data in place of a preview is refused", async () => {
    const jpeg = await plain();
    jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc3;
    await expect(convert(rawFile("dng", jpeg, { sensor }), { to: "jpg" })).rejects.toMatchObject({
      code: "no_preview",
    });
  });

  it("keeps its pixels as JPG where only its size changes", async () => {
    const result = await convert(await make("cr2"), {
      kind: "resize",
      to: "original",
      resizing: { to: { by: "percent", percent: 50 }, fit: "inside", enlarge: false },
      options: {},
    });
    expect(result).toMatchObject({ from: "raw", to: "jpg", width: 32, height: 24 });
  });
});

describe("a damaged RAW file", () => {
  it.each(rawKinds)("that is cut off is refused (%s)", async (kind) => {
    const whole = await make(kind);
    for (const share of [0.1, 0.4, 0.8]) {
      const cut = whole.subarray(0, Math.max(130, Math.floor(whole.length * share)));
      await expect(convert(cut, { to: "png" }), `${share}`).rejects.toMatchObject({
        code: expect.stringMatching(/^(corrupt|no_preview)$/),
      });
    }
  });

  it.each(["nef", "raf", "cr3"] as const)(
    "with a changed byte in its index is converted or refused (%s)",
    async (kind) => {
      const whole = await make(kind);
      for (let at = 4; at < 200; at += 7) {
        const file = Buffer.from(whole);
        file[at] = (file[at] ?? 0) ^ 0xff;
        const outcome = await convert(file, { to: "png" }).then(
          () => "converted",
          ({ code }) => code as string,
        );
        expect(["converted", "corrupt", "no_preview", "unsupported_type", "cannot_convert"]).toContain(
          outcome,
        );
      }
    },
  );

  it("whose directories point to each other is read once", async () => {
    const file = await make("nef");
    // The first directory after the first.
    const count = file.readUInt16LE(8);
    file.writeUInt32LE(8, 10 + 12 * count);
    expect(await convert(file, { to: "png" })).toMatchObject({ from: "raw" });
  });
});

it("a plain TIFF stays one, and so does one with another picture below", async () => {
  const tiff = await quadrants("tiff");
  expect(await convert(tiff, { to: "png" })).toMatchObject({ from: "tiff" });
  expect(formatIds.indexOf("raw")).toBeLessThan(formatIds.indexOf("tiff"));
  const pyramid = await sharp(tiff).tiff({ pyramid: true, tile: true }).toBuffer();
  expect(await convert(pyramid, { to: "png" })).toMatchObject({ from: "tiff" });
});
