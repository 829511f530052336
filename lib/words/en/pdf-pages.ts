import { counted } from "../format";

/** Words of the screen that makes pictures of a PDF's pages. */
export const pdfPages = {
  format: "Image format",
  quality: "Image Quality",
  /** Names of the factors, in the order of the menu. */
  scales: ["Low", "Normal", "Good", "High", "Very High"],
  /** A name of a quality, and its factor. */
  scale: "{name} ({factor}x)",
  scaleHelp: "An A4 page becomes {width} x {height} pixels ({dpi} dpi).",
  pages: "Pages",
  pagesHelp: "For example 1-3, 8. Leave empty for all pages.",
  allPages: "All pages",
  autoDownload: "Auto-download first image",
  results: "Converted pages",
  ready: counted({
    one: "{n} page as {format}, ready to download.",
    other: "{n} pages as {format}, ready to download.",
  }),
  someReady: "{n} of {total} pages as {format}, ready to download.",
  facts: { pages: "Pages Converted", format: "Output Format", size: "Total Size" },
  zip: "Download All as ZIP",
  lost: counted({
    one: "One page couldn't be converted. You'll find the reason below.",
    other: "{n} pages couldn't be converted. You'll find the reason below.",
  }),
  page: "Page {page}",
  preview: "Preview page {page}",
  /** Place in a selection of pages. */
  imageOf: "Page {page}, image {place} of {total}",
  downloadImage: "Download This Image",
};
