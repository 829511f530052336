import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/heic-to-png",
  name: "HEIC to PNG",
  title: "HEIC to PNG Converter | Lossless iPhone Photos, Free",
  description:
    "Convert HEIC photos from your iPhone to lossless PNG for editing, printing and design. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: [
    "heic to png",
    "convert heic to png",
    "iphone photo to png",
    "heic to png lossless",
    "heic to png converter",
  ],
  heading: "HEIC to PNG Converter",
  subtitle: "Turn iPhone photos into PNGs you can edit and save again without losing quality",
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
    { name: "Select your HEIC photos", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Change the order if you like, then press 'Convert to PNG'." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
