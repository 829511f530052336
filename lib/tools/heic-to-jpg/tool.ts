import type { Tool } from "../types";

export const tool = {
  path: "/heic-to-jpg",
  from: "heic",
  to: "jpg",
  screen: "batch",
  call: "heicToJpg",
  accept: { types: ["image/heic"], endings: [".heic"], picker: "image/heic,.heic" },
  failures: "generic",
  otherExtensions: "/image-compressor",
  demand: "very-high",
  competition: "medium",
} as const satisfies Tool;
