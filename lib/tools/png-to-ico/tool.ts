import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("png", "ico"),
  path: "/png-to-ico",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
