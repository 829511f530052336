/** Numbers of the server that nobody needs to configure; what an operator may change is in `env`. */

/** Bounds of the form itself. A call has a handful of short options; a browser's part has three headers. */
export const formLimits = {
  fields: 32,
  /** Bytes of a field's name, and of its value. */
  fieldName: 100,
  fieldValue: 1024,
} as const;

/** Bytes of a file name in UTF-8: what file systems take. */
export const ORIGINAL_NAME_BYTES = 255;
/** Shorter for results, so that 'name (12).jpg', '.part' and a browser's own number still fit. */
export const RESULT_NAME_BYTES = 200;

/** An upload is given REQUEST_TIMEOUT_S, and a second more for every so many bytes that came. */
export const SLOWEST_UPLOAD_BYTES_PER_S = 32 * 1024;
/**
 * An answer that is a file is given `baseMs`, in which it may still be made, and a second more for every so many bytes
 * that went out: who reads slower, or not at all, keeps room from others.
 */
export const sendingPace = { baseMs: 120_000, bytesPerS: 8 * 1024 } as const;
/** `next start` cuts any request after 300 s (FACTS.md); the conversion needs its time too. */
export const LONGEST_REQUEST_MS = 295_000;

/** After an early refusal the body is drained for so long before the connection closes; see `drainBody`. */
export const DRAIN_MS = 2000;

/** Uploads on their way at once: each has a connection, a folder and an open file, however little it sends. */
export const OPEN_UPLOADS = 500;
/** How much of all that room one visitor may have, where visitors are counted. */
export const VISITOR_SHARE = 1 / 4;
/** What Retry-After says when there is no room for one more. */
export const RETRY_AFTER_S = 5;
/**
 * Bytes of results that are expected of a byte that is uploaded. An average, not a bound: a photo's PNG is about six
 * times its JPEG, and most other results are smaller than what they are made of.
 */
export const RESULT_BYTES_PER_BYTE = 2;
/** How long a look at the free space of the disk is good for. */
export const DISK_KNOWN_MS = 1000;

/** What opening a PDF may take, in milliseconds: it reads an index, where drawing a page is the work. */
export const PDF_OPEN_MS = 10_000;
/** Pages of one PDF that are in the queue at once, where there are no more processes; the others wait in their request. */
export const PDF_PAGES_QUEUED = 32;
/** After so many pages of one PDF that ran into a limit of the engine, the rest is not tried. */
export const PDF_LOST_PAGES = 2;

export const SWEEP_EVERY_MS = 60_000;
