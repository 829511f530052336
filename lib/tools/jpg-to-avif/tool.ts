import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("jpg", "avif"),
  path: "/jpg-to-avif",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
