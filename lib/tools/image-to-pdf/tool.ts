import { badges, pdfSteps } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/image-to-pdf",
  name: "Image to PDF",
  title: "IMG to PDF | Photos and Scans into One PDF, Free",
  description:
    "Put images of any kind into one PDF, or take the pictures with your camera. Free, no account, no watermark, and files are deleted.",
  keywords: ["image to pdf", "img to pdf", "photo to pdf", "scan to pdf", "pictures to pdf"],
  heading: "IMG to PDF",
  subtitle: "Pictures from your files or your camera, one to a page, in a single PDF",
  badges,
  from: "image",
  to: "pdf",
  island: "camera-pdf",
  call: "imageToPdf",
  accept: { types: ["image/"], endings: [".heic", ".heif"], picker: "image/*" },
  messages: {
    none: "Please select at least one image file",
    some: "Only images can go into the PDF.",
    nothingPicked: "No files selected",
  },
  dropZone: {
    prompt: "Drag & drop images here",
    dragging: "Drop your images here",
    or: "or",
    button: "Choose Images",
    hint: "Supported: JPG, PNG, GIF | Capture directly from camera",
  },
  action: "Convert to PDF",
  steps: pdfSteps,
  success: "PDF is ready to download!",
  howTo: [
    { name: "Choose or capture", text: "Pick images, or take pictures of papers with the camera." },
    { name: "Convert to PDF", text: "Check the list and press 'Convert to PDF'. Each picture gets a page." },
    { name: "Download the PDF", text: "One file with all pages, in the order you chose." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
