import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("ico", "png"),
  path: "/ico-to-png",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
