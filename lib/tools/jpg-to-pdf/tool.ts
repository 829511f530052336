import { badges, mergePdfOf } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/jpg-to-pdf",
  name: "JPG to PDF",
  title: "JPG to PDF Converter | Merge Photos into One PDF, Free",
  description:
    "Merge JPG photos into one PDF, in any order you like. Your photos keep their full quality. Free, no account, no watermark.",
  keywords: ["jpg to pdf", "convert jpg to pdf", "merge jpg to pdf", "jpeg to pdf", "photos to pdf"],
  heading: "JPG to PDF Converter",
  subtitle: "Put your photos in order and merge them into one PDF at full quality",
  badges,
  ...mergePdfOf("jpg"),
  call: "jpgToPdf",
  accept: { types: ["image/jpeg"], endings: [], picker: "image/jpeg,.jpg,.jpeg" },
  howTo: [
    { name: "Select JPG files", text: "Drop them on the page or select them with the button." },
    { name: "Put them in order", text: "Move each photo up or down until the pages are in the right order." },
    { name: "Download the PDF", text: "Press 'Convert to PDF' and download the result." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
