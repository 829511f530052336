import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { tgaHeader } from "../../../fixtures/own-formats";
import { startEngine } from "../../../fixtures/start-engine";

const { convert } = startEngine();

/** Converts to PNG and returns its pixels in hexadecimal, row by row. */
async function pixelsOf(file: Buffer): Promise<string[]> {
  const { bytes, width, height } = await convert(file, { to: "png" });
  const { hasAlpha } = await sharp(bytes).metadata();
  const raw = await sharp(bytes).toColorspace("srgb").raw().toBuffer();
  const rowBytes = width * (hasAlpha ? 4 : 3);
  return Array.from({ length: height }, (_, y) => raw.toString("hex", y * rowBytes, (y + 1) * rowBytes));
}

const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");
const file = (kind: number, bits: number, descriptor: number, pixels: string) =>
  Buffer.concat([tgaHeader(kind, 2, 2, bits, descriptor), hex(pixels)]);

/** Blue and white below red and green. */
const picture = ["ff000000ff00", "0000ffffffff"];
const colors = "ff0000 ffffff 0000ff 00ff00";

/** A color map with the colors of `picture` from index 5 on. */
const mapped = (kind: number, indices: string) =>
  Buffer.concat([
    hex(`00 01 0${kind.toString(16)} 0500 0400 18 0000 0000 0200 0200 08 00 0000ff 00ff00 ff0000 ffffff`),
    hex(indices),
  ]);

describe("a TGA", () => {
  it.each([
    ["24 bits", file(2, 24, 0, colors), picture],
    ["24 bits, top row first", file(2, 24, 32, "0000ff 00ff00 ff0000 ffffff"), picture],
    ["24 bits from right to left", file(2, 24, 16, "ffffff ff0000 00ff00 0000ff"), picture],
    ["16 bits", file(2, 16, 0, "1f00 ff7f 007c e003"), picture],
    ["15 bits", file(2, 15, 0, "1f00 ff7f 007c e003"), picture],
    ["gray", file(3, 8, 0, "00 ff 80 40"), ["808080404040", "000000ffffff"]],
    ["indices", mapped(1, "07 08 05 06"), picture],
    ["indices in run lengths", mapped(9, "03 07 08 05 06"), picture],
    [
      "colors in run lengths",
      file(10, 24, 0, "00 ff0000 00 ffffff 81 0000ff"),
      ["ff0000ff0000", "0000ffffffff"],
    ],
    ["a run over the end of a row", file(10, 24, 0, "00 ff0000 82 0000ff"), ["ff0000ff0000", "0000ffff0000"]],
    ["gray in run lengths", file(11, 8, 0, "83 80"), ["808080808080", "808080808080"]],
    ["32 bits", file(2, 32, 8, "0000ff80".repeat(4)), ["ff000080ff000080", "ff000080ff000080"]],
    [
      "32 bits that states no alpha",
      file(2, 32, 0, "0000ff80".repeat(4)),
      ["ff000080ff000080", "ff000080ff000080"],
    ],
    [
      "32 bits with empty alpha",
      file(2, 32, 8, "0000ff00".repeat(4)),
      ["ff0000ffff0000ff", "ff0000ffff0000ff"],
    ],
    [
      "16 bits with a bit of alpha",
      file(2, 16, 1, "00fc 007c 00fc 007c"),
      ["ff0000ffff000000", "ff0000ffff000000"],
    ],
    ["gray with alpha", file(3, 16, 8, "8040".repeat(4)), ["8080804080808040", "8080804080808040"]],
  ])("of %s has its pixels", async (_, bytes, expected) => {
    expect(await pixelsOf(bytes)).toEqual(expected);
  });

  it("with a comment before its pixels has them", async () => {
    const head = tgaHeader(2, 2, 2, 24);
    head[0] = 3;
    expect(await pixelsOf(Buffer.concat([head, Buffer.from("hi!"), hex(colors)]))).toEqual(picture);
  });

  it("with run lengths that end early is damaged", async () => {
    const short = Buffer.concat([tgaHeader(10, 5000, 5000, 24), hex("ff 0000ff")]);
    await expect(convert(short, { to: "png" })).rejects.toMatchObject({ code: "corrupt" });
  });
});
