import { words as pdfToWord } from "../pdf-to-word/words.en";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF to Excel",
  title: "PDF to Excel Converter | Tables to XLSX, Free",
  description:
    "Turn the tables of a PDF into an Excel file, with real numbers and dates. Scans work too. Free, no account, no watermark, files deleted.",
  keywords: [
    "pdf to excel",
    "convert pdf to excel",
    "pdf to xlsx",
    "pdf table to excel",
    "extract tables from pdf",
  ],
  heading: "PDF to Excel Converter",
  subtitle: "Tables as sheets you can calculate with: numbers, dates and merged cells included",
  dropZone: { ...pdfDropZone, hint: "One PDF, up to 100 MB and 500 pages. Scans work too, up to 50 pages." },
  action: "Convert to Excel",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Find the tables",
      text: "Press the button. The pages and their tables appear side by side.",
    },
    {
      name: "Check and download",
      text: "Leave out what you don't need, join tables that belong together, and save the Excel file.",
    },
  ],
  article: {
    sections: [
      {
        heading: "What ends up in the Excel file",
        blocks: [
          "A PDF has no cells. It has letters, and sometimes lines. The converter works out rows and columns from the lines around the cells, from the colors behind them, and from how words and numbers line up.",
          {
            caption: "What becomes of a table",
            head: ["In the PDF", "In Excel"],
            rows: [
              ["Each table", "A sheet, named after its caption"],
              ["1,234.56 or 1.234,56", "A number you can add up"],
              ["12.5% and $1,200", "A percentage and an amount, shown as in the PDF"],
              ["31.12.2025 or Dec 31, 2025", "A date"],
              ["Cells that span several columns or rows", "Merged cells"],
              ["Header rows", "Bold, and in sight as you scroll"],
              ["A table over several pages", "One table, with its header once"],
            ],
          },
          "Text around the tables is left out. If you need that, too, choose 'Everything on the page' before you convert.",
        ],
      },
      {
        heading: "Numbers you can trust",
        blocks: [
          "Is 1.234 a little more than one, or over a thousand? That depends on who wrote it. The converter looks at the other numbers of the column, the table and the document, and decides only if they leave no doubt. Otherwise the cell stays text, exactly as it stands in the PDF.",
          "Numbers in brackets such as (12) become negative, and so do those with a minus behind them. Phone numbers, long IDs and numbers with leading zeros stay text, so no digit gets lost.",
        ],
      },
      {
        heading: "Check the tables before you save them",
        blocks: [
          "The page stands beside its tables, each in a frame. Compare a few cells, especially sums. You can leave out tables, say which rows are the header, and join tables that the converter took for two. If a table is missing or cut off, draw a frame around it and it's read again.",
          "All of this happens in your browser, so a change takes no second upload.",
        ],
      },
      {
        heading: "Scanned tables",
        blocks: [
          "If a page is a scan, its text is read from the picture first. That takes a few seconds per page, for up to 50 pages. Cells that were hard to read are marked. Compare them with the page before you rely on them: a faint 3 and an 8 are easy to mix up.",
        ],
      },
    ],
    questions: [
      {
        question: "The converter says there's no table. What can I do?",
        answer:
          "Choose 'Everything on the page' and convert again: text goes into cells by where it stands. For documents that are mostly text, [PDF to Word](/pdf-to-word) is the better choice.",
      },
      {
        question: "Can I get all tables in one sheet?",
        answer:
          "Yes. Switch on 'Put all tables into one sheet'. They follow each other with an empty row between.",
      },
      {
        question: "Can I get a CSV file instead?",
        answer: "Yes. Choose CSV as the file format, or go to [PDF to CSV](/pdf-to-csv).",
      },
      {
        question: "Which programs open the file?",
        answer: "Excel, LibreOffice, Google Sheets and Numbers. We don't offer the older .xls format.",
      },
      {
        question: "Are formulas converted, too?",
        answer:
          "A PDF only shows results, so there are no formulas to convert. Text that looks like a formula stays text and is never run.",
      },
      {
        question: "Can I convert a bank statement with a password?",
        answer:
          "Yes, if you know it. You're asked for the password after you press the button, and nobody keeps it.",
      },
      {
        question: "Is my document private?",
        answer: "Yes. Your PDF is deleted right after the conversion, and the result after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
