/**
 * What 'looks identical at 100%' means here, with the measurements behind it.
 *
 * `visibleError` was fitted to butteraugli (libjxl 0.7, 3-norm; about 1 is where trained eyes begin to find a
 * difference side by side) over 224 pairs: 14 real photos, screenshots and drawings, as JPEG, WEBP, AVIF and palette
 * PNG of several qualities. Their logarithms correlate at 0.87; the mean SSIM of the same pictures at 0.43 (ranks),
 * for it forgives errors in smooth skies and forbids them in grass.
 */
export const targets = {
  /** Butteraugli 0.8 to 1.2 on those photos: mozjpeg 73 to 84. Side by side at 100% no difference was found (6 crops). */
  lossy: 1.35,
  /** A dithered palette errs as fine grain, which shows less than blocks do: by eye, 1.7 passed, 1.9 and 2.1 did not. */
  palette: 1.75,
  /** What is left of a palette's error when 4 x 4 pixels are averaged: grain vanishes, bands stay. */
  bands: 0.6,
  /** A GIF's palette is reused: this allows for rounding alone. */
  gif: 0.1,
} as const;

/** A range of qualities to search: first `guess`, then between `low` and `high`. */
export type Search = { low: number; high: number; guess: number };

/** Each trial encodes, decodes and compares a sample: 36 ms for one megapixel of JPEG. */
export const SEARCH_ROUNDS = 5;
/** A trial within this part of the target is near enough. */
export const NEAR_ENOUGH = 0.96;
/** By how much the error falls, in the logarithm, with one step of quality (0.019 JPEG, 0.021 WEBP, 0.013 AVIF). */
export const ERROR_SLOPE = 0.019;

/** A candidate is decoded and compared as a whole up to here; beyond, the sample stands for it. */
export const VERIFY_MEGAPIXELS = 4;
/** What the whole may exceed the target by; beyond, it is encoded once more, some steps better. */
export const VERIFY_TOLERANCE = 1.1;
export const VERIFY_STEP = 5;
