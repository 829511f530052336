/** Words of PNG to JPG with options, and of the switch to its simple layout. */
export const advanced = {
  layout: "Layout",
  layouts: { advanced: "Advanced", simple: "Simple" },
  /** Why a file is refused; after it comes the name of the simple layout. */
  larger: "Larger files work in the other layout.",
  options: "Conversion Options",
  quality: "Quality",
  smallerFile: "Smaller file",
  moreDetail: "More detail",
  background: "Background color",
  fill: "Remove transparency (fill with background color)",
  fillHelp:
    "JPG has no transparency. If you turn this off, transparency is dropped without blending, and clear areas show the color stored under them, often black.",
  /** What is chosen, in a line. */
  chosen: {
    white: "Quality {percent}%, white background",
    color: "Quality {percent}%, background {color}",
    dropped: "Quality {percent}%, transparency dropped",
  },
  /** The tool's action, and the number of files. */
  start: "{action} ({n})",
  /** After a cancel. */
  rest: "Convert {n} more",
  progress: "Overall progress",
  selected: "Selected Files ({n})",
  clear: "Clear All",
  empty: "No files selected yet",
  /** In place of the rows that have moved up, or below those that failed. */
  noneLeft: "Nothing is left to convert. Add more, or change the options and convert again.",
  results: "Converted JPG files",
  converted: "Converted JPG Files ({n})",
  ofQuality: "({percent}% quality)",
  zip: "Download All as ZIP",
};
