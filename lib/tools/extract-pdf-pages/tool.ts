import { pageBoard } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...pageBoard("extract"),
  path: "/extract-pdf-pages",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
