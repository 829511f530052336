import { badges } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/compress-image",
  name: "Compress Image",
  title: "Compress Images Online | Smaller, Same Look, Free",
  description:
    "Make JPG, PNG, WebP and AVIF files smaller without a difference you can see, and compare before and after. Free, no account, files deleted.",
  keywords: ["compress image", "image compressor", "reduce image size", "compress jpg", "compress png"],
  heading: "Compress Images",
  subtitle: "Smaller files that look the same at full size. Compare for yourself, pixel by pixel",
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
    hint: "JPG, PNG, WebP or AVIF",
  },
  action: "Compress",
  success: "Compression complete! Download the ZIP below.",
  howToTitle: "How to compress images",
  howTo: [
    {
      name: "Choose images",
      text: "JPG, PNG, WebP and AVIF, mixed as you like. Each keeps its format and its dimensions.",
    },
    { name: "Compress", text: "Each picture gets the strongest compression whose result looks the same." },
    { name: "Compare and download", text: "Drag the line between before and after, then take the ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
