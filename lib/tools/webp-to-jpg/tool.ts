import type { Tool } from "../types";

export const tool = {
  path: "/webp-to-jpg",
  from: "webp",
  to: "jpg",
  screen: "batch",
  call: "webpToJpg",
  redraw: { type: "image/webp" },
  accept: { types: ["image/webp"], endings: [], picker: "image/webp,.webp" },
  failures: "generic",
  demand: "very-high",
  competition: "medium",
} as const satisfies Tool;
