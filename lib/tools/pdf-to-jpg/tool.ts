import { fileLimits, MIB } from "../../limits";
import { badges } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

const said = `${fileLimits.pdfSaid / MIB}MB`;

export const tool = {
  path: "/pdf-to-jpg",
  name: "PDF to JPG",
  title: "PDF to JPG Converter | Every Page as an Image, Free",
  description:
    "Turn every page of a PDF into a JPG at the quality you choose, look at the pages, and download one or all. Free, no account, no watermark.",
  keywords: ["pdf to jpg", "convert pdf to jpg", "pdf to jpeg", "pdf pages to images", "save pdf as jpg"],
  heading: "PDF to JPG Converter",
  subtitle: "Every page as a sharp JPG, one by one or all together",
  badges,
  from: "pdf",
  to: "jpg",
  island: "pdf-pages",
  call: "pdfToImages",
  accept: { types: ["application/pdf"], endings: [], picker: "application/pdf,.pdf" },
  messages: {
    wrong: "Please select a valid PDF file.",
    tooLarge: `File size exceeds ${said} limit`,
    none: "Please select a PDF file.",
  },
  dropZone: {
    prompt: "Drag & drop or click to select a PDF file",
    dragging: "Drop your PDF here",
    or: "or",
    button: "Choose PDF File",
    hint: `Max file size: ${said} • Output format: JPG`,
  },
  larger: { path: "/pdf-to-image", name: "PDF to Image" },
  targets: ["jpg"],
  action: "Convert to JPG Images",
  steps: ["Drawing the pages..."],
  howTo: [
    { name: "Choose a PDF", text: "Drop it on the page, or press the button and pick it." },
    { name: "Set the quality", text: "From Low for a glance to Very High for print." },
    { name: "Download the pages", text: "Look at each page, save one, or take them all as a ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
