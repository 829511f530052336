import { mergePdfOf } from "../shared";
import type { Tool } from "../types";

export const tool = {
  path: "/jpg-to-pdf",
  ...mergePdfOf("jpg"),
  call: "jpgToPdf",
  accept: { types: ["image/jpeg"], endings: [], picker: "image/jpeg,.jpg,.jpeg" },
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
