import { badges, documentSteps, pdfDocument, pdfDropZone } from "../shared";
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
  subtitle: "Pages as small images for websites and previews",
  badges,
  from: "pdf",
  to: "webp",
  job: "images",
  call: "pdfToImages",
  targets: ["webp"],
  dropZone: pdfDropZone("One PDF, up to 500 pages"),
  action: "Convert to WEBP",
  steps: documentSteps("Drawing the pages...", "Optimizing quality..."),
  howTo: [
    { name: "Choose a PDF", text: "Drop it on the page, or press the button and pick it." },
    { name: "Set size and pages", text: "A size that fits your layout, and only the pages you need." },
    { name: "Download the WEBPs", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
