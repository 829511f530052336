import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-image-to-50kb",
  name: "Compress Image to 50 KB",
  title: "Compress Image to 50 KB | Portraits for Forms, Free",
  description:
    "Fit an ID or passport portrait into 50 KB for an application. Each photo gets the best quality possible at that size. Free, no sign-up, no watermark.",
  keywords: ["compress image to 50kb", "photo 50kb", "passport photo 50 kb", "reduce image to 50kb"],
  heading: "Compress Image to 50 KB",
  subtitle: "Fit an ID or passport portrait into 50 KB without losing the face",
  badges,
  variantOf: "/compress-image",
  targetSize: 50_000,
  howToTitle: "How to compress a picture to 50 KB",
  howTo: [
    { name: "Select your portrait", text: "Any of the four formats, cropped to the shape the form wants." },
    {
      name: "Compress",
      text: "'Compress' aims for 50 KB. Enter another number if your form has another limit.",
    },
    {
      name: "Compare",
      text: "Look at the eyes and the outline of the hair in both versions, then download.",
    },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
