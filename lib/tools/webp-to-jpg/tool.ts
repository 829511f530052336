import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/webp-to-jpg",
  name: "WEBP to JPG",
  title: "WEBP to JPG Converter | Free, No Watermark",
  description:
    "Convert WEBP pictures to JPG that opens on every device and uploads to every site. Free, no account, no watermark, files deleted.",
  keywords: ["webp to jpg", "convert webp to jpg", "webp to jpeg", "save webp as jpg", "webp converter"],
  heading: "WEBP to JPG Converter",
  subtitle: "Turn pictures saved from the web into JPGs that open and upload everywhere",
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
    { name: "Choose WEBP files", text: "Drop them, paste one, or press the button and pick them." },
    { name: "Convert", text: "Press 'Convert to JPG'. See-through parts become white." },
    { name: "Download the JPGs", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "very-high",
  competition: "medium",
} as const satisfies Tool;
