import { badges, pdfSteps, refusalsFor, supported } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/jpg-to-pdf",
  name: "JPG to PDF",
  title: "JPG to PDF Converter | Merge Photos into One PDF, Free",
  description:
    "Merge JPG photos into one PDF in the order you like. The photos go in unchanged, without losing quality. Free, no account, no watermark.",
  keywords: ["jpg to pdf", "convert jpg to pdf", "merge jpg to pdf", "jpeg to pdf", "photos to pdf"],
  heading: "JPG to PDF Converter",
  subtitle: "Put photos in order and get one PDF, each on its page and untouched",
  badges,
  from: "jpg",
  to: "pdf",
  island: "merge-pdf",
  call: "jpgToPdf",
  accept: { types: ["image/jpeg"], endings: [], picker: "image/jpeg,.jpg,.jpeg" },
  messages: refusalsFor("JPG"),
  dropZone: {
    button: "Select JPG Files",
    prompt: "or drag & drop JPG files here",
    dragging: "Drop your JPG files here",
    hint: supported("JPG"),
  },
  action: "Convert to PDF",
  starting: "Starting conversion...",
  steps: pdfSteps,
  success: "PDF is ready to download!",
  howTo: [
    { name: "Choose JPG files", text: "Drop them on the page, or press the button and pick them." },
    { name: "Put them in order", text: "Move a page up or down until the document reads right." },
    { name: "Download the PDF", text: "Press 'Convert to PDF' and save the result." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
