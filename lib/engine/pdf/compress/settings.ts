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

/** Settings for a number of bytes: a resolution, and its lowest quality. */
export type FitRung = Pick<PictureSettings, "dpi" | "bilevelDpi"> & { low: number };

/** How many steps of resolution double the pixels of a side, and how many resolutions there are. */
const RUNGS_A_DOUBLING = 6;
const RUNGS = 4 * RUNGS_A_DOUBLING + 1;
/**
 * From the smallest to the best: from 72 to 1152 dpi, each 1.12 times the one before, so that bilevel pictures, which have
 * no quality, fill a limit. Below its lowest quality a picture looks worse than with fewer pixels in the same bytes. At 72
 * dpi and quality 28, text of 10 points in scans can just be read.
 */
export const fitRungs: readonly FitRung[] = Array.from({ length: RUNGS }, (_, i) => {
  const doublings = i / RUNGS_A_DOUBLING;
  return {
    dpi: Math.round(72 * 2 ** doublings),
    bilevelDpi: Math.round(150 * 2 ** doublings),
    low: Math.min(82, Math.round(28 + 26 * doublings)),
  };
});
/** Share of the way to 100 by which graphics have a higher quality than photos: JPEG shows at sharp edges first. */
export const GRAPHIC_BONUS = 0.2;
/** Rise of the logarithm of the bytes for each step of quality, and for each resolution. */
export const QUALITY_SLOPE = 0.025;
export const RUNG_SLOPE = 0.22;
/** Least share of their bytes that pictures may have when they are packed without loss, where that is tried. */
export const MIN_PACKED_SHARE = 0.7;
/**
 * Most work that is done to fill a limit, in pixels before scaling, of which a core encodes 80 million a second: of the
 * sample on which about eight settings are tried, of a document whose pictures are all encoded a second time, and of those
 * that are encoded once more with the bytes that are left.
 */
export const SAMPLE_PIXELS = 45_000_000;
export const REPEAT_PIXELS = 200_000_000;
export const FILL_PIXELS = 150_000_000;
/**
 * Time for a document that has to fit, in milliseconds since its start; then it is refused. A job has 30 s, and the result
 * is still to be checked.
 */
export const FIT_BUDGET_MS = 25_000;
/** Most pixels, before scaling, of the pictures that are kept from one quality to the next: 240 MB. */
export const MAX_KEPT_PIXELS = 80_000_000;

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
/** The highest quality of the plain encoder: up to it, the bytes keep rising. */
export const MAX_FIT_QUALITY = 100 + PLAIN_QUALITY_REDUCTION;

/** Time for rewriting, in milliseconds: a job has 30 s, and the result is still to be checked. */
export const TIME_BUDGET_MS = 16_000;

/** Pictures in work at once: one is decoded while another is encoded. */
export const CONCURRENCY = 2;

/** Larger fonts stay whole, in bytes: HarfBuzz has 65 MB for the font and its subset. */
export const MAX_FONT_BYTES = 16_000_000;
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
/** Nor are more than these of a document, in pixels: 180 MB, which are kept while it is fitted to a number of bytes. */
export const MAX_DRAWN_TOGETHER = 60_000_000;
