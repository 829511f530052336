import { imageCompression } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...imageCompression,
  path: "/compress-image",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
