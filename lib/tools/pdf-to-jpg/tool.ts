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
    "Turn every page of a PDF into a JPG at the quality you choose. Preview the pages and download one or all of them. Free, no account, no watermark.",
  keywords: ["pdf to jpg", "convert pdf to jpg", "pdf to jpeg", "pdf pages to images", "save pdf as jpg"],
  heading: "PDF to JPG Converter",
  subtitle: "Every page as a sharp JPG, one at a time or all in a ZIP",
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
    limits: `Files over ${fileLimits.pdf / MIB} MB: use PDF to Image`,
  },
  larger: { path: "/pdf-to-image", name: "PDF to Image" },
  targets: ["jpg"],
  action: "Convert to JPG Images",
  steps: ["Converting the pages..."],
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    { name: "Choose the quality", text: "From Low for thumbnails to Very High for print." },
    { name: "Download the pages", text: "Preview the pages, then download one or get them all as a ZIP." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
