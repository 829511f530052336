import type { Plane } from "./planes";

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
 * Computes the mean structural similarity of two pictures of equal size, 1 for equal ones: uniform windows of 8 x 8 in
 * steps of 4 (Wang, Bovik, Sheikh, Simoncelli, 'Image quality assessment', 2004). Compression of pictures uses
 * `visibleError`, which predicts visible differences better; this is what others report.
 */
export function meanSimilarity(before: Plane, after: Plane): number {
  const { width, height } = before;
  const wide = Math.min(WINDOW, width);
  const high = Math.min(WINDOW, height);
  const across = Math.floor((width - wide) / STEP) + 1;
  const down = Math.floor((height - high) / STEP) + 1;
  let sum = 0;
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) sum += similarity(before, after, x * STEP, y * STEP, wide, high);
  return sum / (across * down);
}
