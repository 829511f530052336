/** How the engine encodes, with the measurement behind each choice (a 12-megapixel photo, one core, warm). */

export const jpeg = {
  quality: 85,
  /** From here on saturated edges keep their full color resolution (4:4:4 instead of 4:2:0). */
  fullChromaFrom: 90,
  printQuality: 92,
  /**
   * Up to so many pixels Huffman codes are fitted to the picture: 2% fewer bytes, but half of the encoder's time
   * (85 ms, not 41, at 12 megapixels). On a large photo nobody asked for it.
   */
  fittedUpTo: 4_000_000,
  /**
   * Up to so many pixels the progressive form is tried, and taken if it is smaller. It takes 15 ms a megapixel, 7 ms
   * more than fitted codes, for -3 to 7% of the bytes: at 1 megapixel AVIF to JPG takes 50 ms (44 without), WEBP 40
   * (34), but JPG 19 to 30 (11). There 0.1 megapixels cost 1.5 ms more, 0.3 cost 3 and 4 cost 28 to 58.
   */
  progressiveUpTo: {
    jpg: 100_000,
    png: 100_000,
    gif: 100_000,
    tiff: 100_000,
    webp: 1_000_000,
    avif: 1_000_000,
    heic: 1_000_000,
  },
  /**
   * A progressive file of more than both needs no baseline one to be held against: of 750 trials (30 pictures, 0.01 to
   * 1 megapixel, quality 40 to 95) one was larger, by 1.6%.
   */
  surelyProgressive: { bytes: 16_000, bitsPerPixel: 1.3 },
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

type AvifKind = { quality: number; effort: number; tune: "iq" | "ssim"; fullColor: boolean };

/**
 * Against `avifenc -s 8`. Effort 2 saves 1% more of a photo's bytes for five times as long; 4, sharp's own, takes
 * twenty times as long.
 */
export const avif = {
  /** 0.34 of its time, 10% fewer bytes, SSIM .9768 and .9766. */
  photo: { quality: 48, effort: 0, tune: "iq", fullColor: false } as AvifKind,
  /**
   * Small photos have more detail to a pixel: at 48 their SSIM was .002 to .14 lower. At 54 it is the same on three of
   * seven, for 8 to 13% fewer bytes; detailed and noisy ones stay lower for fewer, a soft one takes 30% more.
   */
  small: { quality: 54, effort: 0, tune: "iq", fullColor: false } as AvifKind,
  smallUpTo: 4_000_000,
  /**
   * Screenshots: effort 0 takes 60% more bytes for an SSIM of .988. As PNG so 0.7 to 0.95 of its time, 2 to 27% fewer
   * bytes and an SSIM as high or higher (.9992 and .9990, .9978 and .9966); 'iq' takes 20% longer for no more.
   */
  drawn: { quality: 60, effort: 1, tune: "ssim", fullColor: true } as AvifKind,
  /** Larger pictures are encoded while they are decoded, and nobody looks whether they are drawn. */
  lookUpTo: 25_000_000,
} as const;

/** Lossless: sharp's default would be a JPEG inside. */
export const tiff = { compression: "lzw", predictor: "horizontal" } as const;

/**
 * A photo that goes into a PDF and cannot go as it is. It has been through a lossy encoder already: at 92 in full color
 * resolution the second pass does not show.
 */
export const pdfPhoto = { quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false } as const;

/**
 * A page of a PDF at 144 dpi (2 megapixels), one core, warm; `drawn` is text and lines, everything else a picture.
 * JPEG: fitted codes would take 12 ms, not 5, for 3% fewer bytes. PNG without filters: 23 ms and 380 KB of a page of
 * text, 41 ms and 413 KB with; of a photo 2312 KB and 1792. WEBP of text: lossless 74 ms and 34 KB, lossy 73 and 247.
 */
export const page = {
  jpg: { quality: 85, chromaSubsampling: "4:2:0", optimizeCoding: false },
  png: {
    drawn: { compressionLevel: 6, adaptiveFiltering: false },
    picture: { compressionLevel: png.compressionLevel, adaptiveFiltering: png.adaptiveFiltering },
  },
  webp: { drawn: { lossless: true, effort: 2 }, picture: { quality: 85, effort: 2 } },
} as const;

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
