import { badges, pdfCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfCompression,
  path: "/compress-pdf-to-1mb",
  name: "Compress PDF to 1 MB",
  title: "Compress PDF to 1 MB | Filings and Reports, Free",
  description:
    "Shrink long scans, filings and reports to 1 MB or less. Links, bookmarks and searchable text stay. Free, no sign-up, no watermark.",
  keywords: ["compress pdf to 1mb", "pdf 1 mb", "reduce pdf to 1mb", "pdf under 1mb"],
  heading: "Compress PDF to 1 MB",
  subtitle: "Shrink long scans, filings and reports to 1 MB or less",
  badges,
  variantOf: "/compress-pdf",
  targetSize: 1_000_000,
  howToTitle: "How to compress a PDF to 1 MB",
  howTo: [
    { name: "Select the document", text: "Use the original, not a copy that was compressed before." },
    {
      name: "Compress to 1 MB",
      text: "We look for the highest resolution that fits, which takes longer for long scans.",
    },
    { name: "Download", text: "The file is never over 1,000,000 bytes, and the result says what changed." },
  ],
  demand: "medium",
  competition: "medium",
} as const satisfies Tool;
