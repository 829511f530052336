import { counted } from "../format";

/** Words of the screen that reads the text of pictures. */
export const imageText = {
  language: "Language of the text",
  step: "Reading the text...",
  busy: "Reading...",
  /** After a cancel. */
  rest: "Read {n} more",
  announced: { started: "Reading started.", canceled: "Reading canceled." },
  finished: counted({ one: "Finished, {words} word.", other: "Finished, {words} words." }),
  words: counted({ one: "{words} word", other: "{words} words" }),
  pictures: counted({ one: "{n} picture", other: "{n} pictures" }),
  found: "Text recognized!",
  foundIn: "{words} in {pictures}.",
  others: counted({ one: "{n} other", other: "{n} others" }),
  foundInSome: "{words} in {pictures}, none in {others}.",
  none: "No text found",
  noneHelp: "Try a sharper picture, or choose the language.",
  helps: {
    heading: "What helps",
    tips: [
      "Choose the language of the text, and read it again.",
      "Take the picture from straight above, in even light, and close enough that the text fills it.",
      "Use the original file: a small copy from a chat has lost what makes letters legible.",
    ],
  },
  again: "Read again",
  failed: "We couldn't read the text.",
  result: "Text of {name}",
  readAs: counted({ one: "{words} word, read as {language}", other: "{words} words, read as {language}" }),
  /** Button over the picture, with the picture's name. */
  enlarge: "Enlarge",
  zoomHelp: "Zoom with the wheel, two fingers, or the + and - keys, and drag the picture to move it.",
  /** Puts the lines of each paragraph into one, and back. */
  joinLines: "Join lines",
  restoreLines: "Restore lines",
  copy: "Copy text",
  /** What the button says for a moment, and a screen reader. */
  isCopied: "Copied",
  copied: "Text copied.",
  /** Saves the texts of several pictures. */
  all: "Download all as one .txt",
  txt: "Download .txt",
  docx: "Download .docx",
};
