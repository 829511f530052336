import { ocrLanguageChoices } from "../ocr-languages";
import { anyPicture, namePictures } from "../pictures";
import { badges } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/image-to-text",
  name: "Image to Text",
  title: "Image to Text Converter | Copy Text From Pictures, Free",
  description:
    "Get the text out of a photo, scan or screenshot. Copy it, or save it as TXT or Word. 13 languages, free, no account, nothing stored.",
  keywords: ["image to text", "picture to text", "photo to text", "copy text from image", "ocr online"],
  heading: "Image to Text",
  subtitle: "Copy the text of photos, scans and screenshots, or save it as TXT or Word",
  badges,
  from: "image",
  to: "txt",
  island: "image-text",
  call: "imageToText",
  accept: anyPicture,
  messages: {
    wrong: "Only pictures can be read here.",
    none: "Select at least one picture.",
  },
  dropZone: {
    prompt: "Drag & drop pictures of text here",
    dragging: "Drop your pictures here",
    or: "or",
    button: "Select Pictures",
    hint: `${namePictures("or")}, up to 100 MB each`,
  },
  action: "Get the Text",
  languages: ocrLanguageChoices,
  howToTitle: "How to get text from a picture",
  howTo: [
    { name: "Select pictures", text: "Photos, scans or screenshots. You can paste a screenshot, too." },
    { name: "Get the text", text: "Press the button. Each picture takes a few seconds." },
    { name: "Copy or save it", text: "Correct the text if needed, then copy it or save it as TXT or Word." },
  ],
  demand: "high",
  competition: "high",
} as const satisfies Tool;
