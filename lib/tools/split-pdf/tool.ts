import { pageBoard } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pageBoard("split"),
  path: "/split-pdf",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
