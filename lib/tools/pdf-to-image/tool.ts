import { badges, documentSteps, pagesHint, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-image",
  name: "PDF to Image",
  title: "PDF to Image Converter | JPG, PNG or WEBP, Free",
  description:
    "Turn PDF pages into JPG, PNG or WEBP images. Convert the whole document or just the pages you need. Free, no account, no watermark, files deleted.",
  keywords: [
    "pdf to image",
    "convert pdf to image",
    "pdf to picture",
    "pdf pages to png",
    "pdf page as image",
  ],
  heading: "PDF to Image Converter",
  subtitle: "All pages or just the ones you need, as JPG, PNG or WEBP",
  badges,
  from: "pdf",
  to: "image",
  job: "images",
  call: "pdfToImages",
  targets: ["jpg", "png", "webp"],
  dropZone: pdfDropZone(pagesHint),
  action: "Convert to Images",
  steps: documentSteps("Converting the pages...", "Optimizing quality..."),
  howToTitle: "How to convert a PDF to images",
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose format and pages",
      text: "JPG for photos, PNG for text, WEBP for websites. Convert all pages or only some.",
    },
    { name: "Download the images", text: "Get them one by one or all in a ZIP." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
