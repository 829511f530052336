import { badges, simplePngTo } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/png-to-jpg",
  name: "PNG to JPG",
  title: "Advanced PNG to JPG Converter | High Quality Conversion",
  description:
    "Convert PNG to JPG with adjustable quality, background color, and transparency options. Fast and secure conversion.",
  keywords: ["png to jpg", "convert png to jpg", "png to jpg converter", "png to jpeg", "png to jpg quality"],
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
    button: "Choose PNG files",
    hint: "Supports multiple files (Max 10MB each)",
  },
  action: "Convert to JPG",
  simple: simplePngTo("jpg"),
  howTo: [
    { name: "Add your PNG files", text: "Drop them on the page or choose them. Each may be up to 10 MB." },
    {
      name: "Set quality and background",
      text: "Move the quality slider, and pick the color that takes the place of transparent parts.",
    },
    { name: "Download the JPGs", text: "Save them one by one, or all together as a ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
