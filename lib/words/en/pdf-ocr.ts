import { counted } from "../format";

/** Words of the screen that makes a scanned PDF searchable. */
export const pdfOcr = {
  busy: "Reading...",
  language: "Language of the scan",
  last: "Adding the text...",
  finished: "Finished, the PDF is ready.",
  found: "Text recognized!",
  words: counted({ one: "{words} word", other: "{words} words" }),
  pages: counted({ one: "{n} page", other: "{n} pages" }),
  foundOn: "{words} on {pages}. You can search and copy them now.",
  none: "There was nothing to add",
  kept: "The PDF is as it was.",
  noneHelp:
    "Choose the language of the scan and try again, or scan the pages again: straight, sharp and with 300 dpi.",
};
