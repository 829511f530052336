import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pixelAt, quadrants, readQuadrants, upright } from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { profileOf } from "../../color/fixtures";
import { LONG, numbers, openTiff, SHORT, type Tiff, writeDirectory } from "../../containers/tiff";
import { type TiffOptions, tiffOf } from "./fixtures";

const { convert } = startEngine();

const WIDTH = 16;
const HEIGHT = 8;
/** Red grows to the right, green downwards, blue to the left; alpha downwards. */
const planes = [
  (x: number) => x / (WIDTH - 1),
  (_: number, y: number) => y / (HEIGHT - 1),
  (x: number) => 1 - x / (WIDTH - 1),
  (_: number, y: number) => 0.25 + (0.75 * y) / (HEIGHT - 1),
];

/** Rows of a gradient: of the given planes, scaled. */
const gradient = (wanted: readonly number[], scale = (value: number) => value) =>
  Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => wanted.map((plane) => scale(planes[plane]?.(x, y) ?? 0))).flat(),
  );

const rgb = [0, 1, 2];
const kinds: Record<string, TiffOptions & { planes: readonly number[] }> = {
  "32-bit gray": { bits: 32, planes: [0] },
  "32-bit gray, white at 0": { bits: 32, photometric: 0, planes: [0] },
  "32-bit RGB": { bits: 32, photometric: 2, planes: rgb },
  "float gray": { bits: 32, format: 3, planes: [0] },
  "float gray with alpha": { bits: 32, format: 3, samples: 2, planes: [0, 3] },
  "float RGB": { bits: 32, format: 3, photometric: 2, planes: rgb },
  "float RGB with alpha": { bits: 32, format: 3, photometric: 2, samples: 4, planes: [...rgb, 3] },
};

/** What a sample becomes as one of 16 bits. */
const levelOf = (value: number, { photometric }: TiffOptions) =>
  65_535 * (photometric === 0 ? 1 - value : value);

async function samplesOf(bytes: Buffer): Promise<{ values: Uint16Array; channels: number }> {
  const { channels, hasAlpha } = await sharp(bytes).metadata();
  const space = channels < 3 && !hasAlpha ? "grey16" : "rgb16";
  const { data, info } = await sharp(bytes)
    .toColorspace(space)
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  return { values: new Uint16Array(data.buffer, data.byteOffset, data.length / 2), channels: info.channels };
}

describe("a TIFF", () => {
  it.each(Object.entries(kinds))("of %s becomes a 16-bit PNG of the same levels", async (_, kind) => {
    const rows = gradient(kind.planes);
    const { bytes, width, height } = await convert(tiffOf(rows, kind), { to: "png" });
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect((await sharp(bytes).metadata()).depth).toBe("ushort");
    const { values, channels } = await samplesOf(bytes);
    const isGray = (kind.samples ?? kind.planes.length) < 3;
    const most = Math.max(
      ...rows.flat().map((value, at) => {
        const count = kind.planes.length;
        const [pixel, sample] = [Math.floor(at / count), at % count];
        const isAlpha = isGray && sample === 1;
        const seen = values[pixel * channels + (isAlpha ? channels - 1 : sample)] ?? Number.NaN;
        return Math.abs(seen - levelOf(value, kind));
      }),
    );
    expect(most).toBeLessThan(1.01);
  });

  it("of floats is clipped above white and below black", async () => {
    const rows = gradient([0], (value) => value * 4 - 1);
    const { bytes } = await convert(tiffOf(rows, { bits: 32, format: 3 }), { to: "jpg" });
    expect((await pixelAt(bytes, 1, 0))[0]).toBeLessThan(4);
    expect((await pixelAt(bytes, WIDTH - 2, 0))[0]).toBeGreaterThan(251);
  });

  it("of floats that are not a number is black there", async () => {
    const rows = gradient([0], (value) => (value < 0.5 ? Number.NaN : 0.5));
    const { bytes } = await convert(tiffOf(rows, { bits: 32, format: 3 }), { to: "png" });
    expect([await pixelAt(bytes, 1, 0), await pixelAt(bytes, WIDTH - 1, 0)]).toEqual([
      [0, 0, 0],
      [128, 128, 128],
    ]);
  });

  it.each([
    ["8-bit", { bits: 8 }],
    ["32-bit", { bits: 32 }],
    ["float", { bits: 32, format: 3 }],
  ] as const)("of %s RGB is converted by its profile", async (_, kind) => {
    const icc = await profileOf("p3");
    const rows = [Array.from({ length: WIDTH }, () => [208 / 255, 40 / 255, 40 / 255]).flat()];
    const { bytes } = await convert(tiffOf(rows, { ...kind, photometric: 2, icc }), { to: "png" });
    // By the matrices of both spaces; its green lies below 0.
    const [red, green, blue] = await pixelAt(bytes, 3, 0);
    expect([Math.abs(red - 226) < 3, green < 3, Math.abs(blue - 25) < 3]).toEqual([true, true, true]);
  });

  it.each([
    ["signed samples", { bits: 32, format: 2 }, (value: number) => value / 2],
    ["floats of 64 bits", { bits: 64, format: 3 }, (value: number) => value],
    ["floats of no agreed range", { bits: 32, format: 3 }, (value: number) => Math.round(value * 5000)],
    ["CIELab of 8 bits", { bits: 8, photometric: 8, samples: 3 }, (value: number) => value],
    ["a compression that is left out", { bits: 8, compression: 34_712 }, (value: number) => value],
  ] as const)("of %s is refused, but not as damaged", async (_, kind, scale) => {
    const source = tiffOf(gradient("samples" in kind ? rgb : [0], scale), kind);
    await expect(convert(source, { to: "png" })).rejects.toMatchObject({ code: "cannot_convert" });
  });

  it("of floats over the limit is refused before it is decoded", async () => {
    const source = tiffOf(gradient([0]), { bits: 32, format: 3 });
    const limits = { megapixels: 0.0001, frames: 1 };
    await expect(convert(source, { to: "png", limits })).rejects.toMatchObject({ code: "too_many_pixels" });
  });

  it("of floats of enormous size is refused for its memory", async () => {
    const source = tiffOf([Array<number>(4).fill(0.5)], { bits: 32, format: 3 });
    const { view, little } = openTiff(source) as Tiff;
    const at = view.getUint32(4, little) + 2;
    for (const [index, side] of [9000, 9000].entries()) source.writeUInt32LE(side, at + 12 * index + 8);
    await expect(convert(source, { to: "png" })).rejects.toMatchObject({ code: "out_of_memory" });
  });

  it.each([16, 40, 100, -1])("of floats cut off at %d is damaged", async (end) => {
    const source = tiffOf(gradient(rgb), { bits: 32, format: 3, photometric: 2 });
    await expect(convert(source.subarray(0, end), { to: "png" })).rejects.toMatchObject({ code: "corrupt" });
  });
});

/** Wraps a JPEG as TIFF 6.0 says in its section 22. */
function oldJpegTiff(jpeg: Buffer, wholeAt: number, width = 64): Buffer {
  const at = 8 + jpeg.length + (jpeg.length % 2);
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  head.writeUInt32LE(at, 4);
  const entries = [
    ...[numbers(256, LONG, [width]), numbers(257, LONG, [48]), numbers(258, SHORT, [8, 8, 8])],
    ...[
      numbers(259, SHORT, [6]),
      numbers(262, SHORT, [6]),
      numbers(273, LONG, [8]),
      numbers(277, SHORT, [3]),
    ],
    ...[numbers(278, LONG, [48]), numbers(279, LONG, [jpeg.length])],
    ...[numbers(513, LONG, [wholeAt]), numbers(514, LONG, [jpeg.length])],
  ];
  return Buffer.concat([head, jpeg, Buffer.alloc(jpeg.length % 2), writeDirectory(entries, at)]);
}

describe("a TIFF with an old-style JPEG", () => {
  it("is shown where the JPEG is whole", async () => {
    const result = await convert(oldJpegTiff(await quadrants("jpg"), 8), { to: "png" });
    expect(result).toMatchObject({ from: "tiff", width: 64, height: 48, frames: 1 });
    expect(await readQuadrants(result.bytes)).toEqual(upright);
    expect((await sharp(result.bytes).metadata()).hasAlpha).toBe(false);
  });

  it("is refused, but not as damaged, where it is in pieces or of another size", async () => {
    const jpeg = await quadrants("jpg");
    for (const source of [oldJpegTiff(jpeg, 0), oldJpegTiff(jpeg, 40), oldJpegTiff(jpeg, 8, 80)])
      await expect(convert(source, { to: "png" })).rejects.toMatchObject({ code: "cannot_convert" });
  });

  it("is damaged where the JPEG's data is cut off", async () => {
    const jpeg = await quadrants("jpg");
    const cut = Buffer.concat([jpeg.subarray(0, jpeg.length * 0.7), Buffer.from([0xff, 0xd9])]);
    await expect(convert(oldJpegTiff(cut, 8), { to: "png" })).rejects.toMatchObject({ code: "corrupt" });
  });
});
