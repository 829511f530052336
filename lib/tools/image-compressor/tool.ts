import { anyPicture, namePictures, pictureLabels } from "../pictures";
import { badges, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/image-compressor",
  name: "Image Converter",
  title: "Image Converter | To JPG, PNG, WEBP, AVIF or TIFF, Free",
  description:
    "Convert HEIC, WEBP, AVIF, PSD, SVG, BMP and other pictures to the format you choose. Up to 20 MB per file. Free, no sign-up, no watermark.",
  keywords: ["image converter", "convert image", "heic to webp", "image to tiff", "psd to jpg", "bmp to png"],
  heading: "Image Converter",
  subtitle: `Convert ${pictureLabels.length} picture formats to JPG, PNG, WEBP, AVIF or TIFF`,
  badges,
  from: "image",
  to: "png",
  island: "any-format",
  compressor: { path: "/compress-image", name: "Compress Image" },
  call: "imageConvert",
  accept: anyPicture,
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
    hint: `${namePictures("or")}, up to 20MB each`,
  },
  action: "Convert",
  steps: stepsFor("Converting your images..."),
  howToTitle: "How to convert images",
  howTo: [
    {
      name: "Select your images",
      text: "Pictures of different formats can go into one list. Each can be up to 20 MB.",
    },
    { name: "Choose the format", text: "JPG, PNG, JPEG, WEBP, AVIF or TIFF. Then press 'Convert'." },
    { name: "Download your images", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
