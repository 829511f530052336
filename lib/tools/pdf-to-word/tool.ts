import { wordLayouts } from "../../contract/pdf";
import { pdfDocument } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-word",
  to: "docx",
  job: "word",
  call: "pdfToWord",
  layouts: wordLayouts,
  scanned: "/pdf-to-image",
  alternative: "/image-to-text",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
