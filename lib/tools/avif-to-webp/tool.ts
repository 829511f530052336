import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("avif", "webp"),
  path: "/avif-to-webp",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
