import type { Tool } from "../types";

export const tool = {
  path: "/heic-to-png",
  from: "heic",
  to: "png",
  screen: "batch",
  call: "heicToPng",
  accept: { types: ["image/heic"], endings: [".heic"], picker: "image/heic,.heic" },
  failures: "generic",
  otherExtensions: "/image-compressor",
  demand: "high",
  competition: "low",
} as const satisfies Tool;
