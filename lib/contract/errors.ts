/** Every error: a code for programs, with its HTTP status. Its sentence is an entry of `lib/words/en/errors`. */
const statuses = {
  bad_request: 400,
  bad_option: 400,
  bad_pages: 400,
  missing_page: 400,
  no_files: 400,
  upload_broken: 400,
  bad_token: 401,
  forbidden: 403,
  not_found: 404,
  turned_off: 404,
  method_not_allowed: 405,
  upload_timeout: 408,
  too_large: 413,
  too_many_files: 413,
  unsupported_type: 415,
  empty_file: 422,
  corrupt: 422,
  no_preview: 422,
  too_many_pixels: 422,
  result_too_large: 422,
  side_too_long: 422,
  no_merged_picture: 422,
  cmyk_jxl: 422,
  predicted_picture: 422,
  too_complex: 422,
  too_many_frames: 422,
  too_many_passes: 422,
  too_many_pages: 422,
  too_many_scans: 422,
  target_unreachable: 422,
  fits_as_jpg: 422,
  no_such_page: 422,
  no_bookmarks: 422,
  password_needed: 422,
  no_text: 422,
  no_tables: 422,
  language_missing: 422,
  wrong_password: 422,
  cannot_convert: 422,
  cannot_clean: 422,
  conversion_timeout: 422,
  out_of_memory: 422,
  engine_crashed: 422,
  cancelled: 499,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statuses;

export const errorCodes = Object.keys(statuses) as [ErrorCode, ...ErrorCode[]];

export const statusOf = (code: ErrorCode): number => statuses[code];

/** What fills the places of an error's sentence: the number or name that it mentions. */
export type ErrorParams = { limit?: string | number };

/** The error of one of several files, by its index. */
export type FileFailure = { index: number; code: ErrorCode; limit?: string | number };

/**
 * The only error that crosses folders: a code, the number or name that its sentence mentions, and the internal
 * cause for the log. Nothing else reaches a sentence, so no path or stack can leak.
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

  get params(): ErrorParams {
    return this.limit === undefined ? {} : { limit: this.limit };
  }
}
