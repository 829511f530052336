import { simplePngTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...simplePngTo("webp"),
  path: "/png-to-webp",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
