import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-image-to-200kb",
  name: "Compress Image to 200 KB",
  title: "Compress Image to 200 KB | Readable Documents, Free",
  description:
    "Get photos and photographed documents below 200 KB with text you can still read. Fits each file to the limit exactly. Free, no account needed.",
  keywords: ["compress image to 200kb", "image size 200kb", "reduce photo to 200kb", "jpg 200kb"],
  heading: "Compress Image to 200 KB",
  subtitle: "Get photos and photographed documents below 200 KB, with text you can still read",
  badges,
  variantOf: "/compress-image",
  targetSize: 200_000,
  howToTitle: "How to compress a picture to 200 KB",
  howTo: [
    {
      name: "Photograph or scan",
      text: "Fill the frame with the page, in even light and from straight above.",
    },
    { name: "Compress", text: "Select the files. 200 KB is set, and 'Compress' does the rest." },
    { name: "Read it", text: "Open the result and read the smallest line. If you can, send it." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
