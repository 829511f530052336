import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SNIFF_BYTES, sniffFormat } from "../../../../sniff";
import { jxlFixture, jxlHead, jxlWithInk } from "../../../fixtures/jxl";
import { pixelAt, readQuadrants, upright } from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { makeBox } from "../../containers/bmff";
import { numbers, SHORT } from "../../containers/tiff";
import { writeExif } from "../../metadata/exif";

const { convert } = startEngine();
const text = (tag: number, value: string) => ({
  tag,
  type: 2,
  count: value.length + 1,
  data: Buffer.from(`${value}\0`),
});
const toPng = async (name: string) => convert(await jxlFixture(name), { to: "png" });

const plain = ["rgb", "boxes", "lossless", "sixteen-bit", "floats", "jpeg", "turned", "pq"];

describe("a JPEG XL", () => {
  it.each(plain)("is converted (%s)", async (name) => {
    const file = await jxlFixture(name);
    expect(sniffFormat(file.subarray(0, SNIFF_BYTES))).toBe("jxl");
    const { bytes, ...result } = await toPng(name);
    expect(result).toMatchObject({ from: "jxl", width: 64, height: 48, frames: 1 });
    expect(await readQuadrants(bytes)).toEqual(upright);
  });

  it.each(["sixteen-bit", "floats"])("keeps more than 8 bits as PNG (%s)", async (name) => {
    expect((await sharp((await toPng(name)).bytes).metadata()).depth).toBe("ushort");
  });

  it("of gray has one channel", async () => {
    const { bytes } = await toPng("gray");
    expect((await sharp(bytes).metadata()).space).toBe("b-w");
    expect(await pixelAt(bytes, 50, 40)).toEqual([255, 255, 255]);
  });

  it.each(["alpha", "premultiplied"])("keeps its transparency (%s)", async (name) => {
    const { bytes } = await toPng(name);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (36 * info.width + 16) * info.channels;
    const [red = 0, , blue = 0, opacity] = data.subarray(at, at + 4);
    expect(opacity).toBe(128);
    expect(blue - red).toBeGreaterThan(200);
  });

  it("has its spot color drawn", async () => {
    const { bytes } = await convert(await jxlWithInk("spot"), { to: "png" });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    const red = (x: number, y: number) => data[(y * info.width + x) * 3] ?? 0;
    // Blue with half of red ink; the others have all of it.
    expect(Math.abs(red(16, 36) - 128)).toBeLessThan(3);
    expect(red(50, 10)).toBeGreaterThan(250);
  });

  it("of print colors is named", async () => {
    await expect(convert(await jxlWithInk("black"), { to: "png" })).rejects.toMatchObject({
      code: "cmyk_jxl",
    });
  });

  it("shows the colors of its profile, and those that only numbers name", async () => {
    expect(await readQuadrants((await toPng("p3-profile")).bytes)).toEqual(upright);
    // Display P3 (0.75, 0.25, 0.25) is sRGB (0.81, 0.18, 0.22).
    const [r, g, b] = await pixelAt((await toPng("p3-numbers")).bytes, 10, 10);
    expect(Math.abs(r - 207)).toBeLessThan(4);
    expect(Math.abs(g - 47)).toBeLessThan(4);
    expect(Math.abs(b - 56)).toBeLessThan(4);
  });

  it.each(["pq-lossless", "hlg"])("of HDR has reference white near white (%s)", async (name) => {
    const [r, g, b] = await pixelAt((await toPng(name)).bytes, 50, 40);
    expect(Math.min(r, g, b)).toBeGreaterThan(235);
  });

  it("that moves becomes its first frame, and says how many there are", async () => {
    const { bytes, frames } = await toPng("animation");
    expect(frames).toBe(2);
    expect(await readQuadrants(bytes)).toEqual(upright);
  });

  it.each(["as they are", "compressed"])(
    "keeps its EXIF and XMP without the location, if asked to (%s)",
    async (how) => {
      const exif = writeExif({ main: [text(315, "Somebody")], details: [numbers(0x8827, SHORT, [400])] });
      const xmp = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>Fog</dc:title></x:xmpmeta>');
      const box = (type: string, body: Buffer) =>
        how === "compressed"
          ? makeBox("brob", Buffer.from(type), brotliCompressSync(body))
          : makeBox(type, body);
      const added = [box("Exif", Buffer.concat([Buffer.alloc(4), exif])), box("xml ", xmp)];
      const file = Buffer.concat([await jxlFixture("boxes"), ...added]);
      const { bytes } = await convert(file, { to: "jpg", options: { metadata: "keep" } });
      const kept = await sharp(bytes).metadata();
      expect(kept.exif?.includes("Somebody")).toBe(true);
      expect(kept.xmp?.includes("Fog")).toBe(true);
    },
  );

  it("becomes a PNG where only its size changes", async () => {
    const result = await convert(await jxlFixture("rgb"), {
      kind: "resize",
      to: "original",
      resizing: { to: { by: "longest", longest: 32 }, fit: "inside", enlarge: false },
      options: {},
    });
    expect(result).toMatchObject({ from: "jxl", to: "png", width: 32, height: 24 });
  });
});

describe("a damaged JPEG XL", () => {
  it.each(["rgb", "boxes", "lossless", "jpeg"])("that is cut off is refused (%s)", async (name) => {
    const whole = await jxlFixture(name);
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      await expect(convert(cut, { to: "png" }), `${share}`).rejects.toMatchObject({ code: "corrupt" });
    }
  });

  it.each(["rgb", "alpha", "p3-profile"])(
    "with any changed byte is converted or refused (%s)",
    async (name) => {
      const whole = await jxlFixture(name);
      for (let at = 2; at < whole.length; at += 3) {
        const file = Buffer.from(whole);
        file[at] = (file[at] ?? 0) ^ 0xff;
        const outcome = await convert(file, { to: "png" }).then(
          () => "converted",
          ({ code }) => code as string,
        );
        expect(
          ["converted", "corrupt", "cannot_convert", "too_many_pixels", "engine_crashed"],
          `${at}`,
        ).toContain(outcome);
      }
    },
    60_000,
  );

  it("of too many pixels is refused before it is decoded", async () => {
    await expect(convert(jxlHead(16_000), { to: "png" })).rejects.toMatchObject({ code: "too_many_pixels" });
    await expect(convert(jxlHead(3000), { to: "png" })).rejects.toMatchObject({ code: "corrupt" });
  });
});
