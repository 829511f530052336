import type { Tool } from "../types";

export const tool = {
  path: "/webp-to-png",
  from: "webp",
  to: "png",
  screen: "batch",
  call: "webpToPng",
  redraw: { type: "image/webp" },
  accept: { types: ["image/webp"], endings: [], picker: "image/webp,.webp" },
  failures: "generic",
  demand: "high",
  competition: "low",
} as const satisfies Tool;
