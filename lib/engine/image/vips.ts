import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { Pixels } from "./raster/tiff-carrier";

/** libvips' loaders of our formats; those of PDF, archives and the like stay blocked. */
const loaders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff"].flatMap((format) => [
  `VipsForeignLoad${format}File`,
  `VipsForeignLoad${format}Buffer`,
]);

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: loaders });
// Every job is another file: nothing would ever be found in the cache, it would only hold memory.
sharp.cache(false);
// There are as many processes as cores. A second thread gains nothing for most pairs of formats (12 megapixels, JPEG to
// JPEG: 132 ms with one, 142 ms with two), and would only slow the other process down.
sharp.concurrency(1);

/** Opens a file, or bytes of one; libvips picks its loader by the content. */
export const openWithVips = (input: string | Buffer, options: SharpOptions): Sharp => sharp(input, options);

const svgLoader = { operation: ["VipsForeignLoadSvgBuffer"] };

/** Drawings in progress: pictures for a PDF are read while the one before is written. */
let drawings = 0;

/** Lets libvips draw SVGs in memory while `use` runs, and at no other time: no file of another format may pass for one. */
export async function withSvgLoader<T>(use: () => Promise<T>): Promise<T> {
  drawings += 1;
  sharp.unblock(svgLoader);
  try {
    return await use();
  } finally {
    drawings -= 1;
    if (drawings === 0) sharp.block(svgLoader);
  }
}

/** Opens bytes that we wrote ourselves, of a size that was checked before. */
export const openTrusted = (input: Buffer): Sharp => sharp(input, { limitInputPixels: false });

/** Opens raw pixels without a copy: they must stay as they are until the result is encoded. */
export const openRaw = ({ data, ...raw }: Omit<Pixels, "channels"> & { channels: 1 | 3 | 4 }): Sharp =>
  sharp(data, { raw, limitInputPixels: false });

/** Decoded pixels of 8 or 16 bits per sample, rows without padding, straight alpha. */
export type Samples = {
  data: Uint8Array | Uint16Array;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
};

/** Opens pixels of ours like {@link openRaw}; sharp keeps gray only if the color space is set. */
export const openSamples = ({ data, ...raw }: Samples): Sharp => {
  const deep = data instanceof Uint16Array;
  const gray = raw.channels === 1;
  return sharp(data, { raw, limitInputPixels: false }).toColorspace(
    deep ? (gray ? "grey16" : "rgb16") : gray ? "b-w" : "srgb",
  );
};

/** Offset of the major brand in the `ftyp` box at the start of a file (ISO/IEC 14496-12, 4.3). */
const MAJOR_BRAND = 8;

/** Whether a file calls itself an animated AVIF. */
export const isAvifSequence = (head: Uint8Array) =>
  Buffer.from(head.subarray(4, 12)).toString("latin1") === "ftypavis";

/**
 * Renames the major brand of an animation. libvips 8.18 recognizes an AVIF by its brand and does not know 'avis',
 * although libheif behind it reads the still picture.
 */
export function withKnownBrand(bytes: Buffer): Buffer {
  if (!isAvifSequence(bytes)) return bytes;
  const known = Buffer.from(bytes);
  known.write("avif", MAJOR_BRAND, "latin1");
  return known;
}
