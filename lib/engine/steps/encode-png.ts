import { writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { writeIndexed } from "../compress/png-write";
import { toIndexed } from "../compress/reduce";
import * as settings from "../settings";
import type { Source } from "../source";
import type { ImageOptions } from "../types";
import { openRaw } from "../vips";
import type { Written } from "./encode";

/** A palette stays one, with exactly its colors; everything else is true color. */
export async function writePng(
  pixels: Sharp,
  { hasPalette }: Source,
  { optimize }: ImageOptions,
  output: string,
): Promise<Written> {
  const { compressionLevel, optimizedLevel, adaptiveFiltering } = settings.png;
  const options = { adaptiveFiltering, compressionLevel: optimize ? optimizedLevel : compressionLevel };
  if (!hasPalette) return pixels.png(options).toFile(output);
  const { data, info } = await pixels
    .toColorspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const indexed = toIndexed({ data, width, height, channels });
  if (indexed) {
    const bytes = await writeIndexed(indexed);
    await writeFile(output, bytes);
    return { width, height, size: bytes.length };
  }
  if (channels !== 3 && channels !== 4) throw new Error(`a palette of ${channels} channels`);
  return openRaw({ data, width, height, channels }).png(options).toFile(output);
}
