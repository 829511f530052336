import { pdfDocument } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-webp",
  to: "webp",
  job: "images",
  call: "pdfToImages",
  targets: ["webp"],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
