import { threeViewTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...threeViewTo("gif"),
  path: "/jpg-to-gif",
  demand: "medium",
  competition: "medium",
} as const satisfies Tool;
