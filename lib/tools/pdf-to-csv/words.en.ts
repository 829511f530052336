import { words as pdfToWord } from "../pdf-to-word/words.en";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF to CSV",
  title: "PDF to CSV Converter | Extract Tables, Free",
  description:
    "Extract the tables of a PDF as CSV files for Excel, Python or a database. Scans work too. Free, no account, files deleted.",
  keywords: ["pdf to csv", "convert pdf to csv", "extract table from pdf", "pdf data extraction"],
  heading: "PDF to CSV Converter",
  subtitle: "Tables as plain data for spreadsheets, scripts and databases",
  dropZone: { ...pdfDropZone, hint: "One PDF, up to 100 MB and 500 pages. Scans work too, up to 50 pages." },
  action: "Convert to CSV",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    { name: "Find the tables", text: "Press the button. The pages and their tables appear side by side." },
    {
      name: "Choose the format and download",
      text: "Comma, semicolon or tab, with or without a byte order mark. A change takes no second upload.",
    },
  ],
  article: {
    sections: [
      {
        heading: "The format of the file",
        blocks: [
          "Values stand in the CSV file as they do in the PDF, in UTF-8. Values that hold a separator, a quotation mark or a line break are put in quotation marks, as RFC 4180 asks for.",
          {
            caption: "Which separator to choose",
            head: ["Separator", "Good for"],
            rows: [
              ["Comma", "Python, R, databases, Google Sheets, and Excel in English"],
              ["Semicolon", "Excel where numbers have a decimal comma, as in most of Europe"],
              ["Tab", "Copying into other programs, and texts full of commas"],
            ],
          },
          "'Mark as UTF-8 for Excel' adds three bytes at the start, the byte order mark. With it, Excel shows é, ü and € correctly when you double-click the file. Switch it off for scripts that trip over it.",
        ],
      },
      {
        heading: "One file or several",
        blocks: [
          "Several tables become several CSV files in a ZIP, named after their captions. Switch on 'Put all tables into one file' to get them one below the other, with an empty row between.",
          "A cell that spans several columns or rows has its text in the first place, and the others are empty. A table that goes on over several pages is one table, and its repeated header is left out.",
        ],
      },
      {
        heading: "Safe to open in a spreadsheet",
        blocks: [
          "Excel runs a cell that starts with =, +, - or @ as a formula, also in a CSV file. Someone could hide a harmful one in a PDF. Such cells get an apostrophe in front, which stops that. Numbers such as -12 and +3.5 stay as they are.",
        ],
      },
    ],
    questions: [
      {
        question: "Why does Excel put everything into one column?",
        answer:
          "Your Excel expects another separator, most often a semicolon. Choose it and download the file again, or use [PDF to Excel](/pdf-to-excel), which has no separators.",
      },
      {
        question: "Are numbers changed?",
        answer:
          "No. A CSV file has no types, so 1.234,56 stays 1.234,56. For numbers that a spreadsheet understands in any language, choose Excel as the file format.",
      },
      {
        question: "Does it work with scans?",
        answer:
          "Yes, up to 50 scanned pages. Their text is read from the picture, so check the digits before you rely on them.",
      },
      {
        question: "A table is missing. What now?",
        answer:
          "Draw a frame around it on the picture of the page, and it's read again. If the PDF has no tables at all, choose 'Everything on the page'.",
      },
      {
        question: "Can I do this from a script?",
        answer:
          "Yes. The address /api/pdf-to-excel takes a PDF and returns its tables as XLSX, CSV or JSON. The file /api/openapi.json describes it.",
      },
      {
        question: "How long do you keep my file?",
        answer:
          "No longer than the conversion takes. The tables that were found stay for {retention}, unless you delete them at once.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
