import { threeViewTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...threeViewTo("webp"),
  path: "/jpg-to-webp",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
