import { badges, simplePngTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...simplePngTo("webp"),
  path: "/png-to-webp",
  name: "PNG to WEBP",
  title: "PNG to WEBP Converter | Smaller Images, Free",
  description:
    "Convert PNG to WEBP for faster websites. The same picture in a much smaller file, with transparency kept. Free, no sign-up, no watermark.",
  keywords: [
    "png to webp",
    "convert png to webp",
    "png to webp transparent",
    "png to webp converter",
    "make png smaller",
  ],
  heading: "PNG to WEBP Converter",
  subtitle: "The same picture in a much smaller file, with transparency kept",
  badges,
  howTo: [
    { name: "Select your PNG files", text: "Drop them on the page, paste a screenshot, or use the button." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Transparent areas stay transparent." },
    {
      name: "Download your WEBPs",
      text: "Save them one by one or as a ZIP, and see how much each one saved.",
    },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
