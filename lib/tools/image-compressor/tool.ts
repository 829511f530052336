import { anyPicture } from "../pictures";
import type { Tool } from "../types";

export const tool = {
  path: "/image-compressor",
  from: "image",
  to: "png",
  screen: "any-format",
  compressor: "/compress-image",
  call: "imageConvert",
  accept: anyPicture,
  targets: ["jpg", "png", "jpeg", "webp", "avif", "tiff"],
  target: "png",
  demand: "high",
  competition: "high",
} as const satisfies Tool;
