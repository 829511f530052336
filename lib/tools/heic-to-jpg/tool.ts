import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/heic-to-jpg",
  name: "HEIC to JPG",
  title: "HEIC to JPG Converter | iPhone Photos to JPG, Free",
  description:
    "Convert HEIC photos from an iPhone or iPad to JPG that opens everywhere. Upright, in true colors, free, without a watermark or an account.",
  keywords: ["heic to jpg", "convert heic to jpg", "iphone photo to jpg", "heif to jpg", "open heic"],
  heading: "HEIC to JPG Converter",
  subtitle: "Turn iPhone and iPad photos into JPGs that open on any device, site and program",
  badges,
  from: "heic",
  to: "jpg",
  island: "batch",
  call: "heicToJpg",
  accept: { types: ["image/heic"], endings: [".heic"], picker: "image/heic,.heic" },
  messages: refusalsFor("HEIC"),
  dropZone: dropZoneFor("HEIC"),
  action: "Convert to JPG",
  steps: stepsFor("Converting HEIC to JPG..."),
  success: "JPG file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Choose HEIC photos", text: "Drop them on the page, or press the button and pick them." },
    { name: "Convert", text: "Put them in the order you like and press 'Convert to JPG'." },
    { name: "Download the JPGs", text: "Each photo has its own link and opens everywhere." },
  ],
  demand: "very-high",
  competition: "medium",
} as const satisfies Tool;
