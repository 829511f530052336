import { badges, documentSteps, pagesHint, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-webp",
  name: "PDF to WEBP",
  title: "PDF to WEBP Converter | Small Page Images, Free",
  description:
    "Turn PDF pages into small WEBP images for websites and previews, at the size you choose. Free, no account, no watermark, files deleted.",
  keywords: ["pdf to webp", "convert pdf to webp", "pdf page to webp", "pdf preview image", "pdf for web"],
  heading: "PDF to WEBP Converter",
  subtitle: "Small page images for websites and previews",
  badges,
  from: "pdf",
  to: "webp",
  job: "images",
  call: "pdfToImages",
  targets: ["webp"],
  dropZone: pdfDropZone(pagesHint),
  action: "Convert to WEBP",
  steps: documentSteps("Converting the pages...", "Optimizing quality..."),
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose quality and pages",
      text: "Choose the size that fits your layout. Convert all pages or only some.",
    },
    { name: "Download the WEBPs", text: "Get them one by one or all in a ZIP." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
