import { anyPicture } from "../pictures";
import type { Tool } from "../types";

export const tool = {
  path: "/image-to-pdf",
  from: "image",
  to: "pdf",
  screen: "camera-pdf",
  call: "imageToPdf",
  // The picker is specified: any image type.
  accept: { ...anyPicture, picker: "image/*" },
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
