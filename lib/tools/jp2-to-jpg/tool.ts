import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("jp2", "jpg"),
  path: "/jp2-to-jpg",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
