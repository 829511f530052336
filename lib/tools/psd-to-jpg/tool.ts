import { batchTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  ...batchTo("psd", "jpg"),
  path: "/psd-to-jpg",
  demand: "high",
  competition: "low",
} as const satisfies Tool;
