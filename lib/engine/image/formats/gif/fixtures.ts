import { createHash } from "node:crypto";
import sharp from "sharp";
import type { GifFrame } from "./types";

/** Color of each pixel; opaque without alpha. */
export type Paint = (x: number, y: number) => readonly [r: number, g: number, b: number, alpha?: number];

/** Paints an RGBA frame pixel by pixel. */
export function paint(width: number, height: number, color: Paint, delayMs = 100): GifFrame {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [r, g, b, alpha = 255] = color(at % width, Math.floor(at / width));
    data.set([r, g, b, alpha], at * 4);
  }
  return { data, channels: 4, delayMs };
}

/** Decodes all frames of a GIF to RGBA, below each other. */
export const decodeAll = async (gif: Uint8Array): Promise<Buffer> =>
  sharp(gif, { pages: -1, limitInputPixels: false }).ensureAlpha().raw().toBuffer();

/** Digest of frames as a viewer sees them: transparent pixels have no color. */
export const digest = (pixels: readonly Uint8Array[]): string => {
  const hash = createHash("sha256");
  for (const part of pixels) {
    const seen = Buffer.from(part);
    for (let at = 0; at < seen.length; at += 4) if (seen[at + 3] === 0) seen.fill(0, at, at + 3);
    hash.update(seen);
  }
  return hash.digest("hex");
};
