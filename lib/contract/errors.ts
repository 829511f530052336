/**
 * Every error: a code for programs, an HTTP status, and a sentence for the visitor. A sentence takes `{limit}`
 * from the error and nothing else, so no path or stack can leak.
 */
const catalog = {
  bad_request: [400, "The request could not be read. Please reload the page and try again."],
  bad_option: [400, "The option '{limit}' has a value we do not know."],
  bad_pages: [400, "The pages could not be read. Please write them like this: 1-3, 8."],
  no_files: [400, "No file arrived. Please choose a file and try again."],
  upload_broken: [400, "The upload was cut off before it was complete. Please try again."],
  forbidden: [403, "This request came from another site."],
  not_found: [404, "This file is not here. It may have been deleted already."],
  method_not_allowed: [405, "Files are sent to this address by POST."],
  upload_timeout: [408, "The upload took too long. Please try again on a faster connection."],
  too_large: [413, "The upload is larger than the limit of {limit} MB."],
  too_many_files: [413, "Too many files at once. The limit is {limit}."],
  unsupported_type: [415, "This is not a kind of file we can convert."],
  empty_file: [422, "This file is empty."],
  corrupt: [422, "This file is damaged or incomplete."],
  too_many_pixels: [422, "This picture is larger than the limit of {limit} megapixels."],
  side_too_long: [422, "Pictures of this format may have at most {limit} pixels a side."],
  too_many_frames: [422, "This animation has more than the limit of {limit} frames."],
  too_many_pages: [422, "This PDF has more than the limit of {limit} pages."],
  no_such_page: [422, "Some of these pages are not in the document. The last one is {limit}."],
  password_needed: [422, "This PDF is protected. Please enter its password."],
  no_text: [422, "This PDF has no text: its pages are pictures, as a scanner makes them."],
  wrong_password: [422, "This is not the password of this PDF."],
  cannot_convert: [422, "This file cannot be converted."],
  conversion_timeout: [422, "This file takes longer than the limit of {limit} seconds."],
  out_of_memory: [422, "This file needs more memory than a conversion may use."],
  engine_crashed: [422, "The converter stopped while it was working on this file."],
  cancelled: [499, "The conversion was cancelled."],
  rate_limited: [429, "Too many conversions in a short time. Please wait a moment."],
  internal: [500, "Something went wrong on our side. Please try again."],
  busy: [503, "The converter is busy. Please try again in a moment."],
  storage_full: [507, "There is no room for results at the moment. Please try again later."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof catalog;

export const errorCodes = Object.keys(catalog) as [ErrorCode, ...ErrorCode[]];

export const statusOf = (code: ErrorCode): number => catalog[code][0];

/** Returns the sentence for the visitor, with `limit` in place of `{limit}`. */
export const sentenceOf = (code: ErrorCode, limit?: string | number): string =>
  catalog[code][1].replace("{limit}", String(limit ?? ""));

/** The error of one of several files, by its index. */
export type FileFailure = { index: number; code: ErrorCode; limit?: string | number };

/**
 * The only error that crosses folders: a code, the number or name that its sentence mentions, and the internal
 * cause for the log. Only the server's reply and the browser turn it into words.
 */
export class ConversionError extends Error {
  override name = "ConversionError";
  readonly code: ErrorCode;
  readonly limit: string | number | undefined;
  /** The files that failed, where several make one result. */
  readonly files: readonly FileFailure[];

  constructor(
    code: ErrorCode,
    options: { limit?: string | number; files?: readonly FileFailure[]; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.limit = options.limit;
    this.files = options.files ?? [];
  }

  get status(): number {
    return statusOf(this.code);
  }

  get sentence(): string {
    return sentenceOf(this.code, this.limit);
  }
}
