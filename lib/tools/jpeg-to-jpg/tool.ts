import { badges } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/jpeg-to-jpg",
  name: "JPEG to JPG",
  title: "JPEG to JPG Converter | No Quality Lost, Free",
  description:
    "Change .jpeg photos to .jpg without losing quality: the picture's own data is kept, hidden metadata is removed. Free, automatic, no account.",
  keywords: [
    "jpeg to jpg",
    "convert jpeg to jpg",
    "jpeg jpg converter",
    "change jpeg to jpg",
    "lossless jpeg",
  ],
  heading: "JPEG to JPG Converter",
  subtitle: "Drop the files and they come back as .jpg by themselves, with the picture's own data",
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
    { name: "Drop JPEG files", text: "Or press the button and pick them. Each may be up to 10 MB." },
    { name: "Wait a moment", text: "The conversion starts by itself, one file after the other." },
    {
      name: "Find them in your downloads",
      text: "Every file is saved by itself, under its own name with .jpg.",
    },
  ],
  demand: "high",
  competition: "low",
} as const satisfies Tool;
