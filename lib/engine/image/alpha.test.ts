import sharp from "sharp";
import { expect, it } from "vitest";
import { pixelAt } from "../fixtures/pictures";
import { startEngine } from "../fixtures/start-engine";

const { convert } = startEngine();

/** Levels that quality 100 may move a flat color by. */
const TOLERANCE = 2;

type Rgb = readonly [number, number, number];
const picture = [200, 100, 50] as const;

const translucent = (alpha: number, format: "png" | "webp") => {
  const pixels = Buffer.from(Array.from({ length: 32 * 32 }, () => [...picture, alpha]).flat());
  const made = sharp(pixels, { raw: { width: 32, height: 32, channels: 4 } });
  return (format === "png" ? made.png() : made.webp({ lossless: true, exact: true })).toBuffer();
};

const hex = (color: Rgb) => `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
const off = (a: Rgb, b: Rgb) => Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));

const backgrounds: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
  [18, 52, 86],
];
const alphas = [0, 1, 64, 128, 200, 254, 255] as const;
const blends = (["png", "webp"] as const).flatMap((from) =>
  backgrounds.flatMap((background) => alphas.map((alpha) => [from, alpha, background] as const)),
);

it.each(blends)("a %s of alpha %i blends exactly over %s", async (from, alpha, background) => {
  const options = { quality: 100, background: hex(background) };
  const { bytes } = await convert(await translucent(alpha, from), { to: "jpg", options });
  const share = alpha / 255;
  const [r, g, b] = picture.map((value, channel) => value * share + (background[channel] ?? 0) * (1 - share));
  expect(off(await pixelAt(bytes, 16, 16), [r ?? 0, g ?? 0, b ?? 0])).toBeLessThanOrEqual(TOLERANCE);
});

it("the background is white when none is given", async () => {
  const { bytes } = await convert(await translucent(0, "png"), { to: "jpg" });
  expect(await pixelAt(bytes, 16, 16)).toEqual([255, 255, 255]);
});

it.each(alphas)("alpha %i is dropped without blending when asked", async (alpha) => {
  const options = { quality: 100, alpha: "drop", background: "#00ff00" } as const;
  const { bytes } = await convert(await translucent(alpha, "png"), { to: "jpg", options });
  expect(off(await pixelAt(bytes, 16, 16), picture)).toBeLessThanOrEqual(TOLERANCE);
});

it("16-bit alpha blends too", async () => {
  const source = await sharp(await translucent(128, "png"))
    .toColorspace("rgb16")
    .png()
    .toBuffer();
  const { bytes } = await convert(source, { to: "jpg", options: { quality: 100, background: "#000000" } });
  expect(off(await pixelAt(bytes, 16, 16), [100, 50, 25])).toBeLessThanOrEqual(TOLERANCE);
});

it.each(["png", "webp"] as const)("a %s keeps its alpha as PNG", async (from) => {
  const { bytes } = await convert(await translucent(64, from), {
    to: "png",
    options: { background: "#00ff00" },
  });
  const [r, g, b, alpha] = await sharp(bytes)
    .extract({ left: 3, top: 3, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([r, g, b, alpha]).toEqual([...picture, 64]);
});
