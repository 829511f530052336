import { badges } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/jpeg-to-jpg",
  name: "JPEG to JPG",
  title: "JPEG to JPG Converter | No Quality Loss, Free",
  description:
    "Change .jpeg to .jpg without losing quality. Camera data and location are removed. Starts automatically. Free, no sign-up.",
  keywords: [
    "jpeg to jpg",
    "convert jpeg to jpg",
    "change jpeg to jpg",
    "jpeg to jpg without losing quality",
    "rename jpeg to jpg",
  ],
  heading: "JPEG to JPG Converter",
  subtitle: "Drop your files and get them back as .jpg, automatically and without losing quality",
  badges,
  from: "jpeg",
  to: "jpg",
  island: "auto",
  call: "jpegToJpg",
  accept: {
    types: ["image/jpeg"],
    endings: [".jpeg", ".jpg"],
    picker: ".jpeg,.jpg,image/jpeg",
  },
  messages: {
    wrong: "{file name} is not a JPEG file",
    tooLarge: "{file name} is too large (max 10MB)",
    empty: "{file name} is empty",
    heading: "File validation errors:",
    none: "No valid JPEG files found. Please select JPEG files (max 10MB each).",
  },
  success: "{n} files converted successfully. Downloads should start automatically.",
  dropZone: {
    prompt: "Drop JPEG files here or click to browse",
    dragging: "Drop your JPEG files here",
    or: "or",
    button: "Select JPEG Files",
    hint: "Max 10MB per file",
  },
  howTo: [
    {
      name: "Select your JPEG files",
      text: "Drop them on the page, or use the button. Each can be up to 10 MB.",
    },
    { name: "Wait a moment", text: "The conversion starts automatically, one file at a time." },
    { name: "Find your JPGs", text: "Each file is downloaded automatically, under its own name." },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
