import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-image",
  name: "Compress Image",
  title: "Compress Images Online | Smaller, Same Look, Free",
  description:
    "Make JPG, PNG, WEBP and AVIF files smaller with no visible difference, and compare before and after. Free, no sign-up, files deleted automatically.",
  keywords: ["compress image", "image compressor", "reduce image size", "compress jpg", "compress png"],
  heading: "Compress Images",
  subtitle: "Make pictures smaller with no visible difference, and compare before and after",
  badges,
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
  variantsHeading: "Popular formats and size limits",
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
