import { badges, documentSteps, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/compress-pdf",
  name: "Compress PDF",
  title: "Compress PDF Online | Smaller, Still Readable, Free",
  description:
    "Make a PDF small enough to email. Pictures shrink to the level you choose, and text stays sharp. Free, no account, no watermark.",
  keywords: ["compress pdf", "reduce pdf size", "smaller pdf", "pdf compressor", "shrink pdf"],
  heading: "Compress PDF",
  subtitle: "Make a PDF smaller for email and uploads, and keep its text sharp",
  badges,
  from: "pdf",
  to: "pdf",
  job: "compress",
  call: "compressPdf",
  dropZone: pdfDropZone("One PDF, up to 100 MB"),
  action: "Compress PDF",
  steps: documentSteps("Compressing the pictures...", "Removing unused data..."),
  levels: [
    { level: "light", name: "Light", means: "looks nearly the same, even in print" },
    { level: "balanced", name: "Balanced", means: "small enough to email, sharp on screen" },
    { level: "strong", name: "Strong", means: "the smallest file, still readable" },
  ],
  level: "balanced",
  howToTitle: "How to compress a PDF",
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose a level",
      text: "Start with Balanced. Choose Light to keep more detail, Strong to save more space.",
    },
    {
      name: "Download the PDF",
      text: "See how much smaller it is. If it can't get smaller, you get it back unchanged.",
    },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
