import { badges, refusalsFor, stepsFor } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/svg-to-png",
  name: "SVG to PNG",
  title: "SVG to PNG Converter | Up to 8192 Pixels, Free",
  description:
    "Turn SVG logos, icons and drawings into sharp PNGs with transparency, up to 8192 pixels wide. Many files at once. Free, no sign-up, no watermark.",
  keywords: ["svg to png", "convert svg to png", "svg to image", "vector to png", "svgz to png"],
  heading: "SVG to PNG Converter",
  subtitle: "Draw logos, icons and diagrams as PNGs, as large and as sharp as you need them",
  badges,
  from: "svg",
  to: "png",
  island: "batch",
  call: "imageConvert",
  fields: { format: "png" },
  choice: {
    field: "svg_side",
    label: "Longer side",
    options: [
      { value: "", text: "Its own size, 1024 to 4096 pixels" },
      { value: "256", text: "256 pixels" },
      { value: "512", text: "512 pixels" },
      { value: "1024", text: "1024 pixels" },
      { value: "2048", text: "2048 pixels" },
      { value: "4096", text: "4096 pixels" },
      { value: "8192", text: "8192 pixels" },
    ],
  },
  accept: {
    types: ["image/svg+xml"],
    endings: [".svg", ".svgz"],
    picker: "image/svg+xml,.svg,.svgz",
  },
  messages: refusalsFor("SVG"),
  dropZone: {
    prompt: "Drag & drop SVG files here",
    dragging: "Drop your SVG files here",
    or: "or",
    button: "Select SVG Files",
    hint: "SVG or SVGZ, up to 100 files and 100 MB in total, each up to 20 MB",
  },
  action: "Convert to PNG",
  steps: stepsFor("Drawing your SVGs..."),
  success: "PNG file(s) ready to download!",
  failures: "generic",
  howTo: [
    { name: "Select your SVG files", text: "Logos, icons, charts or diagrams, one or many." },
    { name: "Choose how large", text: "Keep the size of the drawing, or set the pixels of the longer side." },
    { name: "Convert and download", text: "Save the PNGs one by one, or all of them in a ZIP." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
