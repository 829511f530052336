import type { Tool } from "../types";

export const tool = {
  path: "/jpg-to-png",
  from: "jpg",
  to: "png",
  screen: "batch",
  call: "jpgToPng",
  accept: { types: ["image/jpeg", "image/jpg"], endings: [], picker: "image/jpeg,.jpg,.jpeg" },
  failures: "generic",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
