import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { noisePicture, orientations, quadrantsPicture } from "../../../../fixtures/pictures";
import { END_OF_IMAGE } from "../../../containers/jpeg";
import type { Orientation } from "../../../metadata/orientation";
import { unusual } from "./fixtures";
import { rewriteJpeg } from "./index";

/** A picture of 64 x 32 with edges, slopes and noise. */
const scene = () => noisePicture(64, 32).composite([{ input: gradient, blend: "multiply" }]);
const gradient = Buffer.from(
  '<svg width="64" height="32"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f40"/><stop offset="1" stop-color="#0af"/></linearGradient><rect width="64" height="32" fill="url(#g)"/><rect x="5" y="9" width="21" height="13" fill="#fff"/></svg>',
);
const solid = { mozjpeg: false, quality: 80 };
const full = { ...solid, chromaSubsampling: "4:4:4" };

/** Kinds whose pixels do not depend on those of other blocks. */
const whole: Record<string, () => Sharp> = {
  gray: () => scene().grayscale().jpeg(solid),
  "progressive gray": () =>
    scene()
      .grayscale()
      .jpeg({ ...solid, progressive: true }),
  "4:4:4": () => scene().jpeg(full),
  "progressive 4:4:4": () => scene().jpeg({ ...full, progressive: true }),
  "4:4:4 of mozjpeg": () => scene().jpeg({ ...full, mozjpeg: true }),
  CMYK: () => scene().toColorspace("cmyk").jpeg(full),
};
/** Kinds whose chroma is upsampled when decoded, which rounds differently in each direction. */
const spread: Record<string, () => Sharp> = {
  "4:2:0": () => scene().jpeg(solid),
  "progressive 4:2:0": () => scene().jpeg({ ...solid, progressive: true }),
};
const { arithmetic, RGB, ...subsampled } = unusual;
const stored = (text: string) => Buffer.from(text, "base64");

const sources: readonly (readonly [name: string, isWhole: boolean, make: () => Promise<Buffer>])[] = [
  ...Object.entries(whole).map(([name, make]) => [name, true, () => make().toBuffer()] as const),
  ...Object.entries(spread).map(([name, make]) => [name, false, () => make().toBuffer()] as const),
  ...Object.entries(subsampled).map(([name, text]) => [name, false, async () => stored(text)] as const),
  ["RGB", true, async () => stored(RGB)],
];
const turnings = orientations.filter((orientation) => orientation > 1);
const inverse: Partial<Record<Orientation, Orientation>> = { 6: 8, 8: 6 };
const plain = { keepIcc: false };

const pixels = (bytes: Uint8Array) => sharp(bytes).toColorspace("srgb").raw().toBuffer();

/** Turns the decoded picture with sharp. */
async function turnedBySharp(bytes: Buffer, orientation: Orientation): Promise<Buffer> {
  const tagged = await sharp(bytes).toColorspace("srgb").withMetadata({ orientation }).png().toBuffer();
  return sharp(tagged).autoOrient().raw().toBuffer();
}

const differences = (a: Buffer, b: Buffer) => Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Levels. libjpeg's inverse DCT does columns first and rounds halves up, so equal coefficients give pixels that differ
 * by one when turned (jpegtran's do just so); in RGB and from CMYK that is more. Upside down all is exact.
 */
const TOLERANCE = 6;

function rewrite(bytes: Uint8Array, orientation: Orientation): Uint8Array {
  const result = rewriteJpeg(bytes, { orientation, ...plain });
  if (!result) throw new Error("not rewritten");
  return result.bytes;
}

describe.each(sources)("a %s JPEG", (_name, isWhole, make) => {
  it.each(turnings)("is turned by orientation %i as its decoded pixels are", async (orientation) => {
    const bytes = await make();
    const result = rewriteJpeg(bytes, { orientation, ...plain });
    const swapped = orientation > 4;
    expect(result).toMatchObject({ width: swapped ? 32 : 64, height: swapped ? 64 : 32 });
    const ours = await pixels(result?.bytes ?? bytes);
    const theirs = await turnedBySharp(bytes, orientation);
    expect(ours.length).toBe(theirs.length);
    const apart = differences(ours, theirs);
    expect(mean(apart)).toBeLessThan(isWhole ? 0.25 : 1);
    if (isWhole) expect(Math.max(...apart)).toBeLessThanOrEqual(orientation === 4 ? 0 : TOLERANCE);
  });

  it.each([2, 4, 5, 6] as const)(
    "is the same, to the pixel, after orientation %i and back",
    async (orientation) => {
      const bytes = await make();
      const back = rewrite(rewrite(bytes, orientation), inverse[orientation] ?? orientation);
      expect((await pixels(back)).equals(await pixels(bytes))).toBe(true);
    },
  );

  it("keeps its data byte for byte where there is nothing to turn", async () => {
    const bytes = await make();
    const dataOf = (whole: Uint8Array) =>
      Buffer.from(whole).subarray(Buffer.from(whole).indexOf("ffdb", "hex"));
    const result = Buffer.from(rewrite(bytes, 1));
    expect(dataOf(result).equals(dataOf(bytes))).toBe(true);
    expect((await pixels(result)).equals(await pixels(bytes))).toBe(true);
  });
});

describe("sizes that are not of whole MCUs", () => {
  /** Axes of the stored picture that an orientation mirrors. */
  const mirrors: Record<Orientation, string> = {
    1: "",
    2: "x",
    3: "xy",
    4: "y",
    5: "",
    6: "y",
    7: "xy",
    8: "x",
  };
  const sizes = [
    [60, 32, "x"],
    [64, 29, "y"],
    [61, 31, "xy"],
    [1, 1, "xy"],
  ] as const;
  const all = orientations.flatMap((orientation) => sizes.map((size) => [orientation, ...size] as const));

  it.each(all)(
    "orientation %i of %i x %i is exact, or null where it would cut",
    async (orientation, ...size) => {
      const [width, height, odd] = size;
      for (const chromaSubsampling of ["4:4:4", "4:2:0"]) {
        const picture = noisePicture(width, height).grayscale().toColorspace("srgb");
        const bytes = await picture.jpeg({ chromaSubsampling }).toBuffer();
        const result = rewriteJpeg(bytes, { orientation, ...plain });
        const cuts = Array.from(odd).some((axis) => mirrors[orientation].includes(axis));
        expect(result === null).toBe(cuts);
        if (!result) continue;
        const apart = differences(await pixels(result.bytes), await turnedBySharp(bytes, orientation));
        expect(Math.max(...apart)).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe("refusals", () => {
  const broken: Record<string, Buffer> = {
    "arithmetic coding": stored(arithmetic),
    "no JPEG": Buffer.from("GIF89a"),
    nothing: Buffer.alloc(0),
    "a start marker alone": Buffer.from([0xff, 0xd8]),
  };

  it.each(Object.keys(broken))("%s is null, for every orientation", (name) => {
    for (const orientation of orientations) {
      expect(rewriteJpeg(broken[name] ?? Buffer.alloc(0), { orientation, ...plain })).toBeNull();
    }
  });

  it("a picture whose data ends early is corrupt, and null without its end", async () => {
    const bytes = await scene().jpeg(full).toBuffer();
    for (const share of [0.5, 0.7, 0.9, 0.97]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      const closed = Buffer.concat([cut, END_OF_IMAGE]);
      expect(() => rewriteJpeg(closed, { orientation: 6, ...plain })).toThrow("corrupt");
      for (const orientation of [1, 6] as const)
        expect(rewriteJpeg(cut, { orientation, ...plain })).toBeNull();
    }
  });

  it("a header that promises more than its data is corrupt before anything is allocated", async () => {
    const bytes = await quadrantsPicture({ width: 64, height: 64 }).jpeg().toBuffer();
    const frame = bytes.indexOf("ffc0", "hex");
    bytes.fill(0xff, frame + 5, frame + 9);
    expect(() => rewriteJpeg(bytes, { orientation: 5, ...plain })).toThrow("corrupt");
  });
});
