/**
 * Every number of the product by name, with its unit. What an operator may change by environment
 * (retention, megapixels, rate) is not here but in `lib/server/env`.
 */

export const KIB = 1024;
export const MIB = 1024 * KIB;

/** What the browser checks before it sends anything, in bytes. */
export const fileLimits = {
  advancedPng: 10 * MIB,
  jpegToJpg: 10 * MIB,
  generalConverter: 20 * MIB,
  /** The check of the PDF page; its texts say {@link fileLimits.pdfSaid}. Both are specified. */
  pdf: 10_485_760,
  pdfSaid: 50 * MIB,
} as const;

/** 'up to N files, max M MB total' in hints: words only, but for the cap of the three-view pages. */
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
/** 'Estimated time left': starts here, one less a second, never under the floor until it is done. */
export const estimate = { startS: 8, everyMs: 1000, floorS: 1 } as const;
/** From the end of a conversion to its 'Conversion complete!'. */
export const SUCCESS_DELAY_MS = 400;

export const advancedPng = {
  batchSize: 3,
  quality: { min: 10, max: 100, default: 85 },
  background: "#ffffff",
  removeTransparency: true,
  progressBarMs: 300,
  zipFolder: "converted_images",
  zipName: "converted_images.zip",
} as const;

/** All results of a batch in one file. */
export const batchZip = { name: "converted_images.zip" } as const;
/** What the compressor's answer is saved as. */
export const compressedZip = { name: "compressed_images.zip" } as const;

export const simplePng = { quality: 85, timeoutMs: 60_000 } as const;
export const imageConvert = { quality: { min: 1, max: 100 } } as const;
/** Pixels that a point (1/72 inch) of a PDF's page becomes. */
export const pdfScale = {
  choices: [0.5, 1, 1.5, 2, 3],
  /** What the choices are called, in their order. */
  names: ["Low", "Normal", "Good", "High", "Very High"],
  default: 2,
} as const;
/** From the answer to the download of the first page by itself. */
export const FIRST_PAGE_DOWNLOAD_MS = 1000;
/** What all pages of a PDF in one file are saved as. */
export const pagesZipName = (sessionId: string): string => `converted_images_${sessionId}.zip`;
/** Percent that the files of a run share while they are converted one by one; the rest comes at the end. */
export const AUTO_PROGRESS_SHARE = 90;
export const jpegToJpg = { timeoutMs: 60_000, autoDownloadMs: 1000, staggerMs: 500 } as const;

/** Pages of images in a PDF, in points (1/72 inch): paper upright, width and height, and white around the image. */
export const pdfPage = {
  paper: { a4: [595.28, 841.89], letter: [612, 792] },
  margins: { none: 0, small: 18, large: 54 },
} as const;
/** What a PDF of several images is saved as. */
export const PDF_NAME = "converted.pdf";

export const CANVAS_QUALITY = 0.92;
/** What a canvas is trusted with, in pixels: iOS draws nothing on a larger one. */
export const CANVAS_MAX_PIXELS = 16_777_216;
export const camera = { quality: 0.95, width: 1280, height: 720 } as const;

/** Object links of saved files live this long, so that a slow browser can still read them. */
export const SAVED_LINK_MS = 40_000;
export const PREVIEW_COUNT = 4;
export const TOAST_MS = 3000;
/** From one testimonial of the home page to the next. */
export const TESTIMONIAL_MS = 4000;
/** The best rating there is. */
export const STARS_MAX = 5;
/** 'Sending Message...' on the contact page. */
export const CONTACT_MS = 2000;
/** Questions of the FAQ that are structured data, from the first. */
export const FAQ_PUBLISHED = 10;
export const RELATED_TOOLS_MAX = 6;

/**
 * The game of the 404 page, in its own pixels: its world is `height` of them high whatever the screen, and as
 * wide as its shape makes it. Speeds are per tick.
 */
export const game = {
  tickMs: 24,
  gravity: 0.5,
  impulse: -8,
  pipeWidth: 60,
  /** Between the upper and the lower stack. */
  gap: 140,
  /** From the left edge of a pipe to the next one's. */
  spacing: 300,
  bird: 30,
  height: 480,
  speed: 4,
  /** The bird's left edge, and how far the first pipe is from it. */
  birdX: 84,
  firstPipe: 320,
  /** A gap stays this far from the top, where the score stands, and the bottom. */
  margin: 88,
  /** Flaps count again this long after the end, so that the last one does not restart; 288 ms. */
  restartTicks: 12,
} as const;
