import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/Jpg-to-jpeg",
  name: "JPG to JPEG",
  title: "JPG to JPEG Converter | Change .jpg to .jpeg, Free",
  description:
    "Change .jpg to .jpeg for upload forms and programs that insist on the longer extension. Free, no sign-up, no watermark.",
  keywords: [
    "jpg to jpeg",
    "change jpg to jpeg",
    "convert jpg to jpeg",
    "rename jpg to jpeg",
    "jpeg extension",
  ],
  heading: "JPG to JPEG Converter",
  subtitle: "The same picture with the extension .jpeg, for forms that won't take .jpg",
  badges,
  from: "jpg",
  to: "jpeg",
  island: "batch",
  call: "jpgToJpeg",
  redraw: { type: "image/jpeg" },
  accept: {
    types: ["image/jpg", "image/jpeg"],
    endings: [],
    selected: { types: [], endings: [".jpg"] },
    picker: ".jpg,image/jpeg",
  },
  messages: refusalsFor("Jpg"),
  dropZone: dropZoneFor("JPG"),
  action: "Convert to JPEG",
  steps: stepsFor("Converting JPG to JPEG..."),
  success: "jpeg file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Select your JPG files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to JPEG'." },
    { name: "Download your JPEGs", text: "They end in .jpeg and open wherever a JPG does." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
