import { pdfDocument } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfDocument,
  path: "/ocr-pdf",
  to: "pdf",
  job: "ocr",
  call: "ocrPdf",
  alternative: "/image-to-text",
  demand: "high",
  competition: "high",
} as const satisfies Tool;
