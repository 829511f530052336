import type { GifFrame } from "./types";

/** Thresholds of ordered dithering (Bayer 1973), 0 to 63, from the bits of x ^ y and y. */
const bayer = Uint8Array.from({ length: 64 }, (_, at) => {
  const x = at & 7;
  const y = at >> 3;
  const bit = (value: number, place: number) => (value >> place) & 1;
  return [0, 1, 2].reduce(
    (sum, place) => sum | (bit(x ^ y, place) << (5 - 2 * place)) | (bit(y, place) << (4 - 2 * place)),
    0,
  );
});

const HALF = 128;

/** Whether a pixel lies on the smoothed edge of something solid: both clear and solid pixels touch it. */
function isEdge(data: Uint8Array, width: number, x: number, y: number): boolean {
  const height = data.length / 4 / width;
  let low = 255;
  let high = 0;
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
      const alpha = data[(v * width + u) * 4 + 3] as number;
      if (alpha < low) low = alpha;
      if (alpha > high) high = alpha;
    }
  }
  return low === 0 && high === 255;
}

/**
 * One bit of alpha: 1 for the pixels that are shown. Edges are cut at half, for they look frayed when dithered; soft
 * shadows and glows become a pattern as dense as they are opaque, which looks right on white and on black. The pattern
 * stands still: in an animation nothing flickers that does not change.
 *
 * @returns by pixel; `undefined` when all are opaque
 */
export function opacity({ data, channels }: GifFrame, width: number): Uint8Array | undefined {
  if (channels === 3) return undefined;
  const pixels = data.length / 4;
  let pixel = 0;
  while (pixel < pixels && data[pixel * 4 + 3] === 255) pixel += 1;
  if (pixel === pixels) return undefined;
  const shown = new Uint8Array(pixels).fill(1, 0, pixel);
  for (; pixel < pixels; pixel += 1) {
    const alpha = data[pixel * 4 + 3] as number;
    if (alpha === 0) continue;
    if (alpha === 255) {
      shown[pixel] = 1;
      continue;
    }
    const y = Math.floor(pixel / width);
    const x = pixel - y * width;
    const threshold = isEdge(data, width, x, y) ? HALF : (bayer[(y & 7) * 8 + (x & 7)] as number) * 4 + 2;
    if (alpha >= threshold) shown[pixel] = 1;
  }
  return shown;
}
