import { avifToJpg } from "./avif-to-jpg";
import { avifToPng } from "./avif-to-png";
import { compressImage } from "./compress-image";
import { compressPdf } from "./compress-pdf";
import { heicToJpg } from "./heic-to-jpg";
import { heicToPng } from "./heic-to-png";
import { imageCompressor } from "./image-compressor";
import { imageToPdf } from "./image-to-pdf";
import { jpegToJpg } from "./jpeg-to-jpg";
import { jpgToGif } from "./jpg-to-gif";
import { jpgToJpeg } from "./jpg-to-jpeg";
import { jpgToPdf } from "./jpg-to-pdf";
import { jpgToPng } from "./jpg-to-png";
import { jpgToWebp } from "./jpg-to-webp";
import { pdfToImage } from "./pdf-to-image";
import { pdfToJpg } from "./pdf-to-jpg";
import { pdfToPng } from "./pdf-to-png";
import { pdfToWebp } from "./pdf-to-webp";
import { pdfToWord } from "./pdf-to-word";
import { pngToJpg } from "./png-to-jpg";
import { pngToWebp } from "./png-to-webp";
import type { Tool } from "./types";
import { webpToJpg } from "./webp-to-jpg";
import { webpToPng } from "./webp-to-png";

/** The registry. Adding a tool is one entry here; see AGENTS.md. */
export const tools: readonly Tool[] = [
  pngToJpg,
  heicToJpg,
  jpgToPng,
  webpToJpg,
  webpToPng,
  jpgToWebp,
  avifToJpg,
  heicToPng,
  avifToPng,
  pngToWebp,
  jpgToGif,
  jpegToJpg,
  jpgToJpeg,
  imageCompressor,
  compressImage,
  imageToPdf,
  jpgToPdf,
  pdfToJpg,
  pdfToImage,
  pdfToPng,
  pdfToWebp,
  compressPdf,
  pdfToWord,
];

/** Finds the tool a path means, in any casing. */
export function findTool(path: string): Tool | undefined {
  const wanted = path.toLowerCase();
  return tools.find((tool) => tool.path.toLowerCase() === wanted);
}

export { elsewhere } from "./elsewhere";
export type { Elsewhere, Tool } from "./types";
