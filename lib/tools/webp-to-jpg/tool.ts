import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/webp-to-jpg",
  name: "WEBP to JPG",
  title: "WEBP to JPG Converter | Free, No Watermark",
  description:
    "Convert WEBP to JPGs you can open on any device and upload to any website. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["webp to jpg", "convert webp to jpg", "webp to jpeg", "save webp as jpg", "webp converter"],
  heading: "WEBP to JPG Converter",
  subtitle: "Turn pictures saved from the web into JPGs you can open and upload anywhere",
  badges,
  from: "webp",
  to: "jpg",
  island: "batch",
  call: "webpToJpg",
  redraw: { type: "image/webp" },
  accept: { types: ["image/webp"], endings: [], picker: "image/webp,.webp" },
  messages: refusalsFor("webp"),
  dropZone: dropZoneFor("WEBP"),
  action: "Convert to JPG",
  steps: stepsFor("Converting WEBP to JPG..."),
  success: "JPG file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Select your WEBP files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to JPG'. Transparent parts turn white." },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "very-high",
  competition: "medium",
} as const satisfies Tool;
