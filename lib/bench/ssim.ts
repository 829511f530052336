import sharp from "sharp";
import type { Plane } from "../engine/compress/planes";

const WINDOW = 8;
const STEP = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Returns the similarity of two windows of `wide` x `high` samples at the same place. */
function similarity(
  before: Plane,
  after: Plane,
  left: number,
  top: number,
  wide: number,
  high: number,
): number {
  let sa = 0;
  let sb = 0;
  let squares = 0;
  let products = 0;
  for (let y = top; y < top + high; y += 1) {
    for (let at = y * before.width + left, end = at + wide; at < end; at += 1) {
      const a = before.data[at] as number;
      const b = after.data[at] as number;
      sa += a;
      sb += b;
      squares += a * a + b * b;
      products += a * b;
    }
  }
  const count = wide * high;
  const means = (sa * sb) / count / count;
  const meanSquares = (sa * sa + sb * sb) / count / count;
  const variances = squares / count - meanSquares;
  const covariance = products / count - means;
  return ((2 * means + C1) * (2 * covariance + C2)) / ((meanSquares + C1) * (variances + C2));
}

/**
 * Returns the structural similarity of every window of two pictures of equal size, 1 for equal ones: uniform windows of
 * 8 x 8 in steps of 4 (Wang, Bovik, Sheikh, Simoncelli, 'Image quality assessment', 2004). For reports only; compression
 * uses `visibleError`, which predicts visible differences better.
 */
function similarities(before: Plane, after: Plane): Float32Array {
  const { width, height } = before;
  const wide = Math.min(WINDOW, width);
  const high = Math.min(WINDOW, height);
  const across = Math.floor((width - wide) / STEP) + 1;
  const down = Math.floor((height - high) / STEP) + 1;
  const map = new Float32Array(across * down);
  for (let y = 0, to = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1, to += 1)
      map[to] = similarity(before, after, x * STEP, y * STEP, wide, high);
  return map;
}

async function lumaOf(path: string) {
  const { data, info } = await sharp(path, { limitInputPixels: false })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/**
 * Computes the mean structural similarity of the luma of two pictures, 1 for equal ones.
 *
 * @returns NaN if their sizes differ or sharp cannot read one of them (a HEIC)
 */
export async function meanSsim(before: string, after: string): Promise<number> {
  try {
    const [a, b] = await Promise.all([lumaOf(before), lumaOf(after)]);
    if (a.width !== b.width || a.height !== b.height) return Number.NaN;
    const map = similarities(a, b);
    return map.reduce((sum, value) => sum + value, 0) / map.length;
  } catch {
    return Number.NaN;
  }
}
