import { badges, threeViewTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...threeViewTo("gif"),
  path: "/jpg-to-gif",
  name: "JPG to GIF",
  title: "JPG to GIF Converter | Free, No Watermark",
  description:
    "Convert JPG to GIF with the 256 colors that suit each picture best. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["jpg to gif", "convert jpg to gif", "jpeg to gif", "photo to gif", "gif converter"],
  heading: "JPG to GIF Converter",
  subtitle: "Turn photos into GIFs with the 256 colors that suit them best",
  badges,
  howTo: [
    { name: "Select your JPG files", text: "Drop up to 20 photos on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to GIF' and wait a few seconds." },
    { name: "Download your GIFs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "medium",
  competition: "medium",
} as const satisfies Tool;
