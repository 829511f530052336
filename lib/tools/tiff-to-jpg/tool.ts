import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("tiff", "jpg"),
  path: "/tiff-to-jpg",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
