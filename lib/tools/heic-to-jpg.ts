import { badges } from "./badges";
import type { Tool } from "./types";

export const heicToJpg = {
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
  messages: {
    drop: "Please drop only HEIC files.",
    select: "Please select only HEIC files.",
    none: "Please select at least one HEIC file.",
  },
  dropZone: {
    prompt: "Drag & drop HEIC files here",
    dragging: "Drop your HEIC files here",
    or: "or",
    button: "Select HEIC Files",
    hint: "Supported: HEIC only, up to 20 files, max 50MB total",
  },
  action: "Convert to JPG",
  steps: ["Reading your images...", "Converting HEIC to JPG...", "Optimizing quality...", "Almost done..."],
  success: "JPG file(s) ready to download!",
  howTo: [
    { name: "Choose HEIC photos", text: "Drop them on the page, or press the button and pick them." },
    { name: "Convert", text: "Put them in the order you like and press 'Convert to JPG'." },
    { name: "Download the JPGs", text: "Each photo has its own link and opens everywhere." },
  ],
  demand: "very-high",
  competition: "medium",
} as const satisfies Tool;
