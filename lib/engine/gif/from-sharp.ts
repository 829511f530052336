import type { Sharp } from "sharp";
import type { GifFrame, GifOptions } from "./types";

/** An animation's frames as libvips holds them: below each other in one picture. */
export type Decoded = { frames: GifFrame[]; options: Required<GifOptions> };

/**
 * Decodes a pipeline, opened with `pages: -1` for all frames, to what `encodeGif` takes. Delays and loop are those of
 * the file that was opened.
 */
export async function framesOf(pixels: Sharp): Promise<Decoded> {
  const { delay = [], loop = 0 } = await pixels.metadata();
  const { data, info } = await pixels.toColorspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, pageHeight: height = info.height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  const size = width * height * channels;
  const frames = Array.from({ length: info.height / height }, (_, index) => ({
    data: data.subarray(index * size, (index + 1) * size),
    channels,
    delayMs: delay[index] ?? 0,
  })) satisfies GifFrame[];
  return { frames, options: { width, height, loop } };
}
