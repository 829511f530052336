import { badges, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/image-compressor",
  name: "Image Converter",
  title: "Image Converter | To JPG, PNG, WEBP, AVIF or TIFF, Free",
  description:
    "Convert JPG, PNG, WEBP, AVIF, HEIC, GIF and TIFF to the format you choose. Up to 20 MB per file. Free, no sign-up, no watermark.",
  keywords: ["image converter", "convert image", "heic to webp", "image to avif", "image to tiff"],
  heading: "Image Converter",
  subtitle: "Convert seven picture formats to JPG, PNG, WEBP, AVIF or TIFF",
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
  howToTitle: "How to convert images",
  howTo: [
    {
      name: "Select your images",
      text: "JPG, PNG, WEBP, AVIF, HEIC, GIF or TIFF, in any mix, up to 20 MB each.",
    },
    { name: "Choose the format", text: "JPG, PNG, JPEG, WEBP, AVIF or TIFF. Then press 'Convert'." },
    { name: "Download your images", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
