import { ocrLanguageChoices } from "../ocr-languages";
import { badges, documentSteps, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/ocr-pdf",
  name: "OCR PDF",
  title: "OCR PDF Online | Make a Scan Searchable, Free",
  description:
    "Turn a scanned PDF into one you can search and copy from. The pages look the same, with the text behind them. Free, no account, no watermark.",
  keywords: [
    "ocr pdf",
    "searchable pdf",
    "scan to searchable pdf",
    "pdf text recognition",
    "ocr scanned pdf",
  ],
  heading: "OCR PDF",
  subtitle: "Search a scanned PDF, and select and copy its text",
  badges,
  from: "pdf",
  to: "pdf",
  job: "ocr",
  call: "ocrPdf",
  dropZone: pdfDropZone("One PDF, up to 100 MB and 50 scanned pages"),
  action: "Make Searchable",
  steps: documentSteps("Reading the scanned pages...", "Adding the text..."),
  languages: ocrLanguageChoices,
  howToTitle: "How to make a scanned PDF searchable",
  howTo: [
    { name: "Select a PDF", text: "Drop your scan on the page or select it with the button." },
    {
      name: "Choose the language",
      text: "We detect it. Choose it yourself if the result has odd letters.",
    },
    {
      name: "Download the PDF",
      text: "It looks the same. Press Ctrl+F or Command+F in your viewer to search it.",
    },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
