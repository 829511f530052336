import { readFile, writeFile } from "node:fs/promises";
import type { Source } from "../source";
import type { Written } from "../steps/encode";
import type { ImageJob } from "../types";
import { describing, writeExif } from "./exif";
import { intoAvif } from "./into-avif";
import { intoJpeg } from "./into-jpeg";
import { intoPng } from "./into-png";
import { intoTiff } from "./into-tiff";
import { intoWebp } from "./into-webp";
import { readMetadata } from "./read";

/**
 * Puts what the source says of itself into its result, but not where it was taken: EXIF (without maker's notes, which
 * nobody can read, and without thumbnail) and XMP, into JPEG and TIFF IPTC too. A GIF keeps nothing.
 *
 * @returns the measures of the file with it
 */
export async function keepMetadata({ input, output, to }: ImageJob, source: Source, written: Written) {
  const { exif, xmp, iptc } = await readMetadata(input, source);
  if (to === "gif" || !(exif || xmp || iptc)) return written;
  const described = exif && describing(exif, written);
  const carried = {
    exif: described && writeExif(described),
    xmp: xmp === null ? null : Buffer.from(xmp),
    iptc,
  };
  const file = await readFile(output);
  const containers = {
    jpg: () => intoJpeg(file, carried),
    png: () => intoPng(file, carried),
    webp: () => intoWebp(file, carried, written),
    avif: () => intoAvif(file, carried),
    tiff: () => intoTiff(file, carried, described),
  };
  const whole = containers[to]();
  await writeFile(output, whole);
  return { ...written, size: whole.length };
}
