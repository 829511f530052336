import { badges, batchTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...batchTo("webp", "gif"),
  path: "/webp-to-gif",
  name: "WEBP to GIF",
  title: "WEBP to GIF Converter | Animated or Still, Free",
  description:
    "Convert animated WEBPs to GIFs that move in email, chats and old programs. Frames, timing and loops are kept. Free, no sign-up, no watermark.",
  keywords: [
    "webp to gif",
    "animated webp to gif",
    "convert webp to gif",
    "webp sticker to gif",
    "webp animation",
  ],
  heading: "WEBP to GIF Converter",
  subtitle: "Animations that also move where WEBP isn't supported",
  badges,
  howTo: [
    { name: "Select your WEBPs", text: "Animated and still ones can be in the same list." },
    { name: "Convert", text: "Press 'Convert to GIF'. Long animations take a few seconds." },
    {
      name: "Watch and download",
      text: "Press 'Compare' to see it move beside the original, then save the GIF.",
    },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
