import { badges, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/image-compressor",
  name: "Image Converter",
  title: "Image Converter | To JPG, PNG, WEBP, AVIF or TIFF, Free",
  description:
    "Convert any image to JPG, PNG, JPEG, WEBP, AVIF or TIFF in one place. Up to 20 MB a file, free, no account, no watermark, files deleted.",
  keywords: ["image converter", "convert image", "image to webp", "image to avif", "image to tiff"],
  heading: "Image Converter",
  subtitle: "Any picture in, the format you need out: JPG, PNG, WEBP, AVIF or TIFF",
  badges,
  from: "image",
  to: "png",
  island: "any-format",
  compressor: { path: "/compress-image", name: "Compress Image" },
  call: "imageConvert",
  // Some browsers know no type of a HEIC.
  accept: { types: ["image/"], endings: [".heic", ".heif"], picker: "image/*,.heic,.heif" },
  targets: ["jpg", "png", "jpeg", "webp", "avif", "tiff"],
  target: "png",
  messages: {
    wrong: "Please select valid image files (max 20MB).",
    none: "Please select at least one image.",
  },
  dropZone: {
    prompt: "Drag & drop images here",
    dragging: "Drop your images here",
    or: "or",
    button: "Select Images",
    hint: "JPG, PNG, WEBP, AVIF, HEIC, GIF or TIFF, up to 20MB each",
  },
  action: "Convert",
  steps: stepsFor("Converting your images..."),
  howToTitle: "How to convert any image",
  howTo: [
    { name: "Choose images", text: "Any kind, mixed as you like, up to 20 MB each." },
    { name: "Pick the format", text: "JPG, PNG, JPEG, WEBP, AVIF or TIFF, then press 'Convert'." },
    { name: "Download", text: "One by one, or all of them in a ZIP, each with its new size." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
