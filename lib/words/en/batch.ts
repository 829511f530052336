import { counted } from "../format";

/** Words of the screens that convert all files in one call. */
export const batch = {
  target: "Target format",
  smaller: "To make a picture smaller and keep its format, use {tool}.",
  /** Of a result that has the format of its file. */
  savedAgain: "Saved as {format} again, a picture can get larger. To make it smaller, use {tool}.",
  more: "Convert More Files",
  ready: counted({ one: "{n} {format} file is ready.", other: "{n} {format} files are ready." }),
  inFormat: counted({
    one: "{n} file in {format} format, ready to download.",
    other: "{n} files in {format} format, ready to download.",
  }),
  downloadFormat: "Download {format} {n}",
  downloadImage: "Download Image {n}",
};
