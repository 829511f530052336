import { acceptFormat, badges, mergePdfOf } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...mergePdfOf("tiff"),
  path: "/tiff-to-pdf",
  name: "TIFF to PDF",
  title: "TIFF to PDF Converter | Every Page of Your Scans, Free",
  description:
    "Turn TIFF scans into one PDF with all of their pages, in the order you choose and at their size on paper. Free, no account, no watermark.",
  keywords: ["tiff to pdf", "tif to pdf", "multipage tiff to pdf", "convert tiff to pdf", "scan to pdf"],
  heading: "TIFF to PDF Converter",
  subtitle: "All pages of your scans and faxes in one PDF",
  badges,
  call: "imageToPdf",
  accept: acceptFormat("tiff"),
  howTo: [
    { name: "Select TIFF files", text: "One with many pages, or many with one page each." },
    { name: "Put them in order", text: "Move files up or down. Pages inside a file keep their order." },
    { name: "Download the PDF", text: "Press 'Convert to PDF' and save the finished document." },
  ],
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
