import { badges, imageCompression } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...imageCompression,
  path: "/compress-jpeg",
  name: "Compress JPEG",
  title: "Compress JPEG | Smaller JPGs That Look the Same, Free",
  description:
    "Make JPGs about 60% smaller with no visible difference, or fit them to a size you enter. Compare before and after. Free, no sign-up, no watermark.",
  keywords: ["compress jpeg", "compress jpg", "jpeg compressor", "reduce jpg size", "jpg smaller"],
  heading: "Compress JPEG",
  subtitle: "Make JPGs much smaller with no visible difference",
  badges,
  from: "jpg",
  accept: { types: ["image/jpeg"], endings: [], picker: "image/jpeg" },
  messages: {
    wrong: "Please select valid JPG images.",
    none: "Please select JPG image(s) to compress.",
  },
  dropZone: { ...imageCompression.dropZone, hint: "JPG only" },
  variantOf: "/compress-image",
  howToTitle: "How to compress JPG files",
  howTo: [
    {
      name: "Select your JPGs",
      text: "Files named .jpg and .jpeg are the same thing, and both are welcome.",
    },
    { name: "Compress", text: "Press 'Compress', or set a size limit first." },
    { name: "Compare and save", text: "Look at any photo before and after, then take the ZIP." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
