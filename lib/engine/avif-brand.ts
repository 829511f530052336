import { readFile } from "node:fs/promises";

/** Where the major brand stands in a `ftyp` box at the start of a file (ISO/IEC 14496-12, 4.3). */
const MAJOR_BRAND = 8;

/**
 * What to hand to libvips for a file: its path, or repaired bytes. libvips 8.18 knows an AVIF by its major brand and
 * does not know the 'avis' of animations, although libheif behind it reads their still picture.
 */
export async function inputFor(path: string, head: Uint8Array): Promise<string | Buffer> {
  if (Buffer.from(head).toString("latin1", 4, MAJOR_BRAND + 4) !== "ftypavis") return path;
  const bytes = await readFile(path);
  bytes.write("avif", MAJOR_BRAND, "latin1");
  return bytes;
}
