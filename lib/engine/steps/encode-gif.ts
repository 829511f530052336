import { writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { encodeGif, type GifFrame } from "../gif";
import type { Source } from "../source";
import type { Written } from "./encode";

/** What browsers show a frame for that says nothing, in milliseconds. */
const USUAL_DELAY_MS = 100;

/** The frames of an animation lie below each other, as libvips has them. */
function* framesOf(data: Buffer, width: number, height: number, channels: 3 | 4, delays: readonly number[]) {
  const bytes = width * height * channels;
  for (let at = 0, index = 0; at + bytes <= data.length; at += bytes, index += 1)
    yield {
      data: data.subarray(at, at + bytes),
      channels,
      delayMs: delays[index] ?? USUAL_DELAY_MS,
    } satisfies GifFrame;
}

/** Writes a GIF with our own encoder (see `gif`): libvips' takes twice as long for a picture less alike. */
export async function writeGif(pixels: Sharp, { motion }: Source, output: string): Promise<Written> {
  const { data, info } = await pixels
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const height = info.pageHeight ?? info.height;
  if (channels !== 3 && channels !== 4) throw new Error(`a GIF of ${channels} channels`);
  const frames = framesOf(data, width, height, channels, motion?.delays ?? []);
  const bytes = await encodeGif(frames, { width, height, loop: motion?.loop ?? 0 });
  await writeFile(output, bytes);
  return { width, height, size: bytes.length };
}
