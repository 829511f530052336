import { badges, threeViewTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...threeViewTo("gif"),
  path: "/jpg-to-gif",
  name: "JPG to GIF",
  title: "JPG to GIF Converter | Free, No Watermark",
  description:
    "Convert JPG pictures to GIF with a palette made for each picture and fine dithering. Free, no account, no watermark, files deleted.",
  keywords: ["jpg to gif", "convert jpg to gif", "jpeg to gif", "photo to gif", "gif converter"],
  heading: "JPG to GIF Converter",
  subtitle: "A palette made for each picture, so that photos look good even in 256 colors",
  badges,
  howTo: [
    { name: "Choose JPG files", text: "Drop up to 20 photos on the page, a few at a time if you like." },
    { name: "Convert", text: "Press 'Convert to GIF'. Each picture gets the 256 colors that suit it best." },
    {
      name: "Download the GIFs",
      text: "Each keeps its name and gets the new ending; or take them all in a ZIP.",
    },
  ],
  demand: "medium",
  competition: "medium",
} as const satisfies Tool;
