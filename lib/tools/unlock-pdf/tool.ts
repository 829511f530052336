import { pdfDocument } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfDocument,
  path: "/unlock-pdf",
  to: "pdf",
  job: "unlock",
  call: "unlockPdf",
  alternative: "none",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
