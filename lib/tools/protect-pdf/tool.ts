import { pdfDocument } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfDocument,
  path: "/protect-pdf",
  to: "pdf",
  job: "protect",
  call: "protectPdf",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
