import { badges, simplePngTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/png-to-jpg",
  name: "PNG to JPG",
  title: "Advanced PNG to JPG Converter | High Quality Conversion",
  description:
    "Convert PNG to JPG with adjustable quality, background color, and transparency options. Fast and secure conversion.",
  keywords: [
    "png to jpg",
    "convert png to jpg",
    "png to jpeg",
    "transparent png to white background",
    "png to jpg quality",
  ],
  heading: "Advanced PNG to JPG Converter",
  subtitle: "Professional-grade image conversion with complete control",
  badges,
  from: "png",
  to: "jpg",
  island: "advanced",
  call: "pngToJpg",
  accept: { types: ["image/png"], endings: [".png"], picker: "image/png,.png" },
  messages: {
    drop: "{file name} is not a PNG file",
    select: "{file name} is not a PNG file",
    none: "Please select at least one PNG file.",
    tooLarge: "{file name} exceeds 10MB limit",
  },
  dropZone: {
    prompt: "Drag & drop PNG files here",
    dragging: "Drop your PNG files here",
    or: "or click to browse your files",
    button: "Select PNG Files",
    hint: "Supports multiple files (Max 10MB each)",
  },
  action: "Convert to JPG",
  simple: simplePngTo("jpg"),
  howTo: [
    {
      name: "Select your PNG files",
      text: "Drop them on the page or use the button. Each can be up to 10 MB.",
    },
    {
      name: "Set the options",
      text: "Set the quality, and choose a background color for transparent parts.",
    },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
