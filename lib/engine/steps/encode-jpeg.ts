import { writeFile } from "node:fs/promises";
import type { JpegOptions, Sharp } from "sharp";
import * as settings from "../settings";
import type { Source } from "../source";
import type { ImageOptions } from "../types";
import { openRaw } from "../vips";
import type { Written } from "./encode";

function optionsOf({ quality = settings.jpeg.quality, preset }: ImageOptions): JpegOptions {
  const used = preset === "print" ? Math.max(quality, settings.jpeg.printQuality) : quality;
  const full = preset === "print" || used >= settings.jpeg.fullChromaFrom;
  return { quality: used, chromaSubsampling: full ? "4:4:4" : "4:2:0" };
}

/** Whether a progressive file is longer than any picture for which the baseline one was smaller. */
const isSurelySmaller = ({ length }: Buffer, pixels: number) =>
  length > settings.jpeg.surelyProgressive.bytes &&
  length * 8 > settings.jpeg.surelyProgressive.bitsPerPixel * pixels;

/** Progressive and baseline of the same pixels, decoded once; the smaller one. */
async function smaller(pixels: Sharp, { gray }: Source, options: JpegOptions) {
  // The space is named because sharp's raw output cuts 16-bit values off, where a change of space scales them.
  const { data, info } = await pixels
    .toColorspace(gray ? "b-w" : "srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 1 && channels !== 3) throw new Error(`a JPEG of ${channels} channels`);
  const encode = (progressive: boolean) =>
    openRaw({ data, width, height, channels })
      .toColorspace(channels === 1 ? "b-w" : "srgb")
      .jpeg({ ...options, progressive })
      .toBuffer();
  const progressive = await encode(true);
  if (isSurelySmaller(progressive, width * height)) return { best: progressive, width, height };
  const baseline = await encode(false);
  return { best: baseline.length < progressive.length ? baseline : progressive, width, height };
}

/** Writes a JPEG; what `options` mean is said in `ImageOptions`. */
export async function writeJpeg(
  pixels: Sharp,
  source: Source,
  options: ImageOptions,
  output: string,
): Promise<Written> {
  const jpeg = optionsOf(options);
  const size = source.width * source.height;
  const optimizeCoding = size <= settings.jpeg.fittedUpTo;
  if (!options.optimize && size > settings.jpeg.progressiveUpTo[source.from])
    return pixels.jpeg({ ...jpeg, optimizeCoding }).toFile(output);
  const { best, width, height } = await smaller(pixels, source, jpeg);
  await writeFile(output, best);
  return { width, height, size: best.length };
}
