import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("raw", "jpg"),
  path: "/raw-to-jpg",
  demand: "high",
  competition: "low",
} as const satisfies Tool;
