import type { Tool } from "../types";

export const tool = {
  path: "/avif-to-png",
  from: "avif",
  to: "png",
  screen: "batch",
  call: "avifToPng",
  redraw: { type: "image/png", ending: ".png" },
  accept: { types: ["image/avif"], endings: [], picker: "image/avif,.avif" },
  failures: "generic",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
