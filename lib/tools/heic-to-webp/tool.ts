import { badges, batchTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...batchTo("heic", "webp"),
  path: "/heic-to-webp",
  name: "HEIC to WEBP",
  title: "HEIC to WEBP Converter | iPhone Photos for the Web",
  description:
    "Convert iPhone photos from HEIC to WEBP for your website, in one step and without location data. Free, no sign-up, no watermark.",
  keywords: [
    "heic to webp",
    "convert heic to webp",
    "iphone photo to webp",
    "heif to webp",
    "heic converter",
  ],
  heading: "HEIC to WEBP Converter",
  subtitle: "iPhone photos ready for your website, in one step",
  badges,
  howTo: [
    { name: "Select your HEIC photos", text: "Copy them from your iPhone, or open this page on it." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Photos come out right side up." },
    { name: "Download your WEBPs", text: "Take the ZIP if there are many." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
