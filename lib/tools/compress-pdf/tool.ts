import { badges, pdfCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfCompression,
  path: "/compress-pdf",
  name: "Compress PDF",
  title: "Compress PDF Online | Smaller, Still Readable, Free",
  description:
    "Make a PDF small enough to email. Pictures shrink to the level you choose, and text stays sharp. Free, no account, no watermark.",
  keywords: ["compress pdf", "reduce pdf size", "smaller pdf", "pdf compressor", "shrink pdf"],
  heading: "Compress PDF",
  subtitle: "Make a PDF smaller for email and uploads, and keep its text sharp",
  badges,
  howToTitle: "How to compress a PDF",
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose a level or a size",
      text: "Start with Balanced. Choose Light to keep more detail, Strong to save more space, or enter a size limit.",
    },
    {
      name: "Download the PDF",
      text: "See how much smaller it is. If it can't get smaller, you get it back unchanged.",
    },
  ],
  variantsHeading: "Popular size limits",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
