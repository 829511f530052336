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

/** Where qualities are looked for: first `guess`, then between `low` and `high`. */
export const searches = {
  jpg: { low: 55, high: 94, guess: 79 },
  webp: { low: 60, high: 96, guess: 86 },
  avif: { low: 40, high: 90, guess: 63 },
} as const;
export type Search = (typeof searches)[keyof typeof searches];

/** Each trial encodes, decodes and compares a sample: 36 ms for one megapixel of JPEG. */
export const SEARCH_ROUNDS = 5;
/** A trial within this part of the target is near enough. */
export const NEAR_ENOUGH = 0.96;
/** By how much the error falls, in the logarithm, with one step of quality (0.019 JPEG, 0.021 WEBP, 0.013 AVIF). */
export const ERROR_SLOPE = 0.019;

/** What trials without trellis quantization have to do better. */
export const TRELLIS = 0.98;

/** Where a JPEG's full-color variant is tried too: above this quality halved color is what limits it. */
export const FULL_COLOR_ABOVE = 86;
/** A JPEG whose quantization is not finer than ours by this factor (8 steps of quality) is not quantized again. */
export const FINER = 1.3;

/**
 * Bytes of a JPEG from which on it is written without trellis quantization: that takes 0.65 s a megabyte, 5 s for 12
 * megapixels of noise, and 80 were never answered. Without it 80 take 5.6 s, for 10% more bytes. Photos stay below: 48
 * megapixels of one make 1.4 MB.
 */
export const HEAVY_BYTES = 12_000_000;

/** How far down qualities are tried for a JPEG that must be turned and must not grow. */
export const TURN = { lowest: 40, step: 9 } as const;

/** A candidate is decoded and compared as a whole up to here; beyond, the sample stands for it. */
export const VERIFY_MEGAPIXELS = 4;
/** What the whole may exceed the target by; beyond, it is encoded once more, some steps better. */
export const VERIFY_TOLERANCE = 1.1;
export const VERIFY_STEP = 5;

export const png = {
  /** 1 megapixel of a photo, busy machine: level 7 with adaptive filters 220 ms, level 9 800 ms for 2.5% less. */
  lossless: { compressionLevel: 7, palette: false },
  /** 1 megapixel of a photo: effort 4 takes 300 ms, 5 380, 7 720 for 8% less; half dithering is 2 to 25% smaller. */
  palette: { palette: true, dither: 0.5, compressionLevel: 9 },
  effort: { small: 7, usual: 5 },
  smallMegapixels: 0.5,
  /**
   * A palette is refused by a small sample first: 60 ms, where one for the whole of a busy megapixel takes 870. With 80
   * pictures of 0.3 to 2.5 megapixels its error was up to 1.13 times that of the whole at full effort.
   */
  quick: { tile: 96, effort: 1, surplus: 1.15 },
  /** From here a file is large: a sample says first whether a palette is worth trying. */
  largeMegapixels: 1.5,
  /** A palette's bytes a pixel from which the same picture without loss, of three channels, was not smaller on any picture tried. */
  busy: 0.25,
  /** From here the time of a job is near (0.25 s a megapixel lossless, 0.4 s a palette): one fast way, no palette. */
  hugeMegapixels: 30,
  fast: { compressionLevel: 4, palette: false },
} as const;

export const webp = { effort: 4, largeEffort: 2, largeMegapixels: 6 } as const;
/** A megapixel at effort 4 took 7 s of trials together, 1.2 s at effort 2; 0 has effort 2's bytes on large photos. */
export const avif = { effort: 2, largeEffort: 0, largeMegapixels: 1 } as const;
export const gif = { effort: 7 } as const;
