import { stat } from "node:fs/promises";
import type { Sharp } from "sharp";
import * as settings from "../settings";
import type { Source } from "../source";
import type { ImageJob, ImageOptions } from "../types";
import { writeAvif } from "./encode-avif";
import { writeGif } from "./encode-gif";
import { writeJpeg } from "./encode-jpeg";
import { writePng } from "./encode-png";

/** What was written: pixels of one frame, and bytes. */
export type Written = { width: number; height: number; size: number };

/** Targets that sharp writes as they are. */
const encoders = {
  webp: (pixels: Sharp, { quality = settings.webp.quality, optimize }: ImageOptions) =>
    pixels.webp({ quality, effort: optimize ? settings.webp.optimizedEffort : settings.webp.effort }),
  tiff: (pixels: Sharp) => pixels.tiff(settings.tiff),
};

/** Pulls the pixels through all steps into the output file. sharp writes no metadata unless it is told to keep some. */
export async function encode(
  pixels: Sharp,
  source: Source,
  { to, options, output }: ImageJob,
): Promise<Written> {
  if (to === "jpg") return writeJpeg(pixels, source, options, output);
  if (to === "png") return writePng(pixels, source, options, output);
  if (to === "avif") return writeAvif(pixels, source, options, output);
  if (to === "gif") return writeGif(pixels, output);
  const { width, height, pageHeight } = await encoders[to](pixels, options).toFile(output);
  return { width, height: pageHeight ?? height, size: (await stat(output)).size };
}
