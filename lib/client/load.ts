/**
 * The parts of the client that weigh something (ky, zod, jszip: 60 KB) come when they are needed, so
 * that a page is on the screen first. Warm them when a visitor shows what they are about to do.
 */
export const loadApi = () => import("./api");
export const loadBatch = () => import("./convert-batch");
export const loadResults = () => import("./fetch-result");
export const loadZip = () => import("./zip");
export const loadCompressor = () => import("./compress-files");
export const loadJpeg = () => import("./convert-jpeg");
export const loadExplain = () => import("./explain");

/** Starts fetching what a conversion needs. Failing here is no error: the conversion tries again. */
export const warmConversion = (): void => {
  loadBatch().catch(() => {});
};

/** The same for the compressor. */
export const warmCompressor = (): void => {
  loadCompressor().catch(() => {});
};

/** The same for the calls that JPEG to JPG makes file by file. */
export const warmJpeg = (): void => {
  loadJpeg().catch(() => {});
};
