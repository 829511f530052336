import { badges, documentSteps, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-word",
  name: "PDF to Word",
  title: "PDF to Word Converter | Editable DOCX, Free",
  description:
    "Turn a PDF into a Word document you can edit, with headings, lists, tables and pictures. Free, no account, no watermark, files deleted.",
  keywords: ["pdf to word", "convert pdf to word", "pdf to docx", "edit pdf in word", "pdf word converter"],
  heading: "PDF to Word Converter",
  subtitle: "Paragraphs, headings, lists, tables and pictures, ready to edit in Word",
  badges,
  from: "pdf",
  to: "docx",
  job: "word",
  call: "pdfToWord",
  dropZone: pdfDropZone("One PDF, up to 100 MB and 500 pages. Scans work too, up to 50 pages."),
  action: "Convert to Word",
  steps: documentSteps("Finding paragraphs and tables...", "Writing the document..."),
  layouts: [
    {
      value: "flow",
      text: "Text that flows",
      help: "For editing: paragraphs, lists and tables make room for what you write.",
    },
    {
      value: "exact",
      text: "Exact layout",
      help: "For keeping the look: every page looks as it does in the PDF.",
    },
  ],
  scanned: { path: "/pdf-to-image", name: "PDF to Image" },
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Convert to Word",
      text: "Choose between text that flows and the exact layout, and press the button. Most documents take a few seconds.",
    },
    { name: "Download the document", text: "Save the .docx file and open it in Word." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
