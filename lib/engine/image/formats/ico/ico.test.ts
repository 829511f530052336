import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { icoFile, iconBitmap, infoHeader } from "../../../fixtures/own-formats";
import { startEngine } from "../../../fixtures/start-engine";

const { convert } = startEngine();

const solid = (side: number, color: readonly number[]) => ({
  data: Buffer.from(Array.from({ length: side * side }, () => color).flat()),
  width: side,
  height: side,
});
const bitmap = (side: number, color: readonly number[]) => iconBitmap(solid(side, color));
const png = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();

const rgbaAt = async (bytes: Buffer, x = 0, y = 0) => [
  ...(await sharp(bytes)
    .ensureAlpha()
    .toColorspace("srgb")
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

describe("an icon", () => {
  it("gives its largest picture, whatever its kind and place", async () => {
    const file = icoFile([bitmap(16, red), await png(256, "blue"), bitmap(48, red)]);
    const result = await convert(file, { to: "png" });
    expect(result).toMatchObject({ from: "ico", width: 256, height: 256, frames: 1 });
    expect(await rgbaAt(result.bytes)).toEqual(blue);
    const large = icoFile([await png(16, "blue"), bitmap(300, red)]);
    expect(await convert(large, { to: "png" })).toMatchObject({ width: 300, height: 300 });
  });

  /** A picture of 8 x 2 pixels with one bit each: black and white in turn; the mask hides the left half. */
  const coarse = Buffer.concat([
    infoHeader(8, 4, 1),
    Buffer.from("00000000ffffff00", "hex"),
    Buffer.from("5500000055000000", "hex"),
    Buffer.from("f0000000f0000000", "hex"),
  ]);

  it("gives the one with the most colors among equals", async () => {
    const fine = iconBitmap({ data: Buffer.from(Array(16).fill(red).flat()), width: 8, height: 2 });
    for (const entries of [
      [coarse, fine],
      [fine, coarse],
    ])
      expect(await rgbaAt((await convert(icoFile(entries), { to: "png" })).bytes)).toEqual(red);
  });

  it("is transparent where its mask says so", async () => {
    const { bytes } = await convert(icoFile([coarse]), { to: "png" });
    expect((await rgbaAt(bytes, 1, 0))[3]).toBe(0);
    expect(await rgbaAt(bytes, 5, 0)).toEqual([255, 255, 255, 255]);
    expect(await rgbaAt(bytes, 6, 1)).toEqual([0, 0, 0, 255]);
  });

  it("has the alpha of its colors where they have one", async () => {
    const { bytes } = await convert(icoFile([bitmap(8, [255, 0, 0, 128])]), { to: "png" });
    expect(await rgbaAt(bytes)).toEqual([255, 0, 0, 128]);
  });

  it("that is a cursor is read the same way", async () => {
    expect(await rgbaAt((await convert(icoFile([bitmap(8, red)], 2), { to: "png" })).bytes)).toEqual(red);
  });

  it("is read as long as one picture is intact", async () => {
    const damaged = [Buffer.alloc(40), (await png(64, "red")).subarray(0, 20), Buffer.alloc(0)];
    const file = icoFile([...damaged, bitmap(8, blue)]);
    expect(await rgbaAt((await convert(file, { to: "png" })).bytes)).toEqual(blue);
    await expect(convert(icoFile(damaged), { to: "png" })).rejects.toMatchObject({ code: "corrupt" });
  });

  it("is measured by its pictures, not by its directory", async () => {
    const huge = await png(16, "red");
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    await expect(convert(icoFile([huge]), { to: "png" })).rejects.toThrow();
    const bomb = Buffer.concat([infoHeader(30_000, 60_000, 32), Buffer.alloc(64)]);
    await expect(convert(icoFile([bomb]), { to: "png" })).rejects.toMatchObject({ code: "too_many_pixels" });
  });
});
