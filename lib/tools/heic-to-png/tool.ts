import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/heic-to-png",
  name: "HEIC to PNG",
  title: "HEIC to PNG Converter | Lossless iPhone Photos, Free",
  description:
    "Convert HEIC photos to PNG for editing, print and layouts, without another lossy compression. Free, no account, no watermark, files deleted.",
  keywords: [
    "heic to png",
    "convert heic to png",
    "iphone photo to png",
    "heif to png",
    "heic png converter",
  ],
  heading: "HEIC to PNG Converter",
  subtitle: "Take iPhone photos into any editor as PNGs that lose nothing when you save them again",
  badges,
  from: "heic",
  to: "png",
  island: "batch",
  call: "heicToPng",
  accept: { types: ["image/heic"], endings: [".heic"], picker: "image/heic,.heic" },
  messages: refusalsFor("HEIC"),
  dropZone: dropZoneFor("HEIC"),
  action: "Convert to PNG",
  steps: stepsFor("Converting HEIC to png..."),
  success: "png file(s) ready to download!",
  failures: "generic",
  howTo: [
    {
      name: "Choose HEIC photos",
      text: "Drop them on the page, or pick them from the phone or the computer.",
    },
    { name: "Convert", text: "Press 'Convert to PNG'. Every photo comes out upright and in true colors." },
    { name: "Download the PNGs", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
