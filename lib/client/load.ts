import { CallError } from "./call-error";

/** A part that does not come is the network's fault, and is said like any other. */
const arriving = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause) => {
    throw new CallError({ kind: "network" }, { cause });
  });

/**
 * The parts of the client that weigh something (ky, zod, jszip: 60 KB) come when they are needed, so
 * that a page is on the screen first. Warm them when a visitor shows what they are about to do.
 */
export const loadApi = () => arriving(import("./api"));
export const loadBatch = () => arriving(import("./convert-batch"));
export const loadResults = () => arriving(import("./fetch-result"));
export const loadForget = () => arriving(import("./forget-results"));
export const loadZip = () => arriving(import("./zip"));
export const loadCompressor = () => arriving(import("./compress-files"));
export const loadJpeg = () => arriving(import("./convert-jpeg"));
export const loadPdf = () => arriving(import("./convert-pdf"));
export const loadPdfMaker = () => arriving(import("./make-pdf"));
export const loadExplain = () => arriving(import("./explain"));

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

/** The same for what is made of a PDF. */
export const warmPdf = (): void => {
  loadPdf().catch(() => {});
};

/** The same for a PDF that is made of images. */
export const warmPdfMaker = (): void => {
  loadPdfMaker().catch(() => {});
};
