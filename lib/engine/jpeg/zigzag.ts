/** Coefficients of a block. */
export const COEFFICIENTS = 64;

type Place = readonly [u: number, v: number];

/** Horizontal and vertical frequency of each coefficient in zig-zag order (ITU-T T.81, figure A.6). */
export const zigzag: readonly Place[] = Array.from({ length: 15 }, (_, sum) =>
  Array.from({ length: 8 }, (_, step): Place => (sum % 2 ? [sum - step, step] : [step, sum - step])).filter(
    (place) => Math.min(...place) >= 0 && Math.max(...place) < 8,
  ),
).flat();

/** Index in zig-zag order of a frequency. */
export const zigzagIndex = (u: number, v: number): number =>
  zigzag.findIndex(([horizontal, vertical]) => horizontal === u && vertical === v);
