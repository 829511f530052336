import { badges, pdfCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfCompression,
  path: "/compress-pdf-to-100kb",
  name: "Compress PDF to 100 KB",
  title: "Compress PDF to 100 KB | Free, Never Over the Limit",
  description:
    "Get a résumé, form or short scan below 100 KB. Pictures shrink only as far as the limit demands, and text stays sharp. Free, no account.",
  keywords: ["compress pdf to 100kb", "pdf 100 kb", "reduce pdf to 100kb", "pdf under 100kb"],
  heading: "Compress PDF to 100 KB",
  subtitle: "Get a résumé, a form or a short scan below 100 KB, and keep it readable",
  badges,
  variantOf: "/compress-pdf",
  targetSize: 100_000,
  howToTitle: "How to compress a PDF to 100 KB",
  howTo: [
    { name: "Select your PDF", text: "The limit of 100 KB is set already." },
    {
      name: "Compress",
      text: "Press 'Compress PDF'. Text stays as it is, and pictures get the best quality that fits.",
    },
    {
      name: "Check and download",
      text: "Compare the pages, then download the PDF. If 100 KB can't be reached, you see how close it gets.",
    },
  ],
  demand: "medium",
  competition: "medium",
} as const satisfies Tool;
