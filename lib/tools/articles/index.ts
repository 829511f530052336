import type { Tool } from "../types";
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
import type { Article } from "./types";
import { webpToJpg } from "./webp-to-jpg";
import { webpToPng } from "./webp-to-png";

/** What is to be read below each tool, by its path. Server components alone import it: it is long. */
export const articles: Readonly<Record<Tool["path"], Article>> = {
  "/png-to-jpg": pngToJpg,
  "/heic-to-jpg": heicToJpg,
  "/jpg-to-png": jpgToPng,
  "/webp-to-jpg": webpToJpg,
  "/webp-to-png": webpToPng,
  "/jpg-to-webp": jpgToWebp,
  "/avif-to-jpg": avifToJpg,
  "/heic-to-png": heicToPng,
  "/avif-to-png": avifToPng,
  "/png-to-webp": pngToWebp,
  "/jpg-to-gif": jpgToGif,
  "/jpeg-to-jpg": jpegToJpg,
  "/Jpg-to-jpeg": jpgToJpeg,
  "/image-compressor": imageCompressor,
  "/compress-image": compressImage,
  "/image-to-pdf": imageToPdf,
  "/jpg-to-pdf": jpgToPdf,
  "/pdf-to-jpg": pdfToJpg,
  "/pdf-to-image": pdfToImage,
  "/pdf-to-png": pdfToPng,
  "/pdf-to-webp": pdfToWebp,
  "/compress-pdf": compressPdf,
  "/pdf-to-word": pdfToWord,
};

export type { Article, Block, Question, Section, Table } from "./types";
