import { badges } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/compress-image",
  name: "Compress Image",
  title: "Compress Images Online | Smaller, Same Look, Free",
  description:
    "Make JPG, PNG, WEBP and AVIF files smaller with no visible difference, and compare before and after. Free, no sign-up, files deleted automatically.",
  keywords: ["compress image", "image compressor", "reduce image size", "compress jpg", "compress png"],
  heading: "Compress Images",
  subtitle: "Make pictures smaller with no visible difference, and compare before and after",
  badges,
  theme: "dark",
  from: "image",
  to: "zip",
  island: "compressor",
  call: "compressor",
  accept: {
    types: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    endings: [],
    picker: "image/jpeg,image/png,image/webp,image/avif",
  },
  messages: {
    wrong: "Please select valid images (JPG, PNG, WebP, AVIF).",
    none: "Please select image(s) to compress.",
  },
  dropZone: {
    prompt: "Drag & drop images here",
    dragging: "Drop your images here",
    or: "or",
    button: "Choose Image(s)",
    hint: "JPG, PNG, WEBP or AVIF",
  },
  action: "Compress",
  success: "Compression complete! Download the ZIP below.",
  howToTitle: "How to compress images",
  howTo: [
    {
      name: "Select your images",
      text: "Any mix of formats. Each picture keeps its format and its size in pixels.",
    },
    {
      name: "Compress",
      text: "Press 'Compress'. Each picture gets as small as it can without looking different.",
    },
    { name: "Compare and download", text: "Press 'Compare' to see before and after, then download the ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
