import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { registry } from "@/lib/tools";
import { en } from "@/lib/words/en";
import { failure } from "@/lib/words/en/failure";

/** The sentences that are specified, word for word; `{}` stands for what is filled in. */
const specified = [
  // The home page, the header and what is not there yet.
  "Free Image Converter Online",
  "Watch Demo (30s)",
  "How the product Works",
  "Upload Your Files",
  "Instant Conversion",
  "Download & Enjoy",
  "Try It Now - Free",
  "50M+",
  "2.5M+",
  "99.9%",
  "15+",
  "Most Popular",
  "Document Maker",
  "iPhone Users",
  "File Size Saver",
  "PDF Extract",
  "Web Compatible",
  "High Quality",
  "Transparency Safe",
  "Web Performance",
  "Format Bridge",
  "Next-Gen",
  "Format Fixer",
  "1.2M+",
  "896K+",
  "823K+",
  "673K+",
  "We are working hard to bring you this feature. Stay tuned!",
  "This feature is coming soon!",
  "Need Help?",
  "Start Converting Now",
  "Iphone Formats",
  "Unexpected Application Error",
  // Screens in common.
  "Supported: JPG only, up to 20 files, max 50MB total",
  "Remove all",
  "Conversion complete!",
  // PNG to JPG.
  "Advanced PNG to JPG Converter | High Quality Conversion",
  "Convert PNG to JPG with adjustable quality, background color, and transparency options. Fast and secure conversion.",
  "Professional-grade image conversion with complete control",
  "Drag & drop PNG files here",
  "Drop your PNG files here",
  "or click to browse your files",
  "Supports multiple files (Max 10MB each)",
  "Conversion Options",
  "Remove transparency (fill with background color)",
  "No files selected yet",
  "Clear All",
  "Converting...",
  "Download",
  "Download All as ZIP",
  // JPG to WEBP and GIF, JPEG to JPG.
  "Drag & drop or click to upload",
  "Drop JPG files here",
  "Maximum 20 files",
  "Conversion Successful!",
  "Convert More Files",
  "Drop JPEG files here or click to browse",
  "Max 10MB per file",
  "Convert New Files",
  // PDF to JPG.
  "Drag & drop or click to select a PDF file",
  "Drop your PDF here",
  "Choose PDF File",
  "Max file size: 50MB • Output format: JPG",
  "Image Quality",
  "Auto-download first image",
  "Convert to JPG Images",
  "Reset",
  "Uploading...",
  "Pages Converted",
  "Output Format",
  "Total Size",
  "Download This Image",
  // Making PDFs.
  "IMG to PDF",
  "Choose Images",
  "Capture Images",
  "Supported: JPG, PNG, GIF | Capture directly from camera",
  "Selected Files",
  "Convert to PDF",
  "Camera Capture",
  "Initializing camera...",
  "Discard All",
  "Download PDF",
  "JPG to PDF Converter",
  "Select JPG Files",
  "or drag & drop JPG files here",
  "Processing...",
  "Starting conversion...",
  "Reading your images...",
  "Optimizing quality...",
  "Merging into a single PDF...",
  "Almost done...",
  // The compressor, the contact page, the FAQ and the game.
  "Choose Image(s)",
  "Compress",
  "Download Compressed ZIP",
  "Sending Message...",
  "No questions found",
  "Click or press space to restart",
  "Related Conversion Tools",
  "Most Popular Tools",
  "Popular",
  "Trending",
  "Useful",
  "Featured",
  // Validation.
  "Please select at least one image file",
  "No files selected",
  "Please select only JPG files.",
  "Please drop only JPG files.",
  "Please select at least one JPG file.",
  "{} is not a PNG file",
  "{} exceeds 10MB limit",
  "Please drop only HEIC files.",
  "Please select only HEIC files.",
  "Please select at least one HEIC file.",
  "Please drop only webp files.",
  "Please select only webp files.",
  "Please select at least one webp file.",
  "Please select only AVIF files.",
  "Please drop only AVIF files.",
  "Please select at least one AVIF file.",
  "Please drop only Jpg files.",
  "Please select only Jpg files.",
  "Please select at least one Jpg file.",
  "Please select only png files.",
  "Please drop only png files.",
  "Please select at least one PNG file.",
  "Please select a valid PDF file.",
  "File size exceeds 50MB limit",
  "Please select a PDF file.",
  "{} is not a JPEG file",
  "{} is too large (max 10MB)",
  "{} is empty",
  "File validation errors:",
  "No valid JPEG files found. Please select JPEG files (max 10MB each).",
  "Please select valid image files (max 20MB).",
  "Please select at least one image.",
  "Please select valid images (JPG, PNG, WebP, AVIF).",
  "Please select image(s) to compress.",
  // Errors.
  "Conversion failed. Please try again.",
  "Camera not supported on this device/browser",
  "Camera API is not supported in this browser",
  "Error displaying camera feed",
  "Failed to access camera",
  "Camera not properly initialized",
  "Failed to capture image",
  "No images captured yet",
  "Image captured!",
  "Captured images discarded",
  "PDF is ready to download!",
  "Failed to convert {}: {}",
  "Batch conversion failed",
  "Failed to download {}: {}",
  "Failed to create ZIP file: {}",
  "An error occurred during conversion.",
  "Failed to download image.",
  "Failed to download all images.",
  "Request timeout (connection aborted)",
  "File too large",
  "Server error",
  "Conversion failed: {}",
  "No images were successfully converted",
  "Failed to download converted files",
  "Conversion failed",
  "Error: {}",
  "No response from server. Please check your connection.",
  "No images returned.",
  "Compression failed. Please try again.",
  "Compression complete! Download the ZIP below.",
  "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
];

/** Returns every text in an object. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const catalogue = new Set(
  [en, failure, registry.map(({ words }) => words)]
    .flatMap(textsOf)
    .map((text) => text.replace(/\{[^{}]*\}/g, "{}")),
);

/** What stands beside behavior instead of in the catalogue. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const sources = ["components", "app", "lib/client", "lib/tools", "lib/site"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(root, folder, name),
    ),
  )
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(name, "utf8").replace(/\$\{[^{}]*\}/g, "{}"));

it.each(specified)("says '%s'", (sentence) => {
  const isSaid = catalogue.has(sentence) || sources.some((text) => text.includes(sentence));
  expect(isSaid).toBe(true);
});
