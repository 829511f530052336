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

/**
 * A file of OS/2: file headers with headers of 12 bytes and colors of three, and pixels behind them all.
 *
 * @param parts letters, rows, bits and colors of a header, and its pixels
 */
function os2File(
  arrays: readonly (readonly [kind: string, rows: number, bits: number, colors: string, pixels: string][])[],
) {
  const isArray = arrays.length > 1;
  const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
  const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
  const lengths = arrays.map((parts) =>
    parts.reduce((sum, [, , , colors]) => sum + 26 + colors.length / 2, isArray ? 14 : 0),
  );
  let pixelsAt = lengths.reduce((sum, length) => sum + length, 0);
  const heads = arrays.flatMap((parts, index) => {
    const next = lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0);
    const head = [Buffer.from("BA"), u32(40), u32(index + 1 < arrays.length ? next : 0), u16(0, 0)];
    return [
      ...(isArray ? head : []),
      ...parts.flatMap(([kind, rows, bits, colors, pixels]) => {
        const at = pixelsAt;
        pixelsAt += pixels.length / 2;
        const fields = [u32(26), u16(0, 0), u32(at), u32(12), u16(8, rows, 1, bits)];
        return [Buffer.from(kind), ...fields, Buffer.from(colors, "hex")];
      }),
    ];
  });
  return Buffer.concat([...heads, ...arrays.flat().map(([, , , , pixels]) => Buffer.from(pixels, "hex"))]);
}

describe("an icon of OS/2", () => {
  const blackAndWhite = "000000ffffff";
  /** Of 8 x 2 pixels: rows of black and white, the lower first, then the shape, which leaves out the left half. */
  const mask = "00000000".repeat(2) + "f0000000".repeat(2);
  /** Blue below, red above. */
  const rows = "1111111122222222";
  const palette = ["000000", "ff0000", "0000ff", ...Array<string>(13).fill("ffffff")].join("");
  const colored: [string, number, number, string, string][] = [
    ["CI", 4, 1, blackAndWhite, mask],
    ["CI", 2, 4, palette, rows],
  ];

  it("has its colors, and the shape of its mask", async () => {
    const result = await convert(os2File([colored]), { to: "png" });
    expect(result).toMatchObject({ from: "ico", width: 8, height: 2 });
    expect((await rgbaAt(result.bytes, 1, 0))[3]).toBe(0);
    expect(await rgbaAt(result.bytes, 5, 0)).toEqual(red);
    expect(await rgbaAt(result.bytes, 6, 1)).toEqual(blue);
  });

  it("may be a mask alone", async () => {
    const drawn = "ff000000".repeat(2) + "f0000000".repeat(2);
    const { bytes } = await convert(os2File([[["IC", 4, 1, blackAndWhite, drawn]]]), { to: "png" });
    expect((await rgbaAt(bytes, 1, 0))[3]).toBe(0);
    expect(await rgbaAt(bytes, 5, 0)).toEqual([255, 255, 255, 255]);
  });

  it("may stand in an array: the one with most colors is taken, or a bitmap", async () => {
    const coarse: typeof colored = [["IC", 4, 1, blackAndWhite, mask]];
    const { bytes } = await convert(os2File([coarse, colored]), { to: "png" });
    expect(await rgbaAt(bytes, 5, 0)).toEqual(red);
    const bitmap: typeof colored = [["BM", 8, 4, palette, "11111111".repeat(8)]];
    const larger = await convert(os2File([coarse, bitmap]), { to: "png" });
    expect(larger).toMatchObject({ width: 8, height: 8 });
    expect(await rgbaAt(larger.bytes)).toEqual(blue);
  });

  it("is damaged where its pixels or headers are missing", async () => {
    const file = os2File([colored]);
    for (const end of [40, 60, file.length - 10])
      await expect(convert(file.subarray(0, end), { to: "png" }), `${end}`).rejects.toMatchObject({
        code: "corrupt",
      });
  });
});

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
