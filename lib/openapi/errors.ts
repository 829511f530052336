import { type CallId, calls } from "../contract/calls";
import { type ErrorCode, errorCodes } from "../contract/errors";

/** What decides about the errors of a call. */
type Facts = {
  id: CallId;
  isPdf: boolean;
  /** Whether it makes pictures or reads them. */
  draws: boolean;
  has: (field: string) => boolean;
};

const picture = ({ isPdf }: Facts) => !isPdf;
const field =
  (...names: readonly string[]) =>
  ({ has }: Facts) =>
    names.some(has);
const only =
  (...ids: readonly CallId[]) =>
  ({ id }: Facts) =>
    ids.includes(id);

/** Errors that only some calls can have. Those of {@link elsewhere} come from other paths; all others from every call. */
const some: Partial<Record<ErrorCode, (call: Facts) => boolean>> = {
  bad_pages: field("pages"),
  missing_page: only("organizePdf"),
  too_many_files: ({ id }) => calls[id].multiple,
  no_preview: picture,
  too_many_pixels: ({ draws }) => draws,
  result_too_large: only("resize"),
  side_too_long: ({ draws }) => draws,
  no_merged_picture: picture,
  cmyk_jxl: picture,
  predicted_picture: picture,
  too_complex: (call) => picture(call) || call.has("regions"),
  too_many_frames: picture,
  too_many_passes: picture,
  too_many_pages: (call) => (call.isPdf ? !only("protectPdf", "unlockPdf")(call) : call.has("pageSize")),
  too_many_scans: only("ocrPdf"),
  target_unreachable: field("targetSize"),
  fits_as_jpg: only("compressor"),
  cannot_clean: only("removeExif"),
  no_such_page: field("pages", "plan", "regions"),
  no_bookmarks: only("organizePdf"),
  password_needed: ({ isPdf }) => isPdf,
  no_text: only("pdfToWord"),
  no_tables: field("regions"),
  language_missing: field("language"),
  wrong_password: ({ isPdf }) => isPdf,
};

const elsewhere: readonly ErrorCode[] = ["not_found", "method_not_allowed", "cancelled"];

/** Codes that every call can fail with. */
export const commonErrors = errorCodes.filter((code) => !some[code] && !elsewhere.includes(code));

/**
 * Returns the codes that a call can fail with, besides the {@link commonErrors}.
 *
 * @param fields names of its fields
 */
export function ownErrors(id: CallId, fields: readonly string[]): ErrorCode[] {
  const isPdf = calls[id].fileField === "pdf";
  const facts = {
    id,
    isPdf,
    draws: !isPdf || id === "pdfToImages",
    has: (name: string) => fields.includes(name),
  };
  return errorCodes.filter((code) => some[code]?.(facts));
}
