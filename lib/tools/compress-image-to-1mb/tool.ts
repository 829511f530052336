import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-image-to-1mb",
  name: "Compress Image to 1 MB",
  title: "Compress Image to 1 MB or 2 MB | Large Photos, Free",
  description:
    "Bring large photos below 1 MB or 2 MB for email, contests and shops, with all their pixels. Also fits many pictures into one email. Free.",
  keywords: [
    "compress image to 1mb",
    "compress image to 2mb",
    "image under 1 mb",
    "photo under 2mb",
    "reduce photo to 1mb",
  ],
  heading: "Compress Image to 1 MB",
  subtitle: "Bring large photos below 1 MB or 2 MB, with all their pixels",
  badges,
  variantOf: "/compress-image",
  targetSize: 1_000_000,
  howToTitle: "How to compress a picture to 1 MB",
  howTo: [
    { name: "Add large photos", text: "Up to 100 at once, each with up to 100 megapixels." },
    {
      name: "Choose the limit",
      text: "1 MB is set. Type 2 for 2 MB, or choose 'All pictures together' for an email.",
    },
    {
      name: "Compress and download",
      text: "Each result has its size beside it, and the ZIP holds them all.",
    },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
