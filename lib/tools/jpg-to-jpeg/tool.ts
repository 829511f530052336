import { badges, dropZoneFor, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/Jpg-to-jpeg",
  name: "JPG to JPEG",
  title: "JPG to JPEG Converter | Change .jpg to .jpeg, Free",
  description:
    "Change .jpg files to .jpeg for forms and programs that insist on the longer ending. Free, no account, no watermark, files deleted.",
  keywords: [
    "jpg to jpeg",
    "change jpg to jpeg",
    "jpg jpeg converter",
    "rename jpg to jpeg",
    "jpeg extension",
  ],
  heading: "JPG to JPEG Converter",
  subtitle: "For the form that takes .jpeg and nothing else: the same picture under the longer ending",
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
    { name: "Choose JPG files", text: "Drop them on the page, or press the button and pick them." },
    { name: "Convert", text: "Press 'Convert to JPEG'." },
    { name: "Download the JPEGs", text: "Each is named with .jpeg and opens wherever a JPG does." },
  ],
  demand: "medium",
  competition: "low",
} as const satisfies Tool;
