import { anyPicture } from "../pictures";
import type { Tool } from "../types";

export const tool = {
  path: "/image-to-text",
  from: "image",
  to: "txt",
  screen: "image-text",
  call: "imageToText",
  accept: anyPicture,
  alternative: "/ocr-pdf",
  demand: "high",
  competition: "high",
} as const satisfies Tool;
