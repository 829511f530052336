/** How the engine encodes, with the measurement behind each choice (a 12-megapixel photo, one core, warm). */

export const jpeg = {
  quality: 85,
  /** From here on saturated edges keep their full colour resolution (4:4:4 instead of 4:2:0). */
  fullChromaFrom: 90,
  printQuality: 92,
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
  /** Effort 4: 800 ms; effort 2: 310 ms for the same bytes at one quality less. */
  effort: 2,
  optimizedEffort: 4,
} as const;

export const avif = {
  quality: 50,
  /** The default of 4: 9.5 s; 0: 0.46 s, and 2 saves 1% more bytes for five times as long. */
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
