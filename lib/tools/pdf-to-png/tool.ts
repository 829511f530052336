import { badges, documentSteps, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-png",
  name: "PDF to PNG",
  title: "PDF to PNG Converter | Crisp Pages, Free",
  description:
    "Turn PDF pages into PNG images with crisp text and lines, at the resolution you choose. Free, no account, no watermark, files deleted.",
  keywords: ["pdf to png", "convert pdf to png", "pdf page to png", "high resolution pdf to png", "pdf png"],
  heading: "PDF to PNG Converter",
  subtitle: "Text and lines as crisp as on paper, a PNG for every page",
  badges,
  from: "pdf",
  to: "png",
  job: "images",
  call: "pdfToImages",
  targets: ["png"],
  dropZone: pdfDropZone("One PDF, up to 500 pages"),
  action: "Convert to PNG",
  steps: documentSteps("Drawing the pages...", "Optimizing quality..."),
  howTo: [
    { name: "Choose a PDF", text: "Drop it on the page, or press the button and pick it." },
    { name: "Set size and pages", text: "A larger size for print, and only the pages you need." },
    { name: "Download the PNGs", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
