import { anyPicture, namePictures } from "../pictures";
import { badges, pdfSteps } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  path: "/image-to-pdf",
  name: "Image to PDF",
  title: "IMG to PDF | Photos and Scans in One PDF, Free",
  description:
    "Combine photos, scans and screenshots in one PDF, or take pictures with your camera. Free, no account, no watermark, files deleted.",
  keywords: ["image to pdf", "img to pdf", "photo to pdf", "scan to pdf", "pictures to pdf"],
  heading: "IMG to PDF",
  subtitle: "Pictures from your files or your camera, one per page, in a single PDF",
  badges,
  from: "image",
  to: "pdf",
  island: "camera-pdf",
  call: "imageToPdf",
  // The picker is specified: any image type.
  accept: { ...anyPicture, picker: "image/*" },
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
    limits: `${namePictures("and", ["JPG", "PNG", "GIF"])} work too. Up to 100 files and 100 MB.`,
  },
  action: "Convert to PDF",
  steps: pdfSteps,
  success: "PDF is ready to download!",
  howToTitle: "How to convert images to PDF",
  howTo: [
    { name: "Select or capture", text: "Select pictures, or capture pages with your camera." },
    { name: "Convert to PDF", text: "Put the pictures in order, then press 'Convert to PDF'." },
    { name: "Download the PDF", text: "You get one file with one picture per page." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
