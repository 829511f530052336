import { badges, pdfCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfCompression,
  path: "/compress-pdf-to-200kb",
  name: "Compress PDF to 200 KB",
  title: "Compress PDF to 200 KB | Certificates and Scans, Free",
  description:
    "Bring certificates, transcripts and scans below 200 KB for an application. Each page gets the best quality that fits. Free, no watermark.",
  keywords: ["compress pdf to 200kb", "pdf 200 kb", "reduce pdf to 200kb", "pdf under 200kb"],
  heading: "Compress PDF to 200 KB",
  subtitle: "Bring certificates, transcripts and scans below 200 KB for an application",
  badges,
  variantOf: "/compress-pdf",
  targetSize: 200_000,
  howToTitle: "How to compress a PDF to 200 KB",
  howTo: [
    { name: "Add the PDF", text: "Drop one file. If you have several, combine them first." },
    {
      name: "Start",
      text: "'Compress PDF' fits it into 200 KB. Change the number if your form asks for another.",
    },
    {
      name: "Look at the result",
      text: "It tells you the resolution of the pictures. Download the PDF if you can read everything.",
    },
  ],
  demand: "medium",
  competition: "medium",
} as const satisfies Tool;
