import { badges, pdfCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfCompression,
  path: "/compress-pdf-to-500kb",
  name: "Compress PDF to 500 KB",
  title: "Compress PDF to 500 KB | For Visa and Claim Forms, Free",
  description:
    "Make statements, passport copies and other evidence fit an upload limit of 500 KB. Stays readable and searchable. Free, files deleted.",
  keywords: ["compress pdf to 500kb", "pdf 500 kb", "reduce pdf to 500kb", "pdf under 500kb"],
  heading: "Compress PDF to 500 KB",
  subtitle: "Make statements, passport copies and other evidence fit an upload limit",
  badges,
  variantOf: "/compress-pdf",
  targetSize: 500_000,
  howToTitle: "How to compress a PDF to 500 KB",
  howTo: [
    { name: "Choose your document", text: "Up to 100 MB, with any number of pages." },
    {
      name: "Fit it into 500 KB",
      text: "The page is set to this limit. A PDF from a bank often fits without any loss.",
    },
    { name: "Save it", text: "Use 'Compare pages' to check numbers and small print before you download it." },
  ],
  demand: "medium",
  competition: "medium",
} as const satisfies Tool;
