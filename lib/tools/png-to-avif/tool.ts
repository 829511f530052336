import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("png", "avif"),
  path: "/png-to-avif",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
