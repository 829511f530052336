import { readFile } from "node:fs/promises";

/** Where the major brand stands in a `ftyp` box at the start of a file (ISO/IEC 14496-12, 4.3). */
const MAJOR_BRAND = 8;

const isAnimation = (head: Uint8Array) => Buffer.from(head.subarray(4, 12)).toString("latin1") === "ftypavis";

/**
 * A file as libvips can be handed it. libvips 8.18 knows an AVIF by its major brand and does not know the 'avis' of
 * animations, although libheif behind it reads their still picture.
 */
export function withKnownBrand(bytes: Buffer): Buffer {
  if (!isAnimation(bytes)) return bytes;
  const known = Buffer.from(bytes);
  known.write("avif", MAJOR_BRAND, "latin1");
  return known;
}

/** What to hand to libvips for a file: its path, or the bytes of an animated AVIF (see {@link withKnownBrand}). */
export const inputFor = async (path: string, head: Uint8Array): Promise<string | Buffer> =>
  isAnimation(head) ? withKnownBrand(await readFile(path)) : path;
