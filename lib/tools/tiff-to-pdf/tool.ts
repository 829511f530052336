import { acceptFormat, mergePdfOf } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...mergePdfOf("tiff"),
  path: "/tiff-to-pdf",
  call: "imageToPdf",
  accept: acceptFormat("tiff"),
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
