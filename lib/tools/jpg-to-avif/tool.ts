import { badges, batchTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...batchTo("jpg", "avif"),
  path: "/jpg-to-avif",
  name: "JPG to AVIF",
  title: "JPG to AVIF Converter | Smaller Photos, Same Look, Free",
  description:
    "Convert JPG photos to AVIF files that look the same and load faster. Right side up, without location data. Free, no sign-up, no watermark.",
  keywords: ["jpg to avif", "convert jpg to avif", "jpeg to avif", "avif converter", "photos for web"],
  heading: "JPG to AVIF Converter",
  subtitle: "Smaller photos for the web that look the same",
  badges,
  howTo: [
    { name: "Select your JPGs", text: "Drop photos on the page. .jpg and .jpeg both work." },
    { name: "Convert", text: "Press 'Convert to AVIF' and wait about a second per photo." },
    { name: "Download your AVIFs", text: "Get them one at a time or in a ZIP with their own names." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
