import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pixelAt } from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { embedPng } from "../../../pdf/write/png";
import { makeChunk, withChunks } from "../../containers/png";

const { convert } = startEngine();

type Rgb = readonly [number, number, number];

function numbersChunk(name: string, values: readonly number[]): Buffer {
  const payload = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) payload.writeUInt32BE(value, 4 * index);
  return makeChunk(name, payload);
}

const gamma = (value: number) => numbersChunk("gAMA", [value]);
const cicp = (primaries: number, transfer: number) =>
  makeChunk("cICP", Buffer.from([primaries, transfer, 0, 1]));
const srgb = makeChunk("sRGB", Buffer.from([0]));
/** White, red, green and blue. */
const primaries = {
  srgb: numbersChunk("cHRM", [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]),
  p3: numbersChunk("cHRM", [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]),
  prophoto: numbersChunk("cHRM", [34570, 35850, 73470, 26530, 15960, 84040, 3660, 10]),
  none: numbersChunk("cHRM", [0, 0, 0, 0, 0, 0, 0, 0]),
};

const shown: Rgb = [64, 128, 191];
/** What Chromium 156 draws of a pixel of (64, 128, 191). */
const drawn: Record<string, [readonly Buffer[], Rgb]> = {
  "no chunk": [[], shown],
  "a gamma of 1": [[gamma(100_000)], [137, 188, 224]],
  "a gamma of 2.5": [[gamma(40_000)], [50, 117, 185]],
  "sRGB's gamma": [[gamma(45_455)], shown],
  "a gamma near sRGB's": [[gamma(43_200)], shown],
  "a gamma just too far from it": [[gamma(43_100)], [57, 124, 189]],
  "a gamma just too far below it": [[gamma(47_730)], [66, 133, 195]],
  "Display P3's primaries": [
    [gamma(45_455), primaries.p3],
    [24, 131, 198],
  ],
  "ProPhoto's primaries and white": [
    [gamma(55_556), primaries.prophoto],
    [0, 157, 210],
  ],
  "primaries without a gamma": [[primaries.p3], shown],
  "impossible primaries": [[gamma(45_455), primaries.none], shown],
  "sRGB over a gamma": [[gamma(100_000), primaries.p3, srgb], shown],
  "code points of Display P3": [[cicp(12, 13)], [32, 130, 196]],
  "code points over a gamma": [
    [gamma(100_000), cicp(12, 13)],
    [32, 130, 196],
  ],
  "code points of linear light": [[cicp(1, 8)], [137, 188, 224]],
  "unknown code points and a gamma of 1": [
    [cicp(2, 2), gamma(100_000)],
    [137, 188, 224],
  ],
  "a gamma with a wrong checksum": [
    [Buffer.concat([gamma(100_000).subarray(0, 12), Buffer.alloc(4)])],
    shown,
  ],
};

const flat = (channels: 3 | 4, [r, g, b] = shown, side = 16) =>
  sharp({ create: { width: side, height: side, channels, background: { r, g, b, alpha: 0.5 } } });

const most = (a: Rgb, b: Rgb) => Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))));

describe("a PNG", () => {
  it.each(Object.entries(drawn))("with %s looks like in a browser", async (_name, [chunks, wanted]) => {
    const { bytes } = await convert(withChunks(await flat(3).png().toBuffer(), chunks), { to: "png" });
    expect(most(await pixelAt(bytes, 3, 3), wanted)).toBeLessThanOrEqual(1);
  });

  it.each([
    ["16-bit", () => flat(3).toColorspace("rgb16").png()],
    ["transparent", () => flat(4).png()],
    ["16-bit transparent", () => flat(4).toColorspace("rgb16").png()],
    ["palette", () => flat(3).png({ palette: true })],
  ])("(%s) with other primaries looks like in a browser", async (_, make) => {
    const [chunks, wanted] = drawn["Display P3's primaries"] ?? [[], shown];
    const { bytes } = await convert(withChunks(await make().toBuffer(), chunks), { to: "png" });
    expect(most(await pixelAt(bytes, 3, 3), wanted)).toBeLessThanOrEqual(1);
  });
});

describe("a PNG with a gamma of 1", () => {
  const grays = () => flat(3, [64, 64, 64]);
  it.each([
    ["gray", () => grays().toColorspace("b-w").png().toBuffer()],
    ["16-bit gray", () => grays().toColorspace("grey16").png().toBuffer()],
    ["gray with alpha", () => grays().ensureAlpha(0.5).toColorspace("b-w").png().toBuffer()],
  ])("(%s) stays what it is, but lighter", async (_, make) => {
    const source = await make();
    const { bytes } = await convert(withChunks(source, [gamma(100_000)]), { to: "png" });
    const [before, after] = [await sharp(source).metadata(), await sharp(bytes).metadata()];
    expect([after.space, after.depth, after.hasAlpha]).toEqual([before.space, before.depth, before.hasAlpha]);
    expect(await pixelAt(bytes, 3, 3)).toEqual([137, 137, 137]);
  });

  it("keeps its 16 bits", async () => {
    const levels = Uint16Array.from({ length: 256 }, (_, at) => at);
    const raw = { width: 16, height: 16, channels: 1 } as const;
    const dark = await sharp(levels, { raw }).toColorspace("grey16").png().toBuffer();
    const { bytes } = await convert(withChunks(dark, [gamma(100_000)]), { to: "png" });
    const seen = await sharp(bytes).toColorspace("grey16").raw({ depth: "ushort" }).toBuffer();
    // sRGB is a line near black (IEC 61966-2-1).
    expect(seen.readUInt16LE(2 * 100)).toBe(1292);
  });

  it("is turned by its EXIF", async () => {
    const wide = await sharp({ create: { width: 8, height: 4, channels: 3, background: "red" } })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { width, height } = await convert(withChunks(wide, [gamma(100_000)]), { to: "jpg" });
    expect([width, height]).toEqual([4, 8]);
  });

  it("compressed looks like in a browser, and says nothing of a gamma any more", async () => {
    const source = withChunks(await flat(3, shown, 256).png({ compressionLevel: 0 }).toBuffer(), [
      gamma(100_000),
    ]);
    const { bytes, kept } = await convert(source, { kind: "compress" });
    expect(kept).toBe(false);
    expect(bytes.includes("gAMA")).toBe(false);
    expect(await pixelAt(bytes, 3, 3)).toEqual([137, 188, 224]);
  });

  it("is not embedded in a PDF as it is", async () => {
    const plain = await flat(3).png().toBuffer();
    expect(await embedPng(plain)).not.toBeNull();
    expect(await embedPng(withChunks(plain, [gamma(100_000)]))).toBeNull();
  });
});

it("a compressed PNG keeps a gamma and primaries that mean sRGB, because browsers may apply them", async () => {
  const chunks = [gamma(45_455), primaries.srgb];
  const source = withChunks(await flat(3, shown, 256).png({ compressionLevel: 0 }).toBuffer(), chunks);
  const { bytes, kept } = await convert(source, { kind: "compress" });
  expect(kept).toBe(false);
  expect(chunks.map((chunk) => bytes.includes(chunk))).toEqual([true, true]);
  expect(await pixelAt(bytes, 3, 3)).toEqual(shown);
});

describe("a PNG with code points of HDR", () => {
  it.each([
    ["PQ", cicp(9, 16), 148],
    ["HLG", cicp(9, 18), 191],
  ])("(%s) shows reference white near white", async (_, chunk, code) => {
    const source = withChunks(await flat(3, [code, code, code]).png().toBuffer(), [chunk]);
    const { bytes } = await convert(source, { to: "png" });
    const [red, green, blue] = await pixelAt(bytes, 3, 3);
    expect(Math.min(red, green, blue)).toBeGreaterThan(225);
  });

  it("is not compressed to SDR", async () => {
    const source = withChunks(await flat(3, shown, 256).png({ compressionLevel: 0 }).toBuffer(), [
      cicp(9, 16),
    ]);
    const { bytes, kept } = await convert(source, { kind: "compress" });
    expect([kept, bytes.includes("cICP")]).toEqual([true, true]);
  });
});
