import { pdfDocument } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-image",
  to: "image",
  job: "images",
  call: "pdfToImages",
  targets: ["jpg", "png", "webp"],
  alternative: "/image-to-pdf",
  demand: "high",
  competition: "high",
} as const satisfies Tool;
