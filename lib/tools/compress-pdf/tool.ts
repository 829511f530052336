import { pdfCompression } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfCompression,
  path: "/compress-pdf",
  alternative: "/compress-image",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
