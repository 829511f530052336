import { pageBoard } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pageBoard("merge"),
  path: "/merge-pdf",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
