import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pixelAt } from "../../fixtures/pictures";
import { startEngine } from "../../fixtures/start-engine";
import type { Cicp } from "./cicp";
import { withNclx } from "./fixtures";
import { matrixToSrgb } from "./primaries";
import { type CodedPixels, toSdr } from "./to-sdr";
import { rollOff } from "./tone-curve";
import { fromHlg, fromPq, HLG, PQ, toPq } from "./transfer";

const { convert } = startEngine();

type Rgb = readonly number[];

/** Level of light from 0 to 1 (IEC 61966-2-1, implemented independently). */
const level = (light: number) =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** One row of pixels, given as signals from 0 to 1, coded with so many bits in the upper bits of 16 (8: of 8). */
function row(pixels: readonly Rgb[], bits: number): CodedPixels {
  const codes = pixels
    .flat()
    .map((signal) => Math.round(signal * (2 ** bits - 1)) << (bits > 8 ? 16 - bits : 0));
  const data = bits > 8 ? Uint16Array.from(codes) : Uint8Array.from(codes);
  return { data, width: pixels.length, height: 1, channels: pixels[0]?.length === 4 ? 4 : 3, bits };
}

/** Converts pixels to levels. */
function seen(pixels: readonly Rgb[], cicp: Cicp, bits = 10): number[][] {
  const { data, channels } = toSdr(row(pixels, bits), cicp);
  return pixels.map((_, index) => [...data.subarray(index * channels, (index + 1) * channels)]);
}

function expectNear(found: readonly number[] | undefined, wanted: readonly number[], tolerance: number) {
  const off = Math.max(...wanted.map((value, index) => Math.abs(value - (found?.[index] ?? Number.NaN))));
  expect(off, `${found} instead of ${wanted}`).toBeLessThanOrEqual(tolerance);
}

const gray = (signal: number): Rgb => [signal, signal, signal];
const nits = (luminance: number) => gray(toPq(luminance));

describe("the standards' own numbers", () => {
  it("BT.2020 to BT.709 is the matrix of ITU-R BT.2087", () => {
    const [r, g, b] = matrixToSrgb(9);
    expectNear(
      [...r, ...g, ...b],
      [1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187],
      2e-4,
    );
  });

  it("Display P3 to sRGB is the matrix of CSS Color 4", () => {
    const [r, g, b] = matrixToSrgb(12);
    expectNear([...r, ...g, ...b], [1.2249, -0.2249, 0, -0.0421, 1.0421, 0, -0.0196, -0.0786, 1.0983], 2e-4);
  });

  it.each([4, 5, 6, 7, 8, 9, 11, 12, 22])("white of the primaries %i is sRGB's white", (primaries) => {
    expectNear(seen([gray(1)], { primaries, transfer: 13 })[0], [255, 255, 255], 0);
  });

  it("reference white is 58% of PQ and 75% of HLG (ITU-R BT.2408, table 1)", () => {
    expect(toPq(203)).toBeCloseTo(0.58, 2);
    expect(fromPq(toPq(203))).toBeCloseTo(203, 6);
    expect(1000 * fromHlg(0.75) ** 1.2).toBeCloseTo(203, 0);
  });
});

describe("wide gamut", () => {
  it.each(["#c83c28", "#28a05a", "#465a8c", "#808080", "#000000", "#ffffff"])(
    "%s in Display P3 looks the same as with a profile",
    async (background) => {
      const dot = sharp({ create: { width: 1, height: 1, channels: 3, background } });
      const profiled = await dot.clone().withIccProfile("p3").tiff({ compression: "none" }).toBuffer();
      const stored = await sharp(profiled).keepIccProfile().withIccProfile("p3").raw().toBuffer();
      const pixels = { data: new Uint8Array(stored), width: 1, height: 1, channels: 3 as const };
      const [r = 0, g = 0, b = 0] = await dot.raw().toBuffer();
      expectNear([...toSdr(pixels, { primaries: 12, transfer: 13 }).data], [r, g, b], 2);
    },
  );

  it("colors outside sRGB are clipped, and gray stays gray at every level", () => {
    expect(seen([[0, 1, 0]], { primaries: 9, transfer: 13 })).toEqual([[0, 255, 0]]);
    const ramp = Array.from({ length: 256 }, (_, code) => gray(code / 255));
    for (const [code, color] of seen(ramp, { primaries: 12, transfer: 13 }, 8).entries())
      expectNear(color, gray(code), 0);
  });
});

describe.each([
  ["PQ", PQ],
  ["HLG", HLG],
])("%s", (_name, transfer) => {
  const cicp = { primaries: 9, transfer };
  /** The signal of a gray of this luminance. */
  const signal = (luminance: number): number => {
    if (transfer === PQ) return toPq(luminance);
    const scene = (luminance / 1000) ** (1 / 1.2);
    return scene <= 1 / 12
      ? Math.sqrt(3 * scene)
      : 0.17883277 * Math.log(12 * scene - 0.28466892) + 0.55991073;
  };

  it("without highlights shows every gray as bright as a page does", () => {
    const luminances = [0, 1, 5, 26, 60, 100, 150, 203];
    for (const [index, color] of seen(
      luminances.map((n) => gray(signal(n))),
      cicp,
      12,
    ).entries())
      expectNear(color, gray(level((luminances[index] ?? 0) / 203)), 1);
  });

  it("with highlights keeps the darks, rolls off near white, and ends at white", () => {
    const luminances = [1, 20, 60, 203, 400, 700, 1000];
    const [one, twenty, sixty, white, bright, brighter, most] = seen(
      luminances.map((n) => gray(signal(n))),
      cicp,
      12,
    ).map(([red = 0]) => red) as [number, number, number, number, number, number, number];
    expectNear(
      [one, twenty, sixty],
      [1, 20, 60].map((n) => level(n / 203)),
      1,
    );
    expect(white).toBeGreaterThan(225);
    expect(white).toBeLessThan(240);
    // The EETF is flat where it ends: the last step may be lost to rounding.
    expect(bright).toBeGreaterThan(white + 10);
    expect(brighter).toBeGreaterThan(bright);
    expect(most).toBeGreaterThanOrEqual(brighter);
    expectNear([most], [255], 1);
  });

  it("keeps the hue of a bright color within sRGB", () => {
    const from = { primaries: 1, transfer };
    const [color] = seen([[signal(900), signal(450), signal(225)], gray(signal(900))], from, 12);
    const light = (color ?? []).map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4);
    if (transfer === PQ) expectNear([(light[1] ?? 0) / (light[0] ?? 1)], [0.5], 0.02);
    expect(color?.[0]).toBeGreaterThan(color?.[1] ?? 255);
    expect(color?.[1]).toBeGreaterThan(color?.[2] ?? 255);
  });

  it("is neither darkened nor brightened by a few glints", () => {
    const calm = Array.from({ length: 10_000 }, () => gray(signal(150)));
    const glint = [...calm.slice(0, -3), ...Array.from({ length: 3 }, () => gray(1))];
    expectNear(seen(glint, cicp)[0], seen(calm, cicp)[0] ?? [], 0);
    expect(seen(glint, cicp).at(-1)).toEqual([255, 255, 255]);
  });

  it("gray stays gray, and brighter is never darker", () => {
    const ramp = Array.from({ length: 1024 }, (_, code) => gray(code / 1023));
    let before = 0;
    for (const [red = 0, green = 0, blue = 0] of seen(ramp, cicp)) {
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1);
      expect(red).toBeGreaterThanOrEqual(before);
      before = red;
    }
    expect(before).toBe(255);
  });

  it.each([8, 10, 12, 16])("%i bits show the same colors, and their alpha", (bits) => {
    const [found] = seen([[signal(120), signal(80), signal(60), 0.5]], cicp, bits);
    const [fine] = seen([[signal(120), signal(80), signal(60), 0.5]], cicp, 16);
    expectNear(found, fine ?? [], bits === 8 ? 3 : 1);
    expect(found?.[3]).toBeCloseTo(128, -0.5);
  });
});

describe("the roll-off of ITU-R BT.2390", () => {
  it.each([300, 1000, 4000, 10_000])("is smooth, rising and ends at white for a peak of %i cd/m²", (peak) => {
    const curve = Array.from({ length: 1001 }, (_, step) => rollOff((peak * step) / 1000, peak));
    expect(curve.every((value, index) => value >= (curve[index - 1] ?? 0))).toBe(true);
    expect(curve.at(-1)).toBeCloseTo(203, 6);
    expect(rollOff(10, peak)).toBeCloseTo(10, 6);
  });

  it("does not change a picture no brighter than a page", () => {
    expect(rollOff(150, 180)).toBe(150);
  });
});

it.each([8, 10, 12] as const)("an AVIF of PQ and %i bits has its declared brightness", async (bitdepth) => {
  const codes = nits(100).map((signal) => Math.round(signal * 255));
  const pixels = Uint8Array.from({ length: 32 * 32 * 3 }, (_, at) => codes[at % 3] ?? 0);
  const avif = await sharp(pixels, { raw: { width: 32, height: 32, channels: 3 } })
    .withIccProfile("srgb")
    .avif({ quality: 100, effort: 0, chromaSubsampling: "4:4:4", bitdepth })
    .toBuffer();
  const { bytes } = await convert(withNclx(avif, { primaries: 9, transfer: PQ }), { to: "png" });
  // The nearest of 256 codes may be 2% of luminance away.
  expectNear(await pixelAt(bytes, 0, 0), gray(level(100 / 203)), 4);
});
