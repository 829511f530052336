import type { OutputInfo, Sharp } from "sharp";
import * as settings from "../settings";
import type { ImageOptions, Job, OutputFormat } from "../types";

/** How each target is written. Never give png() a `quality`: it would silently make a palette of 256 colours. */
const encoders: Record<OutputFormat, (pixels: Sharp, options: ImageOptions) => Sharp> = {
  jpg: (pixels, { quality = settings.jpeg.quality }) =>
    pixels.jpeg({
      quality,
      chromaSubsampling: quality >= settings.jpeg.fullChromaFrom ? "4:4:4" : "4:2:0",
    }),
  png: (pixels) => pixels.png(settings.png),
};

/** Pulls the pixels through all steps into the output file. sharp writes no metadata unless it is told to keep some. */
export const encode = (pixels: Sharp, { to, options, output }: Job): Promise<OutputInfo> =>
  encoders[to](pixels, options).toFile(output);
