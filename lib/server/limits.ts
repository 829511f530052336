/** Numbers of the server that need no configuration; settings of the operator are in `env`. */

/** Limits of a form; a call has only a few short options. */
export const formLimits = {
  fields: 32,
  /** Bytes of a field name, and of a value. */
  fieldName: 100,
  fieldValue: 2048,
} as const;

/** Bytes of a file name in UTF-8: the limit of common file systems. */
export const ORIGINAL_NAME_BYTES = 255;
/** Shorter for results, so that a number, '.part' and a number added by the browser still fit. */
export const RESULT_NAME_BYTES = 200;

/** An upload may take REQUEST_TIMEOUT_S, plus a second for each of this many bytes received. */
export const SLOWEST_UPLOAD_BYTES_PER_S = 32 * 1024;
/**
 * A file answer may take `baseMs`, which includes making it, plus a second for each `bytesPerS` sent: clients that read
 * more slowly, or not at all, keep capacity from others.
 */
export const sendingPace = { baseMs: 120_000, bytesPerS: 8 * 1024 } as const;
/** The HTTP server allows a request 300 s (`connections`); this leaves 5 s for the answer. */
export const LONGEST_REQUEST_MS = 295_000;

/** Time for which the body is drained after an early refusal; see `drainBody`. */
export const DRAIN_MS = 2000;

/** Concurrent uploads: each has a connection, a folder and an open file, however small it is. */
export const OPEN_UPLOADS = 500;
/** Share of the admission limits that one visitor may use, if the rate limit is on. */
export const VISITOR_SHARE = 1 / 4;
/** Retry-After of a request that is not admitted. */
export const RETRY_AFTER_S = 5;
/**
 * Expected bytes of results per uploaded byte. An average, not a bound: the PNG of a photo has about six times the bytes
 * of its JPEG, but most other results are smaller than their originals.
 */
export const RESULT_BYTES_PER_BYTE = 2;

/** Time limit for opening a PDF, in milliseconds: far less work than rendering a page. */
export const PDF_OPEN_MS = 10_000;
/** Pages of one PDF in the queue at once, unless there are more engine processes; the others wait in their request. */
export const PDF_PAGES_QUEUED = 32;
/** Pages of one PDF that may exceed a limit of the engine before the others are given up. */
export const PDF_LOST_PAGES = 2;

/** Bytes of one report of web vitals, and reports of one address a minute. */
export const VITALS_BYTES = 1000;
export const VITALS_PER_MINUTE = 60;

export const SWEEP_EVERY_MS = 60_000;
/** Time that jobs at work get when a worker stops, in milliseconds. */
export const WORKER_GRACE_MS = 20_000;
/** Time for which an answer waits until the results of its request are deleted, in milliseconds. */
export const UNPUBLISHED_MS = 2000;
