import sharp from "sharp";
import { expect, it } from "vitest";
import { type OutputFormat, sizedFormats } from "../../formats";
import {
  animation,
  noise,
  orientations,
  pixelAt,
  pixelDigest,
  quadrants,
  readQuadrants,
  upright,
} from "../fixtures/pictures";
import { startEngine } from "../fixtures/start-engine";
import { makeChunk, withChunks } from "./containers/png";

const { convert } = startEngine();

/** sharp's names for formats that we call differently. */
const sharpNames: Partial<Record<OutputFormat, string>> = { jpg: "jpeg", avif: "heif" };

const inputs = ["jpg", "png", "webp", "avif", "gif", "tiff"] as const;
const pairs = inputs.flatMap((from) => sizedFormats.map((to) => [from, to] as const));

it.each(pairs)("%s becomes a readable %s", async (from, to) => {
  const { bytes, ...result } = await convert(await quadrants(from), { to });
  expect(result).toMatchObject({ from, to, width: 64, height: 48, size: bytes.length, frames: 1 });
  expect((await sharp(bytes).metadata()).format).toBe(sharpNames[to] ?? to);
  expect(await readQuadrants(bytes)).toEqual(upright);
});

const tagged = (["jpg", "png", "webp", "tiff"] as const).flatMap((from) =>
  orientations.map((orientation) => [from, orientation] as const),
);

it.each(tagged)(
  "a %s of EXIF orientation %i is turned upright once and loses the tag",
  async (from, orientation) => {
    const source = await quadrants(from, { orientation });
    expect((await sharp(source).metadata()).orientation ?? 1).toBe(orientation);
    const { bytes, width, height } = await convert(source, { to: from === "png" ? "jpg" : "png" });
    expect([width, height]).toEqual([64, 48]);
    expect(await readQuadrants(bytes)).toEqual(upright);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  },
);

it.each(["gif", "webp"] as const)(
  "an animated %s gives its first frame and says how many it had",
  async (from) => {
    const { bytes, frames, height } = await convert(await animation(from, 3), { to: "jpg" });
    expect({ frames, height }).toEqual({ frames: 3, height: 48 });
    expect(await readQuadrants(bytes)).toEqual(upright);
  },
);

it.each(["jpg", "webp", "gif", "png"] as const)(
  "an animated PNG gives its first frame in %s and says how many it had",
  async (to) => {
    const still = await quadrants("png");
    // An animation control chunk: the number of frames, and how often they are played.
    const moving = withChunks(still, [makeChunk("acTL", Buffer.from([0, 0, 0, 3, 0, 0, 0, 0]))]);
    const { bytes, frames } = await convert(moving, { to });
    expect(frames).toBe(3);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  },
);

it.each([
  [80, "4:2:0"],
  [89, "4:2:0"],
  [90, "4:4:4"],
  [100, "4:4:4"],
])("JPEG at quality %i stores its color as %s", async (quality, chromaSubsampling) => {
  const { bytes } = await convert(await quadrants("png"), { to: "jpg", options: { quality } });
  expect(await sharp(bytes).metadata()).toMatchObject({ chromaSubsampling });
});

it("a lower JPEG quality makes a smaller file, and 85 is taken when none is given", async () => {
  const source = await noise("png");
  const sizes = await Promise.all(
    [40, 85, undefined, 95].map(async (quality) => {
      const { size } = await convert(source, { to: "jpg", options: quality ? { quality } : {} });
      return size;
    }),
  );
  const [low = 0, usual = 0, absent = 0, high = 0] = sizes;
  expect(absent).toBe(usual);
  expect(low).toBeLessThan(usual);
  expect(usual).toBeLessThan(high);
});

it("PNG results keep every pixel and more than 256 colors", async () => {
  const source = await noise("png");
  const { bytes } = await convert(source, { to: "png" });
  expect(await pixelDigest(bytes)).toBe(await pixelDigest(source));
});

it("pixels keep their places at odd sizes", async () => {
  const { bytes, width, height } = await convert(await quadrants("png", { width: 7, height: 5 }), {
    to: "png",
  });
  expect([width, height]).toEqual([7, 5]);
  expect(await pixelAt(bytes, 6, 4)).toEqual([255, 255, 255]);
  expect(await pixelAt(bytes, 0, 0)).toEqual([255, 0, 0]);
});
