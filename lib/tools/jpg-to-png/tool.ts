import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/jpg-to-png",
  name: "JPG to PNG",
  title: "JPG to PNG Converter | Free, No Watermark",
  description:
    "Convert JPG to PNG with no further quality loss. Photos come out right side up. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["jpg to png", "convert jpg to png", "jpeg to png", "jpg to png converter", "photo to png"],
  heading: "JPG to PNG Converter",
  subtitle: "Turn JPG photos into PNGs you can edit and save without losing more quality",
  badges,
  from: "jpg",
  to: "png",
  island: "batch",
  call: "jpgToPng",
  accept: { types: ["image/jpeg", "image/jpg"], endings: [], picker: "image/jpeg,.jpg,.jpeg" },
  messages: refusalsFor("JPG"),
  dropZone: dropZoneFor("JPG"),
  action: "Convert to PNG",
  steps: stepsFor("Converting JPG to PNG..."),
  success: "PNG file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Select your JPG files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Change the order if you like, then press 'Convert to PNG'." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
