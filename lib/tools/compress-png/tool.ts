import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-png",
  name: "Compress PNG",
  title: "Compress PNG | Smaller Screenshots and Logos, Free",
  description:
    "Make PNG screenshots, logos and drawings smaller, with transparency kept. Lossless where colors matter. Compare before and after. Free, no sign-up.",
  keywords: ["compress png", "png compressor", "reduce png size", "optimize png", "png smaller"],
  heading: "Compress PNG",
  subtitle: "Make screenshots, logos and drawings smaller, with transparency kept",
  badges,
  from: "png",
  accept: { types: ["image/png"], endings: [], picker: "image/png" },
  messages: {
    wrong: "Please select valid PNG images.",
    none: "Please select PNG image(s) to compress.",
  },
  dropZone: { ...imageCompression.dropZone, hint: "PNG only" },
  variantOf: "/compress-image",
  howToTitle: "How to compress PNG files",
  howTo: [
    { name: "Select your PNGs", text: "Screenshots, logos, icons, drawings: up to 100 at a time." },
    { name: "Compress", text: "'Compress' tries a palette and lossless encoding, and keeps what's best." },
    {
      name: "Check soft edges",
      text: "Open the comparison and look at shadows and gradients before you download.",
    },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
