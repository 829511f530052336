import { pdfTables } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfTables("xlsx"),
  path: "/pdf-to-excel",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
