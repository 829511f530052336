import sharp from "sharp";
import { expect, it } from "vitest";
import { sizedFormats } from "../../../formats";
import { bomb } from "../../fixtures/bombs";
import {
  noise,
  type PictureFormat,
  pixelDigest,
  quadrants,
  readQuadrants,
  upright,
} from "../../fixtures/pictures";
import { startEngine } from "../../fixtures/start-engine";

const { convert } = startEngine();

/** Formats with pixels that only our own decoders read. */
const formats = ["bmp", "ico", "tga", "psd"] as const satisfies readonly PictureFormat[];
const pairs = formats.flatMap((from) => sizedFormats.map((to) => [from, to] as const));

it.each(pairs)("%s becomes a readable %s", async (from, to) => {
  const { bytes, ...result } = await convert(await quadrants(from), { to });
  expect(result).toMatchObject({ from, to, width: 64, height: 48, size: bytes.length, frames: 1 });
  expect(await readQuadrants(bytes)).toEqual(upright);
});

it.each(formats)("a %s has exactly its pixels as PNG", async (from) => {
  const { bytes } = await convert(await noise(from), { to: "png" });
  // An icon always has alpha.
  const opaque = await sharp(bytes).removeAlpha().png().toBuffer();
  expect(await pixelDigest(opaque)).toBe(await pixelDigest(await noise("png")));
});

it.each(formats)("a small %s that declares 16000 x 16000 is refused by its header", async (from) => {
  const source = await bomb(from, { width: 16_000, height: 16_000 });
  await expect(convert(source, { to: "png" })).rejects.toMatchObject({ code: "too_many_pixels", limit: 100 });
});

it.each([...formats, "svg"] as const)("a %s that is cut off anywhere is damaged", async (from) => {
  const whole = await noise(from);
  for (const percent of [2, 10, 50, 90, 99]) {
    const cut = whole.subarray(0, Math.floor((whole.length * percent) / 100));
    await expect(convert(cut, { to: "png" }), `${percent}%`).rejects.toMatchObject({ code: "corrupt" });
  }
});

it.each([...formats, "svg"] as const)("a resized %s that keeps its format is a PNG", async (from) => {
  const resizing = { to: { by: "longest", longest: 32 }, fit: "inside", enlarge: false } as const;
  const result = await convert(await quadrants(from), {
    kind: "resize",
    to: "original",
    resizing,
    options: {},
  });
  expect(result).toMatchObject({ from, to: "png", width: 32, height: 24 });
});

it.each(formats)("a %s cannot be compressed in its own format", async (from) => {
  await expect(convert(await noise(from), { kind: "compress" })).rejects.toMatchObject({
    code: "unsupported_type",
  });
});
