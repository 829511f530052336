import { badges, simplePngTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...simplePngTo("webp"),
  path: "/png-to-webp",
  name: "PNG to WEBP",
  title: "PNG to WEBP Converter | Smaller Images, Free",
  description:
    "Convert PNG to WEBP for pages that load faster: the same picture, transparency kept, in a fraction of the bytes. Free, no account, no watermark.",
  keywords: [
    "png to webp",
    "convert png to webp",
    "webp converter",
    "png to webp transparent",
    "smaller png",
  ],
  heading: "PNG to WEBP Converter",
  subtitle: "The same picture for your pages in a fraction of the bytes, transparency included",
  badges,
  howTo: [
    { name: "Choose PNG files", text: "Drop them, paste a screenshot, or press the button and pick them." },
    { name: "Convert", text: "Press 'Convert to WEBP'. See-through parts stay see-through." },
    { name: "Download the WEBPs", text: "One by one, or all of them in a ZIP, each with what it saved." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
