/** What the pages say of calls that failed, around the sentences of `errors`. */
export const failures = {
  /** A file's name, or a page, and why it failed. */
  line: "{name}: {reason}",
  page: "Page {page}",
};
