import type { Tool } from "../types";

export const tool = {
  path: "/Jpg-to-jpeg",
  from: "jpg",
  to: "jpeg",
  screen: "batch",
  call: "jpgToJpeg",
  redraw: { type: "image/jpeg" },
  accept: {
    types: ["image/jpg", "image/jpeg"],
    endings: [],
    selected: { types: [], endings: [".jpg"] },
    picker: ".jpg,image/jpeg",
  },
  failures: "generic",
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
