/** Words of the screens that take one PDF. */
export const pdf = {
  chosen: "Chosen {format}",
  cleared: "File removed. {keys} brings it back.",
  uploaded: "Upload complete.",
  password: "Password of this PDF",
  passwordHelp: "We use it to open the file and don't keep it.",
  result: "Result",
  download: "Download PDF",
  page: "Page",
  pageOf: "Page {page} of {total}",
  previous: "Previous page",
  next: "Next page",
};
