import type { Points } from "./points";

type Axis = "r" | "g" | "b";
/** Points `from` to `to` of the order, and what they lose when they become one color. */
type Box = { from: number; to: number; axis: Axis; mean: number; error: number };

const axesOfPoints = ["r", "g", "b"] as const;

function measure(points: Points, order: Uint32Array, from: number, to: number): Box {
  const box: Box = { from, to, axis: "g", mean: 0, error: 0 };
  let widest = -1;
  for (const axis of axesOfPoints) {
    const values = points[axis];
    let sum = 0;
    let squares = 0;
    let weights = 0;
    for (let at = from; at < to; at += 1) {
      const point = order[at] as number;
      const weight = points.weight[point] as number;
      const value = values[point] as number;
      weights += weight;
      sum += weight * value;
      squares += weight * value * value;
    }
    const spread = squares - (sum * sum) / weights;
    box.error += spread;
    if (spread <= widest) continue;
    widest = spread;
    box.axis = axis;
    box.mean = sum / weights;
  }
  if (to - from < 2) box.error = 0;
  return box;
}

/** Moves the points below the mean to the front; the place of the first that is not. */
function partition({ from, to, axis, mean }: Box, points: Points, order: Uint32Array): number {
  const values = points[axis];
  let middle = from;
  for (let at = from; at < to; at += 1) {
    const point = order[at] as number;
    if ((values[point] as number) >= mean) continue;
    order[at] = order[middle] as number;
    order[middle] = point;
    middle += 1;
  }
  return middle;
}

/**
 * Divides points into up to `count` groups: always the one with the largest squared error, at the mean of its widest
 * axis (Wan, Prusinkiewicz and Wong, 'Variance-based color image quantization for frame buffer display', 1990).
 *
 * @returns the number of the group of each point
 */
export function split(points: Points, count: number): { groups: Uint8Array; count: number } {
  const size = points.weight.length;
  const order = Uint32Array.from({ length: size }, (_, at) => at);
  const boxes = size > 0 ? [measure(points, order, 0, size)] : [];
  while (boxes.length < count) {
    const worst = boxes.reduce<Box | undefined>((a, b) => (a && a.error >= b.error ? a : b), undefined);
    if (!worst || worst.error <= 1e-3) break;
    const middle = partition(worst, points, order);
    if (middle === worst.from) break;
    boxes[boxes.indexOf(worst)] = measure(points, order, worst.from, middle);
    boxes.push(measure(points, order, middle, worst.to));
  }
  const groups = new Uint8Array(size);
  boxes.forEach(({ from, to }, group) => {
    for (let at = from; at < to; at += 1) groups[order[at] as number] = group;
  });
  return { groups, count: boxes.length };
}
