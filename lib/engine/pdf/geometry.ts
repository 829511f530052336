export type Box = { left: number; top: number; right: number; bottom: number };

/** Returns the smallest box around boxes. @param boxes at least one */
export function around(boxes: readonly Box[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return box;
}

/** Returns whether a box contains the center of another. */
export const holds = (box: Box, { left, top, right, bottom }: Box): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

export const widthOf = ({ left, right }: Pick<Box, "left" | "right">): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box);
/** Returns the vertical middle of a box. */
export const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Returns a box that reaches further on all sides. */
export const grownBy = ({ left, top, right, bottom }: Box, across: number, down = across): Box => ({
  left: left - across,
  top: top - down,
  right: right + across,
  bottom: bottom + down,
});

/** Returns the part of two boxes that both cover; its sides are the wrong way round where there is none. */
export const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Returns whether boxes have an area in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns whether boxes have an area or a side in common. */
export const touch = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Returns whether a box reaches no more than `tolerance` out of another. */
export const isInside = (inner: Box, outer: Box, tolerance: number): boolean =>
  inner.left >= outer.left - tolerance &&
  inner.right <= outer.right + tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.bottom <= outer.bottom + tolerance;

/** x' = a x + c y + e, y' = b x + d y + f (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `inner` first, then `outer`. */
export function combine(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Returns the matrix that undoes another. @param matrix one that keeps areas apart from zero */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Returns the upright box around a transformed box. */
export function boxThrough(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const [x1, y1] = apply(matrix, left, top);
  const [x2, y2] = apply(matrix, right, bottom);
  const [x3, y3] = apply(matrix, left, bottom);
  const [x4, y4] = apply(matrix, right, top);
  return {
    left: Math.min(x1, x2, x3, x4),
    top: Math.min(y1, y2, y3, y4),
    right: Math.max(x1, x2, x3, x4),
    bottom: Math.max(y1, y2, y3, y4),
  };
}
