import { advancedPng, fileLimits, jpegToJpg, THREE_VIEW_MAX_FILES } from "../limits";
import type { ScreenId } from "./types";

/** How a screen treats its files, as specified for each. */
export type Behavior = {
  /** What new files do to those in the list. */
  adding: "replace" | "append";
  /** Files that the list holds; further ones are left out. */
  maxFiles?: number;
  /** Bytes of one file, checked before the upload. */
  maxBytes?: number;
  /** Whether empty files are refused before the upload. */
  refuseEmpty?: boolean;
  /** How refused files are named. */
  refusals: "one sentence" | "first reason of each file" | "every reason of each file";
  /** What a change of the list does to the results. */
  results: "discard" | "keep";
  /** What becomes of files that come during a run: they are converted after it, or can be chosen in place of its result. */
  next: "convert" | "offer";
  /** Whether adding files starts their conversion. */
  autoStart?: boolean;
  /** Files per request: all of them, or one, with this many requests at a time. */
  requests: "together" | number;
  /** Automatic downloads at the end of a run, in milliseconds. */
  autoDownload?: { afterMs: number; staggerMs: number };
  /** Profile of the simulated progress. */
  progress: "a" | "b";
  /** Whether the drop zone makes room for the progress and the results. */
  views?: boolean;
};

const list: Behavior = {
  adding: "replace",
  refusals: "one sentence",
  results: "discard",
  next: "convert",
  requests: "together",
  progress: "a",
};

export const behaviors: Record<ScreenId, Behavior> = {
  batch: list,
  "any-format": { ...list, maxBytes: fileLimits.generalConverter },
  compressor: list,
  "merge-pdf": { ...list, next: "offer" },
  "camera-pdf": { ...list, next: "offer" },
  // The server reads as many pictures at once as it can spare processes.
  "image-text": { ...list, requests: 2 },
  resize: list,
  "pdf-pages": { ...list, next: "offer", maxFiles: 1, maxBytes: fileLimits.pdf },
  "pdf-document": { ...list, next: "offer", maxFiles: 1 },
  "three-view": {
    ...list,
    adding: "append",
    maxFiles: THREE_VIEW_MAX_FILES,
    progress: "b",
    views: true,
  },
  auto: {
    ...list,
    adding: "append",
    maxBytes: fileLimits.jpegToJpg,
    refuseEmpty: true,
    refusals: "first reason of each file",
    results: "keep",
    autoStart: true,
    requests: 1,
    autoDownload: { afterMs: jpegToJpg.autoDownloadMs, staggerMs: jpegToJpg.staggerMs },
  },
  advanced: {
    ...list,
    adding: "append",
    maxBytes: fileLimits.advancedPng,
    refusals: "every reason of each file",
    results: "keep",
    requests: advancedPng.batchSize,
  },
};
