/**
 * Highest visible errors that count as 'looks identical at 100%', with the measurements behind them.
 *
 * `visibleError` was fitted to butteraugli (libjxl 0.7, 3-norm; about 1 is where trained eyes begin to find a
 * difference side by side) over 224 pairs: 14 real photos, screenshots and drawings, as JPEG, WEBP, AVIF and palette
 * PNG of several qualities. Their logarithms correlate at 0.87; the mean SSIM of the same pictures only at 0.43
 * (ranks), because it forgives errors in smooth skies and not in grass.
 */
export const targets = {
  /** Butteraugli 0.8 to 1.2 on those photos: mozjpeg 73 to 84. No difference was found side by side at 100% (6 crops). */
  lossy: 1.35,
  /** A dithered palette's errors are fine grain, less visible than blocks: by eye, 1.7 passed, 1.9 and 2.1 did not. */
  palette: 1.75,
  /** For a palette's error after averaging 4 x 4 pixels: grain vanishes, bands stay. */
  bands: 0.6,
  /** A GIF's palette is reused, so only rounding errors are allowed. */
  gif: 0.1,
} as const;

/** A range of qualities to search: first `guess`, then between `low` and `high`. */
export type Search = { low: number; high: number; guess: number };

/** Each trial encodes, decodes and compares a sample: 36 ms for one megapixel of JPEG. */
export const SEARCH_ROUNDS = 5;
/** A trial whose error is at least this share of the target ends the search. */
export const NEAR_ENOUGH = 0.96;
/** Fall of the error's logarithm per step of quality (0.019 JPEG, 0.021 WEBP, 0.013 AVIF). */
export const ERROR_SLOPE = 0.019;

/** Up to this size a candidate is compared as a whole; above, only its sample was. */
export const VERIFY_MEGAPIXELS = 4;
/** Factor by which the whole may exceed the target; above, it is encoded again, VERIFY_STEP steps better. */
export const VERIFY_TOLERANCE = 1.1;
export const VERIFY_STEP = 5;
