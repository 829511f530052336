import { writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { encodeGif } from "../gif";
import { framesOf } from "../gif/from-sharp";
import type { Written } from "./encode";

/** Writes a GIF with our own encoder (see `gif`): libvips' takes five times as long for a picture less alike. */
export async function writeGif(pixels: Sharp, output: string): Promise<Written> {
  const { frames, options } = await framesOf(pixels);
  const bytes = await encodeGif(frames, options);
  await writeFile(output, bytes);
  return { width: options.width, height: options.height, size: bytes.length };
}
