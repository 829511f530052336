import { badges, documentSteps, pagesHint, pdfDocument, pdfDropZone } from "../shared";
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
  subtitle: "A PNG of every page, with crisp text and lines",
  badges,
  from: "pdf",
  to: "png",
  job: "images",
  call: "pdfToImages",
  targets: ["png"],
  dropZone: pdfDropZone(pagesHint),
  action: "Convert to PNG",
  steps: documentSteps("Converting the pages...", "Optimizing quality..."),
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose quality and pages",
      text: "Higher quality is better for print. Convert all pages or only some.",
    },
    { name: "Download the PNGs", text: "Get them one by one or all in a ZIP." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
