import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("bmp", "jpg"),
  path: "/bmp-to-jpg",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
