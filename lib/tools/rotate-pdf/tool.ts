import { pageBoard } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pageBoard("rotate"),
  path: "/rotate-pdf",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
