import { writeFile } from "node:fs/promises";
import type { JpegOptions, Sharp } from "sharp";
import type { InputFormat } from "../../../../formats";
import type { ImageOptions } from "../../../types";
import { openRaster, pullAs } from "../../raster/raster";
import type { Source } from "../../source";
import type { OutputCodec } from "../codec";

/** Measured on a 12-megapixel photo, one core, warm. */
const settings = {
  quality: 85,
  /** From this quality on, color keeps its full resolution (4:4:4 instead of 4:2:0), for saturated edges. */
  fullChromaFrom: 90,
  printQuality: 92,
  /**
   * Up to this many pixels Huffman codes are optimized: 2% fewer bytes, but double the encoder's time (85 ms, not 41, at
   * 12 megapixels).
   */
  fittedUpTo: 4_000_000,
  /**
   * Up to this many pixels progressive is tried, and taken if it is smaller. It takes 15 ms per megapixel, 7 ms more than
   * optimized codes, and saves -3 to 7% of the bytes: at 1 megapixel AVIF to JPG takes 50 ms (44 without), WEBP 40 (34),
   * but JPG 19 to 30 (11). From JPG, 0.1 megapixels cost 1.5 ms more, 0.3 cost 3 and 4 cost 28 to 58.
   */
  progressiveUpTo: { fastDecoder: 100_000, slowDecoder: 1_000_000 },
  /**
   * A progressive file above both limits is taken without comparing: of 750 trials (30 pictures, 0.01 to 1 megapixel,
   * quality 40 to 95) only one was larger than baseline, by 1.6%.
   */
  surelyProgressive: { bytes: 16_000, bitsPerPixel: 1.3 },
} as const;

/** Formats that take so long to decode that a second encode hardly matters. */
const slowToDecode: ReadonlySet<InputFormat> = new Set(["webp", "avif", "heic", "jxl", "jp2"]);

function optionsOf({ quality = settings.quality, preset }: ImageOptions) {
  const used = preset === "print" ? Math.max(quality, settings.printQuality) : quality;
  const full = preset === "print" || used >= settings.fullChromaFrom;
  return { quality: used, chromaSubsampling: full ? "4:4:4" : "4:2:0" } satisfies JpegOptions;
}

/** @returns the quality if {@link encode} would write a baseline JPEG in 4:2:0 with libjpeg's own codes, as other programs do */
export function plainQuality(source: Source, options: ImageOptions): number | undefined {
  const { quality, chromaSubsampling } = optionsOf(options);
  const isPlain = source.width * source.height > settings.fittedUpTo && !options.optimize;
  return isPlain && chromaSubsampling === "4:2:0" ? quality : undefined;
}

/** Whether progressive is certainly smaller than baseline, judging by its length. */
const isSurelySmaller = ({ length }: Buffer, pixels: number) =>
  length > settings.surelyProgressive.bytes && length * 8 > settings.surelyProgressive.bitsPerPixel * pixels;

/** Encodes the same pixels as progressive and as baseline, and returns the smaller. */
async function smaller(pixels: Sharp, { gray }: Source, options: JpegOptions) {
  const raster = await pullAs(pixels, gray);
  const { width, height } = raster;
  const encodeAs = (progressive: boolean) =>
    openRaster(raster)
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
