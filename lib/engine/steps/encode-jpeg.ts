import { readFile, writeFile } from "node:fs/promises";
import type { JpegOptions, Sharp } from "sharp";
import { rewriteJpeg } from "../jpeg";
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

/** Baseline and progressive of the same pixels, decoded once; the smaller one. */
async function smaller(
  pixels: Sharp,
  options: JpegOptions,
): Promise<{ best: Buffer; width: number; height: number }> {
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 1 && channels !== 3) throw new Error(`a JPEG of ${channels} channels`);
  const made = await Promise.all(
    [false, true].map((progressive) =>
      openRaw({ data, width, height, channels })
        .jpeg({ ...options, progressive })
        .toBuffer(),
    ),
  );
  return { best: made.reduce((best, one) => (one.length < best.length ? one : best)), width, height };
}

/** EXIF as the source had it, turned to say upright and to name no place. */
async function withoutLocation(path: string): Promise<number> {
  const rewritten = rewriteJpeg(await readFile(path), { orientation: 1, keepIcc: true, keepMetadata: true });
  if (!rewritten) throw new Error("a JPEG of our own cannot be read again");
  await writeFile(path, rewritten.bytes);
  return rewritten.bytes.length;
}

/** Writes a JPEG; what `options` mean is said in `ImageOptions`. */
export async function writeJpeg(
  pixels: Sharp,
  { width: across, height: down }: Source,
  options: ImageOptions,
  output: string,
): Promise<Written> {
  const jpeg = optionsOf(options);
  if (options.metadata === "keep") {
    const { width, height } = await pixels.keepExif().jpeg(jpeg).toFile(output);
    return { width, height, size: await withoutLocation(output) };
  }
  const optimiseCoding = across * down <= settings.jpeg.fittedUpTo;
  if (!options.optimize) return pixels.jpeg({ ...jpeg, optimiseCoding }).toFile(output);
  const { best, width, height } = await smaller(pixels, jpeg);
  await writeFile(output, best);
  return { width, height, size: best.length };
}
