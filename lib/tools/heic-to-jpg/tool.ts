import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/heic-to-jpg",
  name: "HEIC to JPG",
  title: "HEIC to JPG Converter | iPhone Photos to JPG, Free",
  description:
    "Convert HEIC photos from your iPhone or iPad to JPG on Windows, Mac or your phone. Right side up, in true colors. Free, no sign-up, no watermark.",
  keywords: [
    "heic to jpg",
    "convert heic to jpg",
    "heic to jpg on windows",
    "iphone photo to jpg",
    "open heic file",
  ],
  heading: "HEIC to JPG Converter",
  subtitle: "Turn iPhone and iPad photos into JPGs that open anywhere",
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
    { name: "Select your HEIC photos", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to JPG'. Most photos take a few seconds." },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "very-high",
  competition: "medium",
} as const satisfies Tool;
