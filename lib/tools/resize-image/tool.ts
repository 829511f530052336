import { resizeFormats } from "../../contract/resize";
import { anyPicture } from "../pictures";
import type { Tool } from "../types";

export const tool = {
  path: "/resize-image",
  from: "image",
  to: "image",
  screen: "resize",
  call: "resize",
  formats: resizeFormats,
  accept: anyPicture,
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
