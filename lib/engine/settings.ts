/** How the engine encodes, with the measurement behind each choice (a 12-megapixel photo, one core, warm). */

export const jpeg = {
  quality: 85,
  /** From here on saturated edges keep their full colour resolution (4:4:4 instead of 4:2:0). */
  fullChromaFrom: 90,
  printQuality: 92,
  /**
   * Up to so many pixels Huffman codes are fitted to the picture: 2% fewer bytes, but half of the encoder's time
   * (85 ms, not 41, at 12 megapixels). On a large photo nobody asked for it.
   */
  fittedUpTo: 4_000_000,
  /** What replaces data that cannot be passed on as it is. */
  nearlyLossless: 95,
} as const;

export const png = {
  /** Level 3 with adaptive filters: 460 ms, 9.9 MB; level 6 without: 400 ms, 16.6 MB; level 6 with: 960 ms, 9.3 MB. */
  compressionLevel: 3,
  adaptiveFiltering: true,
  optimizedLevel: 9,
} as const;

export const webp = {
  quality: 80,
  /** Writes cwebp's own bytes in its time; effort 2 takes 0.6 of it, for 5% more bytes and an SSIM of .976, not .979. */
  effort: 4,
  optimizedEffort: 6,
} as const;

export const avif = {
  /** With effort 0 and 4:2:0, against `avifenc -s 8`: 0.34 of its time, 10% fewer bytes, SSIM .9768 and .9766. */
  quality: 48,
  /** 2 saves 1% more bytes for five times as long; 4, sharp's own, takes twenty times as long. */
  effort: 0,
} as const;

/** Lossless: sharp's default would be a JPEG inside. */
export const tiff = { compression: "lzw", predictor: "horizontal" } as const;

/** Longest side a format can have, in pixels (WEBP: RFC 9649, 2.5; AVIF: the encoder's; GIF and JPEG: 16 bits). */
export const longestSide = {
  jpg: 65_500,
  png: 1_000_000,
  webp: 16_383,
  avif: 16_384,
  gif: 65_535,
  tiff: 1_000_000,
} as const;

/** What transparent parts become where the target has no alpha. */
export const DEFAULT_BACKGROUND = "#ffffff";
