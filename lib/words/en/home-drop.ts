/** The drop zone of the home page, which takes files of every format. */
export const homeDrop = {
  prompt: "Drop pictures or PDFs anywhere on this page",
  /** In place of the prompt where nothing can be dragged. */
  touch: "Choose photos or PDFs",
  dragging: "Drop them here",
  wrong: "We take pictures and PDFs",
  looking: "Looking at your files...",
  failed: "Part of this page didn't load. Check your connection, then select your files again.",
  /** Files that another app has shared with this one. */
  lost: "The files you shared didn't get here, and we kept nothing. Select them here instead.",
  button: "Select Files",
  others: "Select Other Files",
  note: "JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF, BMP, SVG, PSD, PDF and more. Whole folders work, too. You choose the new format next.",
  private: "Nothing has been uploaded yet.",
};
