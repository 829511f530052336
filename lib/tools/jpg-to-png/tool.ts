import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/jpg-to-png",
  name: "JPG to PNG",
  title: "JPG to PNG Converter | Free, No Watermark",
  description:
    "Convert JPG to PNG online for free. Every pixel is kept without further loss, photos come out upright, and files are deleted from the server.",
  keywords: ["jpg to png", "convert jpg to png", "jpeg to png", "jpg to png converter", "lossless png"],
  heading: "JPG to PNG Converter",
  subtitle: "Turn JPG photos into PNG pictures that lose nothing more, however often you save them",
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
    { name: "Choose JPG files", text: "Drop them on the page, or press the button and pick them." },
    { name: "Convert", text: "Put them in the order you like and press 'Convert to PNG'." },
    { name: "Download the PNGs", text: "Each result has its own link. Nothing is added to the picture." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
