import type { pdfLevels } from "../../../contract/pdf";

export type PdfLevel = (typeof pdfLevels)[number];

export type PictureSettings = {
  /** Resolution that gray and color pictures keep, in pixels per inch of paper. */
  dpi: number;
  /** Bilevel pictures need more: nothing softens their edges. */
  bilevelDpi: number;
  /** JPEG quality of MozJPEG, 1 to 100. */
  quality: number;
  /**
   * Quality of graphics, without chroma subsampling: JPEG artifacts show at sharp edges. One step less is enough for those
   * that keep their likeness with it: 16% of the bytes of scanned text.
   */
  graphicQuality: number;
  /** Least mean structural similarity of photos and graphics at {@link VIEW_DPI}; their quality is raised until they have it. */
  likeness?: number;
  /** Whether TrueType fonts keep the instructions that fit them to the pixels of coarse screens. */
  keepsHinting: boolean;
  /** Whether the colors of print, CMYK and spot colors, become those of screens. */
  forScreen: boolean;
  /** Whether pictures keep the color space that they have, because a profile of the document has to fit it. */
  keepsColors?: boolean;
};

/** Light is sharp on paper and any screen, balanced on a screen (as `gs -dPDFSETTINGS=/ebook`), strong is readable. */
export const levels: Readonly<Record<PdfLevel, PictureSettings>> = {
  light: {
    dpi: 220,
    bilevelDpi: 600,
    quality: 82,
    graphicQuality: 85,
    likeness: 0.99,
    keepsHinting: true,
    forScreen: false,
  },
  balanced: {
    dpi: 150,
    bilevelDpi: 300,
    quality: 68,
    graphicQuality: 85,
    likeness: 0.985,
    keepsHinting: true,
    forScreen: true,
  },
  strong: {
    dpi: 100,
    bilevelDpi: 200,
    quality: 36,
    graphicQuality: 60,
    keepsHinting: false,
    forScreen: true,
  },
};

/** Settings for a number of bytes: a resolution, and the qualities between which the bytes decide. */
export type FitRung = Pick<PictureSettings, "dpi" | "bilevelDpi"> & { low: number; high: number };

/**
 * From the best to the smallest. Below the lowest quality of one, the next looks better at the same size. At 72 dpi and
 * quality 28, the last, text of 10 points in scans can just be read.
 */
export const fitRungs: readonly [FitRung, ...FitRung[]] = [
  { dpi: 300, bilevelDpi: 600, low: 82, high: 95 },
  { dpi: 220, bilevelDpi: 400, low: 66, high: 94 },
  { dpi: 150, bilevelDpi: 300, low: 52, high: 94 },
  { dpi: 120, bilevelDpi: 300, low: 44, high: 94 },
  { dpi: 96, bilevelDpi: 200, low: 36, high: 94 },
  { dpi: 72, bilevelDpi: 150, low: 28, high: 94 },
];
/** Share of the way to 100 by which graphics have a higher quality than photos: JPEG shows at sharp edges first. */
export const GRAPHIC_BONUS = 0.2;
/** Share of the bytes at which pictures are as good as fits. */
export const FULL_SHARE = 0.95;
/** Rise of the logarithm of the bytes for each step of quality. */
export const QUALITY_SLOPE = 0.025;
/** Pixels of the pictures on which settings are tried before all are encoded: about a second for each try. */
export const SAMPLE_PIXELS = 20_000_000;
/** Share of the time that is left for trying settings; then the best that fits so far is taken. */
export const SEARCH_SHARE = 0.4;
/** Time for the pictures of a document that has to fit, in milliseconds since its start: nothing else is left to do. */
export const FIT_BUDGET_MS = 18_000;
/** A document that takes less time and does not fit is tried once more without its fonts' hinting, in milliseconds. */
export const FIT_AGAIN_MS = 5000;
/** Pixels drawn for pictures that are encoded several times, in bytes that are kept. */
export const MAX_KEPT_DRAWN_BYTES = 256_000_000;

/** Resolution of a screen that shows a page at full width, in pixels per inch of paper. */
export const VIEW_DPI = 110;
/** Photos that are not like enough are encoded again at a quality higher by this, up to the highest. */
export const QUALITY_STEP = 10;
export const MAX_PHOTO_QUALITY = 94;
/** Pictures are scaled down by at least this factor: a smaller gain is not worth the blur. */
export const MIN_DOWNSCALE = 1.2;
/** Largest share of a picture's bytes that a lossy result may have, because another lossy pass costs quality. */
export const MAX_LOSSY_SHARE = 0.9;
/** Length, in inches, of the longest side of a picture whose size on paper is unknown: a full page. */
export const UNKNOWN_INCHES = 11;
/** Smaller pictures gain nothing, in stored bytes. */
export const MIN_PICTURE_BYTES = 2048;
/** Graphics are tried without loss at full size up to this size, because that is slow. */
export const MAX_LOSSLESS_PIXELS = 8_000_000;
/** Pictures of one bit for each pixel may have this many times the pixels of others: their samples take less. */
export const BILEVEL_FACTOR = 4;
/** Larger bilevel pictures are not coded again at full size. */
export const MAX_BILEVEL_PIXELS = 40_000_000;
/** Larger ones are only deflated, up to this size in bytes of their samples: 35 ms for 20 megapixels of gray. */
export const MAX_PLAIN_BYTES = 32_000_000;
/** Smaller pictures are also tried without loss when they are photos. */
export const MAX_SMALL_PIXELS = 250_000;
/**
 * Larger pictures, in pixels, are left to the plain encoder, at a lower quality. Measured on twelve photos of 2
 * megapixels: 1.3 s and 2.40 MB with MozJPEG, 0.7 s and 3.05 MB with the plain encoder at the same quality, 2.73 MB
 * at its quality here, as progressive files. gs -dPDFSETTINGS=/ebook makes 2.61 MB.
 */
export const MAX_MOZJPEG_PIXELS = 1_000_000;
export const PLAIN_QUALITY_REDUCTION = 5;

/** More pages are refused: 20,000 of text take 16 s. */
export const MAX_PAGES = 20_000;

/** Time for rewriting, in milliseconds: a job has 30 s, and the result is still to be checked. */
export const TIME_BUDGET_MS = 16_000;

/** Pictures in work at once: one is decoded while another is encoded. */
export const CONCURRENCY = 2;

/** Larger fonts stay whole, in bytes: HarfBuzz has 65 MB for the font and its subset. */
export const MAX_FONT_BYTES = 16_000_000;
/** Smaller fonts gain nothing, in stored bytes. */
export const MIN_FONT_BYTES = 1500;
/** Time for all subsets, in milliseconds, checked between two. */
export const FONTS_BUDGET_MS = 5000;
/** Largest share of its bytes that a font may keep: less is not worth a changed font. */
export const MAX_SUBSET_SHARE = 0.95;

/** Larger pictures are not drawn to decode them, in pixels: JPEG 2000 takes 30 bytes for each. */
export const MAX_DRAWN_PIXELS = 24_000_000;
/** Longest side of a page, in points: readers support no more (ISO 32000-1, annex C.2). */
export const MAX_DRAWN_SIDE = 14_400;
/** Nor are longer ones, in stored bytes. */
export const MAX_DRAWN_BYTES = 32_000_000;
/** Time for all of them, in milliseconds, checked between two. */
export const DRAWING_BUDGET_MS = 8000;
