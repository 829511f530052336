import { badges, threeViewTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...threeViewTo("webp"),
  path: "/jpg-to-webp",
  name: "JPG to WEBP",
  title: "JPG to WEBP Converter | Faster Pages, Free",
  description:
    "Convert JPG photos to WEBP for faster websites. They look the same in a much smaller file. Free, no sign-up, no watermark.",
  keywords: ["jpg to webp", "convert jpg to webp", "jpeg to webp", "webp converter", "images for web"],
  heading: "JPG to WEBP Converter",
  subtitle: "Photos that look the same and load faster, up to 20 at a time",
  badges,
  howTo: [
    { name: "Select your JPG files", text: "Drop up to 20 photos on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Your photos keep their size in pixels." },
    { name: "Download your WEBPs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
