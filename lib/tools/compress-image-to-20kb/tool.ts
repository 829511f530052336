import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-image-to-20kb",
  name: "Compress Image to 20 KB",
  title: "Compress Image to 20 KB | Signatures and Photos, Free",
  description:
    "Make a signature or a small portrait fit into 20 KB for an exam or job portal. You see the new size in pixels. Free, no sign-up, no watermark.",
  keywords: ["compress image to 20kb", "signature 20kb", "photo 20 kb", "reduce image size to 20kb"],
  heading: "Compress Image to 20 KB",
  subtitle: "Make a signature or a small portrait fit into 20 KB for an online form",
  badges,
  variantOf: "/compress-image",
  targetSize: 20_000,
  howToTitle: "How to compress a picture to 20 KB",
  howTo: [
    {
      name: "Crop first",
      text: "Cut the scan to the signature or the face, so that no bytes go into empty paper.",
    },
    {
      name: "Compress",
      text: "Add the picture and press 'Compress'. The limit of 20 KB is filled in already.",
    },
    {
      name: "Check the pixels",
      text: "The list says how many pixels are left. Compare both versions before you upload.",
    },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
