import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("heic", "webp"),
  path: "/heic-to-webp",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
