import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-image-to-500kb",
  name: "Compress Image to 500 KB",
  title: "Compress Image to 500 KB | All Pixels Kept, Free",
  description:
    "Fit phone photos into 500 KB, usually with every pixel kept. For listings, claims and websites. Compare before and after. Free, no watermark.",
  keywords: ["compress image to 500kb", "image under 500kb", "photo 500 kb", "reduce jpg to 500kb"],
  heading: "Compress Image to 500 KB",
  subtitle: "Fit phone photos into 500 KB, usually with every pixel kept",
  badges,
  variantOf: "/compress-image",
  targetSize: 500_000,
  howToTitle: "How to compress a picture to 500 KB",
  howTo: [
    { name: "Select the photos", text: "As they come from the phone or camera, with no need to crop." },
    { name: "Compress", text: "With the limit of 500 KB in place, press 'Compress'." },
    { name: "Compare", text: "Zoom into both versions in the dialog, then download." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
