import { counted } from "../format";

/** Words of the screen that reads the text of pictures. */
export const imageText = {
  language: "Language of the text",
  step: "Reading the text...",
  busy: "Reading...",
  announced: { started: "Reading started.", canceled: "Reading canceled." },
  finished: counted({ one: "Finished, {words} word.", other: "Finished, {words} words." }),
  words: counted({ one: "{words} word", other: "{words} words" }),
  pictures: counted({ one: "{n} picture", other: "{n} pictures" }),
  found: "Text recognized!",
  foundIn: "{words} in {pictures}.",
  none: "No text found",
  noneHelp: "Try a sharper picture, or choose the language.",
  failed: "We couldn't read the text.",
  result: "Text of {name}",
  readAs: counted({ one: "{words} word, read as {language}", other: "{words} words, read as {language}" }),
  copy: "Copy text",
  copied: "Text copied.",
  txt: "Download .txt",
  docx: "Download .docx",
};
