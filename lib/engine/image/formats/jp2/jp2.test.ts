import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SNIFF_BYTES, sniffFormat } from "../../../../sniff";
import { definitionBox, jp2File, jp2Fixture } from "../../../fixtures/jp2";
import { pixelAt, readQuadrants, upright } from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { profileOf } from "../../color/fixtures";
import { bodyOf, makeBox } from "../../containers/bmff";

const { convert } = startEngine();
const toPng = (bytes: Uint8Array) => convert(bytes, { to: "png" });

const SRGB = 16;
const CMYK = 12;

/** Opacity in the middle of the blue quarter. */
const opacityOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[(36 * info.width + 16) * info.channels + info.channels - 1];
};

describe("a JPEG 2000 file", () => {
  it.each([
    "rgb.jp2",
    "rgb.j2k",
    "lossy.jp2",
    "tiles.jp2",
    "offset.jp2",
    "halved.j2k",
    "ten-bit.jp2",
    "sixteen-bit.jp2",
  ])("is converted (%s)", async (name) => {
    const file = await jp2Fixture(name);
    expect(sniffFormat(file.subarray(0, SNIFF_BYTES))).toBe("jp2");
    const { bytes, ...result } = await toPng(file);
    expect(result).toMatchObject({ from: "jp2", width: 64, height: 48, frames: 1 });
    expect(await readQuadrants(bytes)).toEqual(upright);
  });

  it("keeps 16 bits as PNG, and gray as one channel", async () => {
    for (const name of ["sixteen-bit.jp2", "ten-bit.jp2"])
      expect((await sharp((await toPng(await jp2Fixture(name))).bytes).metadata()).depth).toBe("ushort");
    const gray = await toPng(await jp2Fixture("gray.jp2"));
    expect((await sharp(gray.bytes).metadata()).space).toBe("b-w");
    expect(await pixelAt(gray.bytes, 10, 10)).toEqual([255, 255, 255]);
    expect(await pixelAt(gray.bytes, 50, 10)).toEqual([0, 0, 0]);
  });

  it.each(["alpha.jp2", "alpha.j2k"])("keeps its transparency (%s)", async (name) => {
    const { bytes } = await toPng(await jp2Fixture(name));
    expect(await readQuadrants(bytes)).toEqual(upright);
    expect(await opacityOf(bytes)).toBe(128);
  });

  it("is opaque where its fourth channel is not said to be opacity", async () => {
    const { bytes } = await toPng(jp2File(await jp2Fixture("alpha.j2k"), { color: SRGB }));
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
  });

  it("has its channels in the order the file gives", async () => {
    const channels = [
      [0, 0, 3],
      [1, 0, 2],
      [2, 0, 1],
    ] as const;
    const file = jp2File(await jp2Fixture("rgb.j2k"), { color: SRGB, boxes: [definitionBox(channels)] });
    expect(await readQuadrants((await toPng(file)).bytes)).toEqual(["blue", "green", "red", "white"]);
  });

  it("is converted from CMYK", async () => {
    const file = jp2File(await jp2Fixture("inks.j2k"), { color: CMYK });
    const [r, g, b] = await pixelAt((await toPng(file)).bytes, 10, 10);
    expect(r).toBeGreaterThan(200);
    expect(Math.max(g, b)).toBeLessThan(80);
  });

  it("is converted from its profile", async () => {
    const codestream = bodyOf(await jp2Fixture("scene.jp2"), "jp2c") ?? new Uint8Array();
    const file = jp2File(codestream, { color: await profileOf("p3") });
    const [r, g] = await pixelAt((await toPng(file)).bytes, 16, 16);
    // Display P3 (208, 40, 40) is sRGB (226, 0, 25).
    expect(Math.abs(r - 226)).toBeLessThan(3);
    expect(g).toBeLessThan(3);
  });

  it("becomes a PNG where only its size changes", async () => {
    const result = await convert(await jp2Fixture("rgb.jp2"), {
      kind: "resize",
      to: "original",
      resizing: { to: { by: "percent", percent: 50 }, fit: "inside", enlarge: false },
      options: {},
    });
    expect(result).toMatchObject({ from: "jp2", to: "png", width: 32, height: 24 });
  });

  it.each([
    ["a color space that is not read", { color: 14 }],
    ["a palette", { color: SRGB, boxes: [makeBox("pclr", Buffer.alloc(3))] }],
  ])("in %s is refused", async (_, header) => {
    const file = jp2File(await jp2Fixture("rgb.j2k"), header);
    await expect(toPng(file)).rejects.toMatchObject({ code: "cannot_convert" });
  });

  it("with signed samples is refused", async () => {
    const file = await jp2Fixture("rgb.j2k");
    for (const at of [42, 45, 48]) file[at] = 0x87;
    await expect(toPng(file)).rejects.toMatchObject({ code: "cannot_convert" });
  });
});

describe("a damaged JPEG 2000 file", () => {
  it.each(["rgb.jp2", "rgb.j2k", "tiles.jp2", "halved.j2k"])(
    "that is cut off is refused (%s)",
    async (name) => {
      const whole = await jp2Fixture(name);
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const cut = whole.subarray(0, Math.floor(whole.length * share));
        await expect(toPng(cut), `${share}`).rejects.toMatchObject({ code: "corrupt" });
      }
    },
  );

  it.each(["rgb.jp2", "halved.j2k", "alpha.jp2"])(
    "with any changed byte is converted or refused (%s)",
    async (name) => {
      const whole = await jp2Fixture(name);
      for (let at = 12; at < whole.length; at += 13) {
        const file = Buffer.from(whole);
        file[at] = (file[at] ?? 0) ^ 0xff;
        const outcome = await toPng(file).then(
          () => "converted",
          ({ code }) => code as string,
        );
        const expected = [
          "converted",
          "corrupt",
          "cannot_convert",
          "too_many_pixels",
          "out_of_memory",
          "engine_crashed",
        ];
        expect(expected).toContain(outcome);
      }
    },
    60_000,
  );

  it("of too many pixels is refused before it is decoded", async () => {
    const file = await jp2Fixture("rgb.j2k");
    file.writeUInt32BE(16_000, 8);
    file.writeUInt32BE(16_000, 12);
    await expect(toPng(file)).rejects.toMatchObject({ code: "too_many_pixels" });
  });
});
