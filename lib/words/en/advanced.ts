/** Words of PNG to JPG with options, and of the switch to its simple layout. */
export const advanced = {
  layout: "Layout",
  layouts: { advanced: "Advanced", simple: "Simple" },
  options: "Conversion Options",
  quality: "Quality",
  smallerFile: "Smaller file",
  moreDetail: "More detail",
  background: "Background color",
  fill: "Remove transparency (fill with background color)",
  fillHelp:
    "JPG has no transparency. If you turn this off, transparency is dropped without blending, and clear areas show the color stored under them, often black.",
  /** The tool's action, and the number of files. */
  start: "{action} ({n})",
  progress: "Overall progress",
  selected: "Selected Files ({n})",
  clear: "Clear All",
  empty: "No files selected yet",
  results: "Converted JPG files",
  converted: "Converted JPG Files ({n})",
  ofQuality: "({percent}% quality)",
  zip: "Download All as ZIP",
};
