import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("webp", "gif"),
  path: "/webp-to-gif",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
