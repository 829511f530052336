import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bmpFile, infoHeader } from "../../../fixtures/own-formats";
import { startEngine } from "../../../fixtures/start-engine";

const { convert } = startEngine();

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4);
  return bytes;
};
const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);

/** Red, green, blue and white as palette entries of blue, green, red and nothing. */
const colors = Buffer.from([0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0]);
const [R, G, B, W] = ["ff0000", "00ff00", "0000ff", "ffffff"];

/** Converts to PNG and returns each pixel in hexadecimal, with alpha if the result has any. */
async function pixelsOf(file: Buffer): Promise<string[][]> {
  const { bytes, ...size } = await convert(file, { to: "png" });
  const { hasAlpha } = await sharp(bytes).metadata();
  const channels = hasAlpha ? 4 : 3;
  const raw = await sharp(bytes).toColorspace("srgb").raw().toBuffer();
  return Array.from({ length: size.height }, (_, y) =>
    Array.from({ length: size.width }, (_, x) => {
      const at = (y * size.width + x) * channels;
      return raw.toString("hex", at, at + channels);
    }),
  );
}

const none = Buffer.alloc(0);
/** Bottom row first: blue, white; then red, green. */
const picture = [
  [R, G],
  [B, W],
];

describe("a BMP", () => {
  it.each([
    [
      "1 bit",
      infoHeader(2, 2, 1, 0, 2),
      colors.subarray(0, 8),
      "4000000080000000",
      [
        [G, R],
        [R, G],
      ],
    ],
    ["2 bits", infoHeader(2, 2, 2), colors, "b000000010000000", picture],
    ["4 bits", infoHeader(2, 2, 4, 0, 4), colors, "2300000001000000", picture],
    ["8 bits", infoHeader(2, 2, 8, 0, 4), colors, "0203000000010000", picture],
    ["8 bits, top row first", infoHeader(2, -2, 8, 0, 4), colors, "0001000002030000", picture],
    ["16 bits", infoHeader(2, 2, 16), none, "1f00ff7f007ce003", picture],
    ["24 bits", infoHeader(2, 2, 24), none, "ff0000ffffff0000" + "0000ff00ff000000", picture],
    ["32 bits", infoHeader(2, 2, 32), none, "ff000000ffffff00" + "0000ff0000ff0000", picture],
    ["16 bits with masks", infoHeader(2, 2, 16, 3), u32(0xf800, 0x7e0, 0x1f), "1f00ffff00f8e007", picture],
    [
      "32 bits with masks of 10 bits",
      infoHeader(2, 1, 32, 3),
      u32(0x3ff00000, 0xffc00, 0x3ff),
      u32(0x3ff00000, 0x3ff).toString("hex"),
      [[R, B]],
    ],
    [
      "8 bits in run lengths",
      infoHeader(2, 2, 8, 1, 4),
      colors,
      "0102010300000100" + "010100000001",
      picture,
    ],
    [
      "8 bits in run lengths with a jump and bytes as they are",
      infoHeader(5, 3, 8, 1, 4),
      colors,
      // Blue, then a jump of one pixel and one row; three pixels as they are; the last row is left out.
      "0102" + "00020101" + "0003010203000001",
      [Array(5).fill(R), [R, R, G, B, W], [B, R, R, R, R]],
    ],
    [
      "4 bits in run lengths",
      infoHeader(5, 2, 4, 2, 4),
      colors,
      "0523" + "0000" + "0005" + "01231000" + "0001",
      [
        [R, G, B, W, G],
        [B, W, B, W, B],
      ],
    ],
    [
      "OS/2",
      Buffer.concat([u32(12), u16(2, 2, 1, 8)]),
      Buffer.from("0000ff00ff00ff0000ffffff", "hex"),
      "0203000000010000",
      picture,
    ],
  ])("of %s has its pixels", async (_, header, extra, pixels, expected) => {
    expect(await pixelsOf(bmpFile(header, extra, Buffer.from(pixels, "hex")))).toEqual(expected);
  });

  /** A header of version 5 with masks; what follows the masks says nothing. */
  const version5 = (alphaMask: number, ...rest: number[]) =>
    Buffer.concat([
      u32(124, 2, 1),
      u16(1, 32),
      u32(3, 0, 0, 0, 0, 0, 0xff0000, 0xff00, 0xff, alphaMask, ...rest, ...Array(17 - rest.length).fill(0)),
    ]);

  it("of version 5 has the alpha of its mask", async () => {
    const file = bmpFile(version5(0xff000000), none, u32(0x80ff0000, 0xff0000ff));
    expect(await pixelsOf(file)).toEqual([["ff000080", "0000ffff"]]);
  });

  it("whose alpha is 0 everywhere is opaque", async () => {
    const file = bmpFile(version5(0xff000000), none, u32(0x00ff0000, 0x000000ff));
    expect(await pixelsOf(file)).toEqual([["ff0000ff", "0000ffff"]]);
  });

  it("with a profile is converted to sRGB", async () => {
    const p3 = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
      .withIccProfile("p3")
      .png()
      .toBuffer();
    const icc = (await sharp(p3).metadata()).icc ?? none;
    const pixels = u32(0xff40c040, 0xff808080);
    const header = version5(0xff000000, 0x4d424544);
    header.writeUInt32LE(124 + pixels.length, 112);
    header.writeUInt32LE(icc.length, 116);
    const [[green = ""] = []] = await pixelsOf(Buffer.concat([bmpFile(header, none, pixels), icc]));
    // A green that is stronger in P3 than the same numbers in sRGB: less red.
    expect(Number.parseInt(green.slice(0, 2), 16)).toBeLessThan(0x30);
  });

  it("with an index beyond its colors is black there", async () => {
    const file = bmpFile(infoHeader(2, 1, 8, 0, 2), colors.subarray(0, 8), Buffer.from([1, 9, 0, 0]));
    expect(await pixelsOf(file)).toEqual([[G, "000000"]]);
  });

  it.each([
    ["a JPEG inside", infoHeader(2, 2, 0, 4), "cannot_convert"],
    ["3 bits", infoHeader(2, 2, 3), "cannot_convert"],
    ["run lengths of 24 bits", infoHeader(2, 2, 24, 1), "cannot_convert"],
    ["no width", infoHeader(0, 2, 24), "corrupt"],
    ["a negative width", infoHeader(-2, 2, 24), "corrupt"],
    ["a height of two billion", infoHeader(2, -0x80000000, 24), "too_many_pixels"],
    ["fewer bytes than pixels", infoHeader(100, 100, 24), "corrupt"],
    ["run lengths that end early", infoHeader(100, 100, 8, 1, 4), "corrupt"],
  ])("with %s is refused", async (_, header, code) => {
    const file = bmpFile(header, colors, Buffer.from("0102010300000102", "hex"));
    await expect(convert(file, { to: "png" })).rejects.toMatchObject({ code });
  });

  it("of a few bytes may have many pixels: the rest are black", async () => {
    const file = bmpFile(infoHeader(10_000, 10_000, 8, 1, 4), Buffer.alloc(16), Buffer.from([0, 1]));
    expect(await convert(file, { to: "png" })).toMatchObject({ width: 10_000, height: 10_000 });
  });
});
