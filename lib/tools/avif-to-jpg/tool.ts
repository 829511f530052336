import { hints } from "../../limits";
import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/avif-to-jpg",
  name: "AVIF to JPG",
  title: "AVIF to JPG Converter | Free Online, No Watermark",
  description:
    "Convert AVIF images to JPGs that open in any program and browser. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["avif to jpg", "convert avif to jpg", "avif to jpeg", "open avif file", "avif converter"],
  heading: "AVIF to JPG Converter",
  subtitle: "Turn AVIF images into JPGs you can open and upload anywhere",
  badges,
  from: "avif",
  to: "jpg",
  island: "batch",
  call: "avifToJpg",
  redraw: { type: "image/jpeg", ending: ".jpg" },
  accept: { types: ["image/avif"], endings: [], picker: "image/avif,.avif" },
  messages: refusalsFor("AVIF"),
  dropZone: dropZoneFor("AVIF", hints.avif),
  action: "Convert to JPG",
  steps: stepsFor("Converting AVIF to JPG..."),
  success: "JPG file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Select your AVIF files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Change the order if you like, then press 'Convert to JPG'." },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
