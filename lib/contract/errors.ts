/**
 * Every error: a code for programs, an HTTP status, and a sentence for the visitor. A sentence takes `{limit}`
 * from the error and nothing else, so no path or stack can leak.
 */
const catalog = {
  bad_request: [400, "We couldn't read this request. Reload the page and try again."],
  bad_option: [
    400,
    "The option '{limit}' has a value this tool doesn't accept. Reload the page and try again.",
  ],
  bad_pages: [400, "We couldn't read these page numbers. Enter them like 1-3, 8."],
  no_files: [400, "We didn't receive a file. Select one and try again."],
  upload_broken: [400, "The upload was interrupted. Check your connection and try again."],
  forbidden: [403, "This request came from another website. Use the tool on its own page."],
  not_found: [
    404,
    "We can't find this file. It may have been deleted already. Convert it again to get a new one.",
  ],
  method_not_allowed: [405, "This address only takes files sent by POST."],
  upload_timeout: [408, "The upload took too long. Try smaller files, or a faster connection."],
  too_large: [413, "You can upload up to {limit} MB at once. Select fewer or smaller files."],
  too_many_files: [413, "Too many files at once. Select up to {limit} and try again."],
  unsupported_type: [415, "This tool can't convert this type of file. Select another file."],
  empty_file: [422, "This file is empty. Select another one."],
  corrupt: [422, "This file is damaged or incomplete. Try another copy."],
  no_preview: [
    422,
    "This RAW file has no preview, or only a small one, and we can't develop it. Save it as JPG with your camera's software.",
  ],
  too_many_pixels: [
    422,
    "This picture has more than {limit} megapixels, the most we can convert. Try a smaller size.",
  ],
  result_too_large: [
    422,
    "The result would have more than {limit} megapixels, the most we can make. Choose a smaller size.",
  ],
  side_too_long: [
    422,
    "This format allows at most {limit} pixels per side. Try a smaller size or another format.",
  ],
  no_merged_picture: [
    422,
    "This Photoshop file has layers only. Save it with 'Maximize Compatibility', then select it again.",
  ],
  too_many_frames: [
    422,
    "This animation has more than {limit} frames, the most we can convert. Try a shorter one.",
  ],
  too_many_passes: [422, "This JPG is stored in too many passes. Save it again as a regular JPG."],
  too_many_pages: [422, "This is more than {limit} pages, the most we can convert at once."],
  too_many_scans: [
    422,
    "This PDF has more than {limit} scanned pages, the most we can read at once. Split it and try again.",
  ],
  target_unreachable: [422, "We can't make this file that small. The smallest we reach is {limit} KB."],
  fits_as_jpg: [
    422,
    "We can't make this PNG that small. The smallest we reach is {limit} KB. As a JPG it fits.",
  ],
  no_such_page: [422, "Some of these pages don't exist. The last page of this PDF is {limit}."],
  password_needed: [422, "This PDF is password-protected. Enter its password."],
  no_text: [422, "We found no text in this PDF, not even in its pictures."],
  wrong_password: [422, "This password doesn't open the PDF. Check it and try again."],
  cannot_convert: [422, "We couldn't convert this. Save it in another format and try again."],
  conversion_timeout: [422, "This took longer than {limit} seconds, so we stopped. Try a smaller file."],
  out_of_memory: [422, "This file needs more memory than we can give it. Try a smaller one."],
  engine_crashed: [422, "The converter stopped while working on this file. Try again, or try another copy."],
  cancelled: [499, "The conversion was canceled."],
  rate_limited: [429, "Too many conversions in a short time. Wait a minute and try again."],
  internal: [500, "Something went wrong on our side. Try again in a moment."],
  busy: [503, "The converter is busy. Try again in a moment."],
  storage_full: [507, "Our server has no room for more results right now. Try again later."],
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
