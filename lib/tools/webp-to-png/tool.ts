import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/webp-to-png",
  name: "WEBP to PNG",
  title: "WEBP to PNG Converter | Keeps Transparency, Free",
  description:
    "Convert WEBP to PNG that opens in any editor, with transparency kept. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: [
    "webp to png",
    "convert webp to png",
    "webp to png transparent",
    "save webp as png",
    "webp converter",
  ],
  heading: "WEBP to PNG Converter",
  subtitle: "Open pictures saved from the web in any program, with transparency kept",
  badges,
  from: "webp",
  to: "png",
  island: "batch",
  call: "webpToPng",
  redraw: { type: "image/webp" },
  accept: { types: ["image/webp"], endings: [], picker: "image/webp,.webp" },
  messages: refusalsFor("webp"),
  dropZone: dropZoneFor("WEBP"),
  action: "Convert to PNG",
  steps: stepsFor("Converting WEBP to PNG..."),
  success: "PNG file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Select your WEBP files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to PNG'. Transparent areas stay transparent." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
