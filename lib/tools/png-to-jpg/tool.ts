import { simplePngTo } from "../shared";
import type { Tool } from "../types";

export const tool = {
  path: "/png-to-jpg",
  from: "png",
  to: "jpg",
  screen: "advanced",
  call: "pngToJpg",
  accept: { types: ["image/png"], endings: [".png"], picker: "image/png,.png" },
  simple: simplePngTo("jpg"),
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
