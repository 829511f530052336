import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readIcon } from "../../../fixtures/icons";
import {
  animation,
  orientations,
  type PictureFormat,
  pixelAt,
  quadrants,
  quadrantsPicture,
  readQuadrants,
  upright,
} from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { iconSides } from "./encode";

const { convert } = startEngine();

const iconOf = async (bytes: Uint8Array) => {
  const { bytes: file, ...result } = await convert(bytes, { to: "ico" });
  return { result: { ...result, file: file.length }, entries: await readIcon(file) };
};

/** An entry without its borders, of a picture of this shape. */
async function inside({ side, png }: { side: number; png: Buffer }, width: number, height: number) {
  const scale = side / Math.max(width, height);
  const [w, h] = [width, height].map((length) => Math.max(1, Math.round(length * scale))) as [number, number];
  const left = Math.floor((side - w) / 2);
  const top = Math.floor((side - h) / 2);
  return sharp(png).extract({ left, top, width: w, height: h }).png().toBuffer();
}

const rgba = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

describe("the sides of an icon", () => {
  it.each([
    [1, 1, [16]],
    [16, 9, [16]],
    [20, 12, [16, 20]],
    [48, 48, [16, 32, 48]],
    [30, 100, [16, 32, 48, 100]],
    [256, 256, [16, 32, 48, 256]],
    [4032, 3024, [16, 32, 48, 256]],
  ])("of a picture of %i x %i are %j", (width, height, sides) =>
    expect(iconSides({ width, height })).toEqual(sides),
  );
});

const inputs: readonly PictureFormat[] = ["jpg", "png", "webp", "avif", "gif", "tiff", "bmp", "tga", "psd"];

describe.each(inputs)("an icon of a %s", (from) => {
  it("shows it at every size, in the middle of a transparent square", async () => {
    const { result, entries } = await iconOf(await quadrants(from, { width: 320, height: 240 }));
    expect(result).toMatchObject({ from, to: "ico", width: 256, height: 256, size: result.file, frames: 1 });
    expect(entries.map(({ side, kind }) => [side, kind])).toEqual([
      [16, "bitmap"],
      [32, "bitmap"],
      [48, "bitmap"],
      [256, "png"],
    ]);
    for (const entry of entries) {
      expect(await sharp(entry.png).metadata()).toMatchObject({ width: entry.side, height: entry.side });
      expect(await readQuadrants(await inside(entry, 320, 240))).toEqual(upright);
      const pixels = await rgba(entry.png);
      const alphaAt = (x: number, y: number) => pixels[(y * entry.side + x) * 4 + 3];
      const middle = entry.side >> 1;
      expect([alphaAt(middle, 0), alphaAt(middle, middle), alphaAt(middle, entry.side - 1)]).toEqual([
        0, 255, 0,
      ]);
    }
  });
});

it("an icon of a HEIC shows it", async () => {
  const heic = await readFile(new URL("../../../fixtures/heic/plain.heic", import.meta.url));
  const { result, entries } = await iconOf(heic);
  expect(result).toMatchObject({ from: "heic", to: "ico", width: 96 });
  expect(entries.map(({ side }) => side)).toEqual([16, 32, 48, 96]);
});

it.each(orientations)("EXIF orientation %i is applied", async (orientation) => {
  const { entries } = await iconOf(await quadrants("jpg", { width: 300, height: 100, orientation }));
  for (const entry of entries) expect(await readQuadrants(await inside(entry, 300, 100))).toEqual(upright);
});

it.each([16, 32, 48, 256])("a picture with sides of %i pixels is kept pixel for pixel", async (side) => {
  const pixels = Buffer.from(
    Uint8Array.from({ length: side * side * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 251)),
  );
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
  const { entries } = await iconOf(png);
  const last = entries.at(-1);
  expect(last?.side).toBe(side);
  expect((await rgba(last?.png ?? png)).equals(pixels)).toBe(true);
});

it("soft edges stay soft, and the mask marks only what is wholly transparent", async () => {
  const pixels = Buffer.alloc(32 * 32 * 4);
  for (let at = 0; at < 32 * 32; at += 1) pixels.set([200, 40, 90, Math.min(255, (at % 32) * 8)], at * 4);
  const png = await sharp(pixels, { raw: { width: 32, height: 32, channels: 4 } })
    .png()
    .toBuffer();
  const { entries } = await iconOf(png);
  for (const { png: entry, mask } of entries) {
    const alphas = [...(await rgba(entry))].filter((_, at) => at % 4 === 3);
    expect(new Set(alphas).size).toBeGreaterThan(8);
    expect(mask).toEqual(alphas.map((alpha) => (alpha === 0 ? 1 : 0)));
  }
});

it("small sizes are as good as if each were made of the picture itself", async () => {
  const source = await sharp(
    Buffer.from(
      Uint8Array.from({ length: 1500 * 1500 * 3 }, (_, at) => {
        const [x, y] = [Math.floor(at / 3) % 1500, Math.floor(at / 4500)];
        return (
          128 + 70 * Math.sin(x / 37 + y / 53) + 40 * Math.sin(x / 9) * Math.cos(y / 11) + ((x * y) % 17)
        );
      }),
    ),
    { raw: { width: 1500, height: 1500, channels: 3 } },
  )
    .png()
    .toBuffer();
  for (const { side, png } of (await iconOf(source)).entries) {
    const { bytes } = await convert(source, {
      kind: "resize",
      to: "png",
      resizing: { to: { by: "longest", longest: side }, fit: "inside", enlarge: false },
      options: {},
    });
    const [made, direct] = await Promise.all([rgba(png), rgba(bytes)]);
    const worst = made.reduce((most, value, at) => Math.max(most, Math.abs(value - (direct[at] ?? 0))), 0);
    expect(worst, `${side}`).toBeLessThanOrEqual(6);
  }
});

const others: [string, () => Promise<Buffer>][] = [
  ["gray", () => quadrantsPicture({ width: 300, height: 200 }).toColorspace("b-w").png().toBuffer()],
  [
    "gray with alpha",
    async () => {
      const gray = await quadrantsPicture({ width: 300, height: 200 }).toColorspace("b-w").png().toBuffer();
      return sharp(gray).ensureAlpha(0.5).png().toBuffer();
    },
  ],
  ["16-bit", () => quadrantsPicture({ width: 300, height: 200 }).toColorspace("rgb16").png().toBuffer()],
  ["CMYK", () => quadrantsPicture({ width: 300, height: 200 }).toColorspace("cmyk").jpeg().toBuffer()],
];

it.each(others)("a %s picture becomes an icon of 32 bits", async (name, make) => {
  const { entries } = await iconOf(await make());
  expect(entries.map(({ side }) => side)).toEqual([16, 32, 48, 256]);
  for (const entry of entries) {
    expect(await sharp(entry.png).metadata()).toMatchObject({ channels: 4, depth: "uchar" });
    const white = await pixelAt(await inside(entry, 300, 200), (entry.side * 3) >> 2, entry.side >> 1);
    expect(Math.min(...white)).toBeGreaterThan(230);
    const [, , , alpha = 0] = (await rgba(entry.png)).subarray(
      ((entry.side >> 1) * entry.side + (entry.side >> 1)) * 4,
    );
    expect(Math.abs(alpha - (name === "gray with alpha" ? 128 : 255))).toBeLessThanOrEqual(1);
  }
});

it("an animation gives its first frame", async () => {
  const { result, entries } = await iconOf(await animation("gif", 3));
  expect(result.frames).toBe(3);
  const [first] = entries.slice(-1);
  expect(first && (await readQuadrants(await inside(first, 64, 48)))).toEqual(upright);
});

it("a line of one pixel stays one in the square", async () => {
  const line = await sharp({ create: { width: 5000, height: 1, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  for (const { side, png } of (await iconOf(line)).entries)
    expect(await pixelAt(png, 3, Math.floor((side - 1) / 2))).toEqual([255, 0, 0]);
});
