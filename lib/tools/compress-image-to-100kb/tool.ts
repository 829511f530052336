import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-image-to-100kb",
  name: "Compress Image to 100 KB",
  title: "Compress Image to 100 KB | For Uploads, Free",
  description:
    "Bring photos below 100 KB for job portals, profiles and online forms, at the best quality that fits. Compare before and after. Free, no watermark.",
  keywords: [
    "compress image to 100kb",
    "image under 100kb",
    "photo 100 kb",
    "reduce image size to 100kb",
    "compress jpg to 100kb",
  ],
  heading: "Compress Image to 100 KB",
  subtitle: "Bring photos below 100 KB for job portals, profiles and online forms",
  badges,
  variantOf: "/compress-image",
  targetSize: 100_000,
  howToTitle: "How to compress a picture to 100 KB",
  howTo: [
    {
      name: "Add your photos",
      text: "Drop them on the page. Photos that are small enough already stay untouched.",
    },
    { name: "Compress", text: "Press 'Compress', and each one gets as much quality as 100 KB allows." },
    { name: "Save them", text: "Check the pixels in the list, then take single files or the ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
