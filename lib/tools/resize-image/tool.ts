import { resizeFormats } from "../../contract/resize";
import { anyPicture, namePictures } from "../pictures";
import { badges } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/resize-image",
  name: "Resize Image",
  title: "Resize Image | Pixels, Percent, Print Sizes, Free",
  description:
    "Resize pictures by pixels, percent or longest side, or to photo, passport and social media sizes. Crop, fit or add borders. Free, no sign-up.",
  keywords: ["resize image", "image resizer", "photo resizer", "passport photo size", "resize gif"],
  heading: "Resize Image",
  subtitle:
    "Change the size of your pictures in pixels or percent, or to fit a photo print, a passport or a post",
  badges,
  from: "image",
  to: "image",
  island: "resize",
  call: "resize",
  accept: anyPicture,
  formats: resizeFormats,
  messages: { wrong: "Only pictures can be resized here.", none: "Select at least one picture." },
  dropZone: {
    prompt: "Drag & drop pictures here",
    dragging: "Drop your pictures here",
    or: "or",
    button: "Select Pictures",
    hint: `${namePictures("or")}, up to 100 files and 100 MB in total`,
  },
  action: "Resize",
  howToTitle: "How to resize a picture",
  howTo: [
    { name: "Select pictures", text: "One or many. They can be of different sizes and formats." },
    {
      name: "Choose the size",
      text: "Enter pixels or percent, or choose a photo print, a passport photo or a post. You see the result's pixels first.",
    },
    { name: "Resize and download", text: "Save your pictures one by one, or all at once as a ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
