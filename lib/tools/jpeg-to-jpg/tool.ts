import type { Tool } from "../types";

export const tool = {
  path: "/jpeg-to-jpg",
  from: "jpeg",
  to: "jpg",
  screen: "auto",
  call: "jpegToJpg",
  accept: {
    types: ["image/jpeg"],
    endings: [".jpeg", ".jpg"],
    picker: ".jpeg,.jpg,image/jpeg",
  },
  demand: "high",
  competition: "low",
} as const satisfies Tool;
