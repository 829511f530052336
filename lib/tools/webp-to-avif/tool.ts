import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("webp", "avif"),
  path: "/webp-to-avif",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
