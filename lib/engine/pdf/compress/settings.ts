import type { pdfLevels } from "../../../contract/pdf-document";

export type PdfLevel = (typeof pdfLevels)[number];

export type PictureSettings = {
  /** What pictures of grey and colour keep, in pixels an inch of paper. */
  dpi: number;
  /** Pictures of ink and paper alone need more: nothing softens their edges. */
  inkDpi: number;
  /** Of MozJPEG, 1 to 100. */
  quality: number;
};

/** Light is sharp on paper and on any screen, balanced on a screen (as `gs -dPDFSETTINGS=/ebook`), strong is readable. */
export const levels: Readonly<Record<PdfLevel, PictureSettings>> = {
  light: { dpi: 220, inkDpi: 600, quality: 82 },
  balanced: { dpi: 150, inkDpi: 300, quality: 68 },
  strong: { dpi: 100, inkDpi: 200, quality: 50 },
};

/** A picture that has so many times the pixels that it needs a side, or less, keeps them: what is gained is lost in blur. */
export const WORTH_SCALING = 1.2;
/** Another pass through a lossy encoder costs looks; it has to bring as much, of the bytes there were. */
export const WORTH_LOSING = 0.9;
/** Pictures whose size on paper nobody knows are taken to fill a page of so many inches. */
export const UNKNOWN_INCHES = 11;
/** Nothing is won with smaller pictures, in bytes as they are stored. */
export const WORTH_LOOKING_BYTES = 2048;
/** A drawing is tried without loss at its full size up to so many pixels: it is slow. */
export const LOSSLESS_UP_TO_PIXELS = 8_000_000;
/** Sharp edges show what JPEG does to them: drawings get this quality at least, in full colour resolution. */
export const DRAWING_QUALITY = 85;
/**
 * Twelve photos of 2 megapixels: 1.3 s and 2.40 MB with MozJPEG, 0.7 s and 3.05 MB with the plain encoder at the same
 * quality, 2.73 MB at its quality here, as progressive files. gs -dPDFSETTINGS=/ebook makes 2.61 MB.
 */
export const MOZJPEG_UP_TO_PIXELS = 1_000_000;
export const PLAIN_LESS_QUALITY = 5;

/** Level 9 of Deflate is slow on long streams, for little more than level 6 gains. */
export const BEST_UP_TO_BYTES = 16_000_000;
/** What one stream may inflate to; what is longer is passed on as it is. */
export const MOST_INFLATED_BYTES = 256_000_000;
/** LZW and the like are decoded in JavaScript. */
export const MOST_ENCODED_BYTES = 16_000_000;
/** Fax codings and JPEGs of flat colours hold repetitions; longer ones are photos, which do not. */
export const CODED_UP_TO_BYTES = 1_000_000;
/** For a reader it is one filter more. */
export const WORTH_PACKING = 0.98;
/** From then on, in milliseconds, what is left is passed on as it is: a job has 30 s, and the result is to be checked. */
export const WORK_MS = 16_000;

/** Pictures that are in work at once: one is decoded while another is encoded. */
export const AT_ONCE = 2;
