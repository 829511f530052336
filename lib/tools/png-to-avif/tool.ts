import { badges, batchTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...batchTo("png", "avif"),
  path: "/png-to-avif",
  name: "PNG to AVIF",
  title: "PNG to AVIF Converter | Tiny Files, Transparent, Free",
  description:
    "Convert PNG screenshots, photos and graphics to AVIF at a fraction of the size, with transparency kept. Free, no sign-up, no watermark.",
  keywords: [
    "png to avif",
    "convert png to avif",
    "png to avif transparent",
    "avif converter",
    "compress png",
  ],
  heading: "PNG to AVIF Converter",
  subtitle: "Screenshots and photos in a fraction of the space, with transparency kept",
  badges,
  howTo: [
    { name: "Select your PNGs", text: "Drop them on the page or paste a screenshot." },
    { name: "Convert", text: "Press 'Convert to AVIF'. The settings follow what each picture shows." },
    { name: "Download your AVIFs", text: "Each row tells you how much smaller the file became." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
