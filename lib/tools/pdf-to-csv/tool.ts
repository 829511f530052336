import { pdfTables } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfTables("csv"),
  path: "/pdf-to-csv",
  alternative: "/image-to-excel",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
