/** Words of the screens that take one PDF. */
export const pdf = {
  chosen: "Chosen {format}",
  cleared: "File removed. {keys} brings it back.",
  /** Of a file that is no PDF, before it is sent. */
  broken: "{name} can't be opened. It's damaged or not a PDF.",
  /** It can be opened, perhaps not all of it. */
  doubtful: "This PDF may be damaged. Check that all its pages are there.",
  uploaded: "Upload complete.",
  password: "Password of this PDF",
  passwordHelp: "We use it to open the file and don't keep it.",
  result: "Result",
  download: "Download PDF",
  page: "Page",
  pageOf: "Page {page} of {total}",
  previous: "Previous page",
  next: "Next page",
  failures: {
    failed: "An error occurred during conversion.",
    page: "Failed to download image.",
    pages: "Failed to download all images.",
    /** By the code of the error. */
    advice: {
      no_text: "Handwriting and very faint print can't be read. Do you only need pictures of the pages?",
      no_tables: "Do you only need the text?",
      target_unreachable: "Leave out some pages, or send it as several PDFs.",
      too_many_pages: "Choose fewer pages where you can, or split the PDF first.",
    },
  },
};
