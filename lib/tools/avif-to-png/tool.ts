import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/avif-to-png",
  name: "AVIF to PNG",
  title: "AVIF to PNG Converter | Keeps Transparency, Free",
  description:
    "Convert AVIF images to PNG for editors and sites that cannot open AVIF yet, with transparency kept. Free, no account, no watermark.",
  keywords: ["avif to png", "convert avif to png", "open avif", "avif converter", "avif to png transparent"],
  heading: "AVIF to PNG Converter",
  subtitle: "Bring AVIF pictures into editors that do not read the format yet, transparency included",
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
    { name: "Choose AVIF files", text: "Drop them on the page, or press the button and pick them." },
    { name: "Convert", text: "Press 'Convert to PNG'. See-through parts stay see-through." },
    { name: "Download the PNGs", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
