import { anyPicture } from "../pictures";
import { pdfTables } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pdfTables("xlsx"),
  path: "/image-to-excel",
  from: "image",
  call: "imageToExcel",
  accept: anyPicture,
  instead: "/image-to-text",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
