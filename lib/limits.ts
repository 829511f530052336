/**
 * Every specified number of the product by name, with its unit. Settings of the operator (retention, megapixels, rate limit)
 * are in `lib/server/env`.
 */

export const KIB = 1024;
export const MIB = 1024 * KIB;

/** Bytes of an SVG, also of one that is compressed (.svgz). Drawings have a few hundred kilobytes. */
export const SVG_MAX_BYTES = 20 * MIB;

/** File sizes in bytes that the browser checks before an upload. */
export const fileLimits = {
  advancedPng: 10 * MIB,
  jpegToJpg: 10 * MIB,
  generalConverter: 20 * MIB,
  /** Checked by the PDF pages, whose texts name {@link fileLimits.pdfSaid}. Both are specified. */
  pdf: 10_485_760,
  pdfSaid: 50 * MIB,
} as const;

/** Numbers in the hints 'up to N files, max M MB total'. Only the three-view pages enforce one: the number of files. */
export const hints: Record<"common" | "avif", { files: number; totalMb: number }> = {
  common: { files: 20, totalMb: 50 },
  avif: { files: 10, totalMb: 30 },
};
export const THREE_VIEW_MAX_FILES = 20;

/** Simulated progress: `step` percent every `everyMs` up to `max`, while the server works. */
export const progressProfiles = {
  a: { step: 8, everyMs: 1200, max: 90 },
  b: { step: 10, everyMs: 800, max: 95 },
} as const;
/** 'Estimated time left': counts down every second from `startS`, not below `floorS`. */
export const estimate = { startS: 8, everyMs: 1000, floorS: 1 } as const;
/** Delay between the end of a conversion and its 'Conversion complete!'. */
export const SUCCESS_DELAY_MS = 400;

export const advancedPng = {
  batchSize: 3,
  quality: { min: 10, max: 100, default: 85 },
  background: "#ffffff",
  removeTransparency: true,
  zipFolder: "converted_images",
  zipName: "converted_images.zip",
} as const;

/** ZIP of all results of a batch. */
export const batchZip = { name: "converted_images.zip" } as const;
/** ZIP of resized pictures. */
export const resizedZip = { name: "resized_images.zip" } as const;
/** Bytes of a target size: the least, and what a page calls a kilobyte, so that forms of either kind take the file. */
export const targetSize = { least: 1000, kilobyte: 1000 } as const;
/** ZIP of the compressor. */
export const compressedZip = { name: "compressed_images.zip" } as const;

export const simplePng = { quality: 85, timeoutMs: 60_000 } as const;
export const imageConvert = { quality: { min: 1, max: 100 } } as const;
/** Pixels per point (1/72 inch) of a PDF page. */
export const pdfScale = {
  choices: [0.5, 1, 1.5, 2, 3],
  default: 2,
} as const;
/** PDFs of more pages are not compressed: 20,000 of text take 16 s. */
export const COMPRESS_MAX_PAGES = 20_000;
/** Smaller pictures and fonts of a PDF gain nothing by compression, in stored bytes. */
export const MIN_PICTURE_BYTES = 2048;
export const MIN_FONT_BYTES = 1500;
/**
 * The most that a call moves: files, documents made of them, and pages of all; bytes of the plan that says so. A source has
 * as many pages as one that is compressed.
 */
export const pagePlan = { files: 50, documents: 1000, pages: 10_000, bytes: 1_000_000 } as const;
/** Delay before the automatic download of the first page. */
export const FIRST_PAGE_DOWNLOAD_MS = 1000;
/** Returns the name of the ZIP of all pages of a PDF. */
export const pagesZipName = (sessionId: string): string => `converted_images_${sessionId}.zip`;
/** Percent of the progress bar for the files of a run, which are converted one by one; the rest is for the end. */
export const AUTO_PROGRESS_SHARE = 90;
export const jpegToJpg = { timeoutMs: 60_000, autoDownloadMs: 1000, staggerMs: 500 } as const;

/** Paper sizes (width and height in portrait) and margins of images in a PDF, in points (1/72 inch). */
export const pdfPage = {
  paper: { a4: [595.28, 841.89], letter: [612, 792] },
  margins: { none: 0, small: 18, large: 54 },
} as const;
/** Name of a PDF of several images. */
export const PDF_NAME = "converted.pdf";

export const CANVAS_QUALITY = 0.92;
/** Largest canvas in pixels: iOS draws nothing on a larger one. */
export const CANVAS_MAX_PIXELS = 16_777_216;
export const camera = { quality: 0.95, width: 1280, height: 720 } as const;

/** Lifetime of the object URL of a saved file, long enough for a slow browser to read it. */
export const SAVED_LINK_MS = 40_000;
export const PREVIEW_COUNT = 4;
export const TOAST_MS = 3000;
/** Time in which what was cleared can be brought back. */
export const UNDO_MS = 10_000;
/** Interval between testimonials of the home page. */
export const TESTIMONIAL_MS = 4000;
/** Best possible rating. */
export const STARS_MAX = 5;
/** Duration of 'Sending Message...' on the contact page. */
export const CONTACT_MS = 2000;
/** Number of FAQ questions in the structured data, from the first. */
export const FAQ_PUBLISHED = 10;
export const RELATED_TOOLS_MAX = 6;
