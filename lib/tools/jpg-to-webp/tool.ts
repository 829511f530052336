import { badges, threeViewTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...threeViewTo("webp"),
  path: "/jpg-to-webp",
  name: "JPG to WEBP",
  title: "JPG to WEBP Converter | Faster Pages, Free",
  description:
    "Convert JPG photos to WEBP for pages that load faster: a photo that looks right at a fraction of the bytes. Free, no account, no watermark.",
  keywords: ["jpg to webp", "convert jpg to webp", "jpeg to webp", "webp converter", "images for web"],
  heading: "JPG to WEBP Converter",
  subtitle: "Photos for the web that look the same and weigh less, up to 20 at a time",
  badges,
  howTo: [
    { name: "Choose JPG files", text: "Drop up to 20 photos on the page, a few at a time if you like." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Photos come out upright and in true colors." },
    {
      name: "Download the WEBPs",
      text: "Each keeps its name and gets the new ending; or take them all in a ZIP.",
    },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
