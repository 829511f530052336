import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/webp-to-png",
  name: "WEBP to PNG",
  title: "WEBP to PNG Converter | Keeps Transparency, Free",
  description:
    "Convert WEBP images to PNG that every editor opens, with transparency kept. Free, no account, no watermark, files deleted from the server.",
  keywords: [
    "webp to png",
    "convert webp to png",
    "webp to png transparent",
    "save webp as png",
    "webp converter",
  ],
  heading: "WEBP to PNG Converter",
  subtitle: "Open pictures saved from the web in any program, with their transparency intact",
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
    { name: "Choose WEBP files", text: "Drop them, paste one, or press the button and pick them." },
    { name: "Convert", text: "Press 'Convert to PNG'. See-through parts stay see-through." },
    { name: "Download the PNGs", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
