import "server-only";

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
/** `next start` cuts any request after 300 s (FACTS.md); the conversion needs its time too. */
export const LONGEST_REQUEST_MS = 295_000;

/** After an early refusal we read on for so long before we close, see `answers`. */
export const READ_ON_MS = 2000;

/** Files that may be converting or waiting in this process; more are refused at once. */
export const ADMITTED_FILES = 1000;
/** What Retry-After says when they are. */
export const RETRY_AFTER_S = 5;

/** What opening a PDF may take, in milliseconds: it reads an index, where drawing a page is the work. */
export const PDF_OPEN_MS = 10_000;
/** After so many pages of one PDF that ran into a limit of the engine, the rest is not tried. */
export const PDF_LOST_PAGES = 2;

export const SWEEP_EVERY_MS = 60_000;
