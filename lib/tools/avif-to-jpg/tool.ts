import { hints } from "../../limits";
import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/avif-to-jpg",
  name: "AVIF to JPG",
  title: "AVIF to JPG Converter | Free Online, No Watermark",
  description:
    "Convert AVIF images to JPG that opens in every program and browser. Free, no account, no watermark, and files are deleted from the server.",
  keywords: ["avif to jpg", "convert avif to jpg", "avif to jpeg", "open avif file", "avif converter"],
  heading: "AVIF to JPG Converter",
  subtitle: "Turn AVIF images into JPGs that every program, site and device can open",
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
    { name: "Choose AVIF files", text: "Drop them on the page, or press the button and pick them." },
    { name: "Convert", text: "Put them in the order you like and press 'Convert to JPG'." },
    { name: "Download the JPGs", text: "One by one, or all of them in a ZIP." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
