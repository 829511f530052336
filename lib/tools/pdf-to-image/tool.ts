import { badges, documentSteps, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-image",
  name: "PDF to Image",
  title: "PDF to Image Converter | JPG, PNG or WEBP, Free",
  description:
    "Turn the pages of a PDF into JPG, PNG or WEBP images, all of them or only those you need. Free, no account, no watermark, files deleted.",
  keywords: [
    "pdf to image",
    "convert pdf to image",
    "pdf to picture",
    "pdf pages to png",
    "pdf page as image",
  ],
  heading: "PDF to Image Converter",
  subtitle: "All pages or the few you need, as JPG, PNG or WEBP",
  badges,
  from: "pdf",
  to: "image",
  job: "images",
  call: "pdfToImages",
  targets: ["jpg", "png", "webp"],
  dropZone: pdfDropZone("One PDF, up to 500 pages"),
  action: "Convert to Images",
  steps: documentSteps("Drawing the pages...", "Optimizing quality..."),
  howToTitle: "How to turn a PDF into images",
  howTo: [
    { name: "Choose a PDF", text: "Drop it on the page, or press the button and pick it." },
    {
      name: "Pick format and pages",
      text: "JPG for photos, PNG for text, WEBP for the web; all pages or some.",
    },
    { name: "Download the images", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
