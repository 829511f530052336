import { pdfDocument } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfDocument,
  path: "/pdf-to-png",
  to: "png",
  job: "images",
  call: "pdfToImages",
  targets: ["png"],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
