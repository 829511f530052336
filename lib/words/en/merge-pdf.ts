/** Words of the screen that makes a PDF of files of one format. */
export const mergePdf = {
  busy: "Processing...",
  finished: "Finished.",
};
