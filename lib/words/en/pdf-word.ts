/** Words of the screen that makes a Word document of a PDF. */
export const pdfWord = {
  layout: "Layout",
  last: "Writing the document...",
  finished: "Finished, the document is ready.",
  success: "A Word document, ready to download and edit.",
  download: "Download .docx",
};
