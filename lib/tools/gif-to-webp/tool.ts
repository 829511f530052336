import { badges, batchTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...batchTo("gif", "webp"),
  path: "/gif-to-webp",
  name: "GIF to WEBP",
  title: "GIF to WEBP Converter | Keeps Animations, Free",
  description:
    "Convert GIFs to WEBPs that still move and are much smaller, with the same timing and transparency. Free, no sign-up, no watermark.",
  keywords: [
    "gif to webp",
    "animated gif to webp",
    "convert gif to webp",
    "animated webp",
    "make gif smaller",
  ],
  heading: "GIF to WEBP Converter",
  subtitle: "The same animation in a smaller file, with its timing and transparency",
  badges,
  howTo: [
    { name: "Select your GIFs", text: "Drop animated or still GIFs anywhere on the page." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Every frame keeps its time." },
    { name: "Watch and download", text: "Press 'Compare' to see both animations move, then save the WEBPs." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
