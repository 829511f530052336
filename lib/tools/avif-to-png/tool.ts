import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/avif-to-png",
  name: "AVIF to PNG",
  title: "AVIF to PNG Converter | Keeps Transparency, Free",
  description:
    "Convert AVIF images to PNG for editors and websites that can't open AVIF. Keeps transparency. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: [
    "avif to png",
    "convert avif to png",
    "avif to png transparent",
    "open avif file",
    "avif converter",
  ],
  heading: "AVIF to PNG Converter",
  subtitle: "Turn AVIF images into PNGs that any editor opens, with transparency kept",
  badges,
  from: "avif",
  to: "png",
  island: "batch",
  call: "avifToPng",
  redraw: { type: "image/png", ending: ".png" },
  accept: { types: ["image/avif"], endings: [], picker: "image/avif,.avif" },
  messages: refusalsFor("AVIF"),
  dropZone: dropZoneFor("AVIF"),
  action: "Convert to PNG",
  steps: stepsFor("Converting AVIF to PNG..."),
  success: "PNG file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Select your AVIF files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to PNG'. Transparent areas stay transparent." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
