import { badges, batchTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...batchTo("tiff", "jpg"),
  path: "/tiff-to-jpg",
  name: "TIFF to JPG",
  title: "TIFF to JPG Converter | TIF Files You Can Send, Free",
  description:
    "Convert TIFF and TIF files to JPGs that open anywhere, also from 16-bit, CMYK and scanned originals. Free, no sign-up, no watermark.",
  keywords: ["tiff to jpg", "tif to jpg", "convert tiff to jpg", "tiff to jpeg", "open tiff file"],
  heading: "TIFF to JPG Converter",
  subtitle: "Scans and print files as JPGs that open anywhere",
  badges,
  howTo: [
    { name: "Select your TIFFs", text: "Files ending in .tif and .tiff are the same format." },
    { name: "Convert", text: "Press 'Convert to JPG'. Print colors become screen colors." },
    { name: "Download your JPGs", text: "Save single files, or everything as a ZIP." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
