import { writeFile } from "node:fs/promises";
import type { JpegOptions, Sharp } from "sharp";
import type { Source } from "../../source";
import type { ImageOptions, InputFormat } from "../../types";
import { openRaw } from "../../vips";
import type { OutputCodec } from "../codec";

/** Measured on a 12-megapixel photo, one core, warm. */
const settings = {
  quality: 85,
  /** From here on saturated edges keep their full color resolution (4:4:4 instead of 4:2:0). */
  fullChromaFrom: 90,
  printQuality: 92,
  /**
   * Up to so many pixels Huffman codes are fitted to the picture: 2% fewer bytes, but half of the encoder's time
   * (85 ms, not 41, at 12 megapixels). On a large photo nobody asked for it.
   */
  fittedUpTo: 4_000_000,
  /**
   * Up to so many pixels the progressive form is tried, and taken if it is smaller. It takes 15 ms a megapixel, 7 ms
   * more than fitted codes, for -3 to 7% of the bytes: at 1 megapixel AVIF to JPG takes 50 ms (44 without), WEBP 40
   * (34), but JPG 19 to 30 (11). There 0.1 megapixels cost 1.5 ms more, 0.3 cost 3 and 4 cost 28 to 58.
   */
  progressiveUpTo: { fastDecoder: 100_000, slowDecoder: 1_000_000 },
  /**
   * A progressive file of more than both needs no baseline one to be held against: of 750 trials (30 pictures, 0.01 to
   * 1 megapixel, quality 40 to 95) one was larger, by 1.6%.
   */
  surelyProgressive: { bytes: 16_000, bitsPerPixel: 1.3 },
} as const;

/** Formats that take long to decode, so that a second encoding costs less beside it. */
const slowToDecode: ReadonlySet<InputFormat> = new Set(["webp", "avif", "heic"]);

function optionsOf({ quality = settings.quality, preset }: ImageOptions): JpegOptions {
  const used = preset === "print" ? Math.max(quality, settings.printQuality) : quality;
  const full = preset === "print" || used >= settings.fullChromaFrom;
  return { quality: used, chromaSubsampling: full ? "4:4:4" : "4:2:0" };
}

/** Whether a progressive file is longer than any picture for which the baseline one was smaller. */
const isSurelySmaller = ({ length }: Buffer, pixels: number) =>
  length > settings.surelyProgressive.bytes && length * 8 > settings.surelyProgressive.bitsPerPixel * pixels;

/** Progressive and baseline of the same pixels, decoded once; the smaller one. */
async function smaller(pixels: Sharp, { gray }: Source, options: JpegOptions) {
  // The space is named because sharp's raw output cuts 16-bit values off, where a change of space scales them.
  const { data, info } = await pixels
    .toColorspace(gray ? "b-w" : "srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 1 && channels !== 3) throw new Error(`a JPEG of ${channels} channels`);
  const encodeAs = (progressive: boolean) =>
    openRaw({ data, width, height, channels })
      .toColorspace(channels === 1 ? "b-w" : "srgb")
      .jpeg({ ...options, progressive })
      .toBuffer();
  const progressive = await encodeAs(true);
  if (isSurelySmaller(progressive, width * height)) return { best: progressive, width, height };
  const baseline = await encodeAs(false);
  return { best: baseline.length < progressive.length ? baseline : progressive, width, height };
}

/** Writes a JPEG, the smaller of progressive and baseline where trying both is cheap (see {@link ImageOptions}). */
export const encode: OutputCodec["encode"] = async (pixels, source, options, output) => {
  const jpeg = optionsOf(options);
  const size = source.width * source.height;
  const optimizeCoding = size <= settings.fittedUpTo;
  const { fastDecoder, slowDecoder } = settings.progressiveUpTo;
  const tryUpTo = slowToDecode.has(source.from) ? slowDecoder : fastDecoder;
  if (!options.optimize && size > tryUpTo) return pixels.jpeg({ ...jpeg, optimizeCoding }).toFile(output);
  const { best, width, height } = await smaller(pixels, source, jpeg);
  await writeFile(output, best);
  return { width, height, size: best.length };
};
