import type { Sharp } from "sharp";
import type { ResizePlan } from "../../../resize/plan";
import { isGraphic } from "../raster/is-graphic";
import type { Source } from "../source";
import { openSamples, type Samples } from "../vips";

/*
 * Lanczos with three lobes, in linear light where it matters. Averages of gamma-coded values are too dark, which shows in
 * fine bright detail: against ImageMagick's Lanczos in linear light, three photos of 2 and 12 megapixels at a third of
 * their width have 36 to 45 dB when they are resized as coded, and 50 dB here. Text is the exception: fonts are drawn,
 * and read, with coded values, so black on white gets thin and gray in linear light, and white on black gets halos
 * (against the same text drawn at the small size, SSIM .510 as coded and .451 in linear light for white on black; .526
 * and .528 for black on white). So photos are made smaller in linear light, and graphics as they are coded. Enlarging is
 * bicubic, of coded values: in linear light its overshoots get visible next to dark edges.
 *
 * libvips resizes bytes ten times as fast as floats (12 megapixels to 1600 pixels: 22 ms and 240), but in a byte linear light
 * has too few dark levels. So photos without transparency are resized twice, as coded and in light, both in bytes: the light
 * says between which levels each sample of the other lies. Beside floats 4 photos have 44 to 52 dB, and butteraugli (3-norm)
 * finds 0.3 to 0.6 (1 is where trained eyes begin to see something; as coded 0.6 to 2.0), 1.9 in a zone plate (as coded 30).
 */

/**
 * Decoded pixels up to this size are held in memory for it, in bytes; larger pictures are resized as coded. Transparency
 * counts as much again as the colors: 99 megapixels of RGB took 3 s and 570 MB, of RGBA 16 s and 870 MB.
 */
const LINEAR_BYTES = 400_000_000;

type Depth = "uchar" | "ushort";

/** Pulls the pixels through, gray without alpha in one channel. */
async function pull(pixels: Sharp, { gray, hasAlpha }: Source, depth: Depth): Promise<Samples> {
  const spaces = depth === "ushort" ? (["grey16", "rgb16"] as const) : (["b-w", "srgb"] as const);
  const { data, info } = await pixels
    .toColorspace(spaces[gray && !hasAlpha ? 0 : 1])
    .raw({ depth })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 2) throw new Error("resized pixels of two channels");
  const samples = depth === "ushort" ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return { data: samples, width, height, channels };
}

/** Takes the part, and gives it its size. */
const sized = (pixels: Sharp, { crop, picture }: ResizePlan): Sharp =>
  pixels.extract(crop).resize(picture.width, picture.height, {
    fit: "fill",
    kernel: "lanczos3",
    // A JPEG would be halved by its decoder, as coded.
    fastShrinkOnLoad: false,
  });

const light = {
  /** Power of a level that stands for its light, close to the curve of sRGB. */
  gamma: 2.2,
  /** How far light in a byte may be off: it is rounded for each direction. */
  tolerance: 0.75,
} as const;

/** The lowest and the highest coded levels that a level of light may stand for. */
const coded = (() => {
  const levelOf = (level: number) => 255 * (Math.min(255, Math.max(0, level)) / 255) ** (1 / light.gamma);
  const levels = Array.from({ length: 256 }, (_, level) => level);
  return {
    least: Uint8Array.from(levels, (level) => Math.floor(levelOf(level - light.tolerance))),
    most: Uint8Array.from(levels, (level) => Math.ceil(levelOf(level + light.tolerance))),
  };
})();

/** Makes opaque pixels of 8 bits smaller, in light. */
async function shrunk(samples: Samples, source: Source, plan: ResizePlan): Promise<Samples> {
  const [asCoded, inLight] = await Promise.all([
    pull(sized(openSamples(samples), plan), source, "uchar"),
    pull(sized(openSamples(samples).gamma(light.gamma, 1), plan), source, "uchar"),
  ]);
  const { least, most } = coded;
  const data = asCoded.data;
  for (let at = 0; at < data.length; at += 1) {
    const level = inLight.data[at] as number;
    const value = data[at] as number;
    if (value < (least[level] as number)) data[at] = least[level] as number;
    else if (value > (most[level] as number)) data[at] = most[level] as number;
  }
  return asCoded;
}

/** Adds borders up to the size of the canvas. */
function padded(pixels: Sharp, { picture, canvas }: ResizePlan, background: string): Sharp {
  const { left, top, width, height } = picture;
  const [right, bottom] = [canvas.width - left - width, canvas.height - top - height];
  if (left + top + right + bottom === 0) return pixels;
  return pixels.extend({ left, top, right, bottom, background });
}

/**
 * Resizes upright sRGB pixels: all frames of an animation, or one picture.
 *
 * @param source what the pixels are, with their upright size
 * @param deep whether 16 bits of a sample are kept
 * @param background color of borders, which must be gray if the pixels are
 */
export async function resample(
  pixels: Sharp,
  source: Source,
  {
    plan,
    animated,
    deep,
    background,
  }: { plan: ResizePlan; animated: boolean; deep: boolean; background: string },
): Promise<Sharp> {
  const { width, height, gray, hasAlpha } = source;
  const depth = deep ? "ushort" : "uchar";
  const bytes = width * height * (gray ? 1 : 3) * (hasAlpha ? 2 : 1) * (deep ? 2 : 1);
  const shrinks = plan.picture.width < plan.crop.width && plan.picture.height < plan.crop.height;
  if (animated || !shrinks || bytes > LINEAR_BYTES) return padded(sized(pixels, plan), plan, background);

  const samples = await pull(pixels, source, depth);
  const space = deep ? (gray ? "grey16" : "rgb16") : gray ? "b-w" : "srgb";
  if (samples.data instanceof Uint8Array && isGraphic({ ...samples, data: samples.data }))
    return padded(sized(openSamples(samples), plan), plan, background).toColorspace(space);
  if (!deep && samples.channels !== 4)
    return padded(openSamples(await shrunk(samples, source, plan)), plan, background).toColorspace(space);
  // Only pixels without a profile: sharp applies one after it has left for another color space.
  const linear = sized(openSamples(samples).pipelineColorspace("scrgb"), plan);
  if (plan.canvas.width === plan.picture.width && plan.canvas.height === plan.picture.height)
    return linear.toColorspace(space);
  // sharp takes the colors of borders for 8-bit values, whatever the color space.
  return padded(openSamples(await pull(linear, source, depth)), plan, background).toColorspace(space);
}
