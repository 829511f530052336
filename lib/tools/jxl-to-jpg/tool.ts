import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("jxl", "jpg"),
  path: "/jxl-to-jpg",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
