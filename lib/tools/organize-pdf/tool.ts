import { pageBoard } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pageBoard("organize"),
  path: "/organize-pdf",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
