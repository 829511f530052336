import { advancedPng, fileLimits, jpegToJpg, pagePlan, THREE_VIEW_MAX_FILES } from "../limits";
import type { Behavior, ScreenId } from "./types";

/** The usual one: a selection replaces the previous one, and is sent in one request. */
export const list: Behavior = {
  adding: "replace",
  refusals: "one sentence",
  results: "discard",
  next: "convert",
  requests: "together",
  progress: "a",
};

/** The behavior of each screen. Pages hand over that of their own: all of them would be on every page. */
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
  "page-board": { ...list, adding: "append", next: "offer", results: "keep", maxFiles: pagePlan.files },
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
