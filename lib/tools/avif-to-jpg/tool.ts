import type { Tool } from "../types";

export const tool = {
  path: "/avif-to-jpg",
  from: "avif",
  to: "jpg",
  screen: "batch",
  call: "avifToJpg",
  redraw: { type: "image/jpeg", ending: ".jpg" },
  accept: { types: ["image/avif"], endings: [], picker: "image/avif,.avif" },
  failures: "generic",
  demand: "high",
  competition: "low",
} as const satisfies Tool;
