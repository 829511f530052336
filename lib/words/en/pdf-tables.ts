import { counted } from "../format";

/** Words of the screen that makes a spreadsheet of tables. */
export const pdfTables = {
  layout: "What to read",
  layouts: {
    tables: { text: "Tables", help: "Finds each table and leaves out the text around it." },
    page: {
      text: "Everything on the page",
      help: "For forms and statements: all text, in the cells where it stands.",
    },
  },
  /** Starts anew where no table was found. */
  readPage: "Read everything on the page",
  language: "Language of the scan",
  last: "Finding the tables...",
  format: "File format",
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" },
  oneSheet: { xlsx: "Put all tables into one sheet", csv: "Put all tables into one file" },
  text: "Keep everything as text",
  separator: "Separator",
  separators: { comma: "Comma", semicolon: "Semicolon", tab: "Tab" },
  bom: "Mark as UTF-8 for Excel",
  summary: "{layout}, {format}",
  /** Of an area of a page that was drawn. */
  noText: "We found no text in this area.",
  /** Names sheets and files of tables without a caption. */
  names: "Table {n}, page {page}",
  found: counted({ one: "{n} table found", other: "{n} tables found" }),
  foundOn: counted({
    one: "Check it below, then download it.",
    other: "Check them below, then download them.",
  }),
  finished: counted({ one: "Finished, {n} table found.", other: "Finished, {n} tables found." }),
  download: "Download .{extension}",
  making: "Writing the file...",
  notMade: "We couldn't write the file. Change a choice or reload the page.",
  empty: "All tables are left out. Include one to get a file.",
};
