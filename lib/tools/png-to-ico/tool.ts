import { badges, batchTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...batchTo("png", "ico"),
  path: "/png-to-ico",
  name: "PNG to ICO",
  title: "PNG to ICO Converter | Favicon in Four Sizes, Free",
  description:
    "Turn a PNG into a favicon.ico with 16, 32, 48 and 256 pixels in one file, transparency kept. Free, no sign-up, no watermark.",
  keywords: ["png to ico", "favicon generator", "convert png to ico", "favicon ico", "ico converter"],
  heading: "PNG to ICO Converter",
  subtitle: "A favicon in four sizes from one PNG, ready for your website",
  badges,
  howTo: [
    { name: "Select your PNG", text: "Use a square logo of at least 256 × 256 pixels if you have one." },
    { name: "Convert", text: "Press 'Convert to ICO'. Transparent areas stay transparent." },
    { name: "Upload the icon", text: "Save it as favicon.ico and put it at the top level of your website." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
