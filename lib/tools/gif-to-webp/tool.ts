import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("gif", "webp"),
  path: "/gif-to-webp",
  demand: "high",
  competition: "low",
} as const satisfies Tool;
