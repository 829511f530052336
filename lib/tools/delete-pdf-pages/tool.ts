import { pageBoard } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pageBoard("delete"),
  path: "/delete-pdf-pages",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
