import type { Tool } from "../types";

export const tool = {
  path: "/svg-to-png",
  from: "svg",
  to: "png",
  screen: "batch",
  call: "imageConvert",
  fields: { format: "png" },
  choice: { field: "svg_side", values: ["", "256", "512", "1024", "2048", "4096", "8192"] },
  accept: {
    types: ["image/svg+xml"],
    endings: [".svg", ".svgz"],
    picker: "image/svg+xml,.svg,.svgz",
  },
  failures: "generic",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
