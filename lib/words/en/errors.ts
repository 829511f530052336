/** Sentences about errors by code, for visitors and in the replies of the API; `{limit}` is the limit that was exceeded. */
export const errors = {
  bad_request: "We couldn't read this request. Reload the page and try again.",
  bad_option: "The option '{limit}' has a value this tool doesn't accept. Reload the page and try again.",
  bad_pages: "We couldn't read these page numbers. Enter them like 1-3, 8.",
  missing_page: "There is no page {limit} in this file. Pages are counted from 1.",
  no_files: "We didn't receive a file. Select one and try again.",
  upload_broken: "The upload was interrupted. Check your connection and try again.",
  bad_token: "This token is not known here. Check it, or send the request without one.",
  forbidden: "This request came from another website. Use the tool on its own page.",
  turned_off: "This conversion is turned off on this site.",
  not_found: "We can't find this file. It may have been deleted already. Convert it again to get a new one.",
  method_not_allowed: "This address only takes files sent by POST.",
  upload_timeout: "The upload took too long. Try smaller files, or a faster connection.",
  too_large: "You can upload up to {limit} MB at once. Select fewer or smaller files.",
  too_many_files: "Too many files at once. Select up to {limit} and try again.",
  unsupported_type: "This tool can't read what's in this file. Select another one.",
  empty_file: "This file is empty. Select another one.",
  corrupt: "This file is damaged or incomplete. Try another copy.",
  no_preview:
    "This RAW file has no preview, or only a small one, and we can't develop it. Save it as JPG with your camera's software.",
  too_many_pixels:
    "This picture has more than {limit} megapixels, the most we can convert. Try a smaller size.",
  result_too_large:
    "The result would have more than {limit} megapixels, the most we can make. Choose a smaller size.",
  side_too_long: "This format allows at most {limit} pixels per side. Try a smaller size or another format.",
  no_merged_picture:
    "This Photoshop file has layers only. Save it with 'Maximize Compatibility', then select it again.",
  cmyk_jxl:
    "This JPEG XL has the colors of print (CMYK), which we can't read. Save it with RGB colors and try again.",
  predicted_picture:
    "This HEIC stores its picture as changes to another one, which we can't read. Save it as JPG in the app that made it.",
  too_complex:
    "This drawing has an effect that would take too long to draw. Choose a smaller size, or remove the effect.",
  too_many_frames: "This animation has more than {limit} frames, the most we can convert. Try a shorter one.",
  too_many_passes: "This JPG is stored in too many passes. Save it again as a regular JPG.",
  too_many_pages: "This is more than {limit} pages, the most we can convert at once.",
  too_many_scans:
    "This PDF has more than {limit} scanned pages, the most we can read at once. Split it and try again.",
  target_unreachable: "We can't make this file that small. The smallest we reach is {limit} KB.",
  fits_as_jpg: "We can't make this PNG that small. The smallest we reach is {limit} KB. As a JPG it fits.",
  no_such_page: "Some of these pages don't exist. The last page of this PDF is {limit}.",
  no_bookmarks: "This PDF has no bookmarks to split at. Choose another way to split it.",
  password_needed: "This PDF is password-protected. Enter its password.",
  no_tables: "We found no table in this file.",
  no_text: "We found no text in this PDF, not even in its pictures.",
  language_missing: "We can't read this language right now. Choose another one, or try again later.",
  wrong_password: "This password doesn't open the PDF. Check it and try again.",
  cannot_convert: "We couldn't convert this. Save it in another format and try again.",
  cannot_clean:
    "We can't take the details out of this file without changing its picture. Convert it to another format, which leaves them behind.",
  conversion_timeout: "This took longer than {limit} seconds, so we stopped. Try a smaller file.",
  out_of_memory: "This file needs more memory than we can give it. Try a smaller one.",
  engine_crashed: "The converter stopped while working on this file. Try again, or try another copy.",
  cancelled: "The conversion was canceled.",
  rate_limited: "Too many conversions in a short time. Wait a minute and try again.",
  internal: "Something went wrong on our side. Try again in a moment.",
  busy: "The converter is busy. Try again in a moment.",
  storage_full: "Our server has no room for more results right now. Try again later.",
};
