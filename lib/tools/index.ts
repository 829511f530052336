import type { TileId } from "../formats";
import type { Article } from "./article";
import * as avifToJpg from "./avif-to-jpg/tool";
import * as avifToPng from "./avif-to-png/tool";
import * as compressImage from "./compress-image/tool";
import * as compressImageTo1mb from "./compress-image-to-1mb/tool";
import * as compressImageTo20kb from "./compress-image-to-20kb/tool";
import * as compressImageTo50kb from "./compress-image-to-50kb/tool";
import * as compressImageTo100kb from "./compress-image-to-100kb/tool";
import * as compressImageTo200kb from "./compress-image-to-200kb/tool";
import * as compressImageTo500kb from "./compress-image-to-500kb/tool";
import * as compressJpeg from "./compress-jpeg/tool";
import * as compressPdf from "./compress-pdf/tool";
import * as compressPdfTo1mb from "./compress-pdf-to-1mb/tool";
import * as compressPdfTo100kb from "./compress-pdf-to-100kb/tool";
import * as compressPdfTo200kb from "./compress-pdf-to-200kb/tool";
import * as compressPdfTo500kb from "./compress-pdf-to-500kb/tool";
import * as compressPng from "./compress-png/tool";
import * as gifToWebp from "./gif-to-webp/tool";
import * as heicToJpg from "./heic-to-jpg/tool";
import * as heicToPng from "./heic-to-png/tool";
import * as heicToWebp from "./heic-to-webp/tool";
import * as imageCompressor from "./image-compressor/tool";
import * as imageToPdf from "./image-to-pdf/tool";
import * as imageToText from "./image-to-text/tool";
import * as jpegToJpg from "./jpeg-to-jpg/tool";
import * as jpgToAvif from "./jpg-to-avif/tool";
import * as jpgToGif from "./jpg-to-gif/tool";
import * as jpgToJpeg from "./jpg-to-jpeg/tool";
import * as jpgToPdf from "./jpg-to-pdf/tool";
import * as jpgToPng from "./jpg-to-png/tool";
import * as jpgToWebp from "./jpg-to-webp/tool";
import * as ocrPdf from "./ocr-pdf/tool";
import * as pdfToImage from "./pdf-to-image/tool";
import * as pdfToJpg from "./pdf-to-jpg/tool";
import * as pdfToPng from "./pdf-to-png/tool";
import * as pdfToWebp from "./pdf-to-webp/tool";
import * as pdfToWord from "./pdf-to-word/tool";
import * as pngToAvif from "./png-to-avif/tool";
import * as pngToIco from "./png-to-ico/tool";
import * as pngToJpg from "./png-to-jpg/tool";
import * as pngToWebp from "./png-to-webp/tool";
import { withoutVariants } from "./related";
import * as resizeImage from "./resize-image/tool";
import * as svgToPng from "./svg-to-png/tool";
import * as tiffToJpg from "./tiff-to-jpg/tool";
import * as tiffToPdf from "./tiff-to-pdf/tool";
import type { Tool } from "./types";
import * as webpToGif from "./webp-to-gif/tool";
import * as webpToJpg from "./webp-to-jpg/tool";
import * as webpToPng from "./webp-to-png/tool";

/** A tool with its article. They stay apart because a screen is sent its whole tool, and articles are long. */
export type Entry = { tool: Tool; article: Article };

/** Every tool of the site. To add one, add its folder and list it here, in the order it appears in menus. */
export const registry: readonly Entry[] = [
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
  svgToPng,
  jpegToJpg,
  jpgToJpeg,
  heicToWebp,
  gifToWebp,
  webpToGif,
  pngToAvif,
  jpgToAvif,
  pngToIco,
  tiffToJpg,
  imageCompressor,
  compressImage,
  compressJpeg,
  compressPng,
  compressImageTo20kb,
  compressImageTo50kb,
  compressImageTo100kb,
  compressImageTo200kb,
  compressImageTo500kb,
  compressImageTo1mb,
  resizeImage,
  imageToPdf,
  jpgToPdf,
  tiffToPdf,
  pdfToJpg,
  pdfToImage,
  pdfToPng,
  pdfToWebp,
  compressPdf,
  compressPdfTo100kb,
  compressPdfTo200kb,
  compressPdfTo500kb,
  compressPdfTo1mb,
  pdfToWord,
  ocrPdf,
  imageToText,
];

/** Every tool, with the variants. */
export const tools: readonly Tool[] = registry.map(({ tool }) => tool);

/** The tools that menus and lists show: all but the variants. */
export const mainTools: readonly Tool[] = withoutVariants(tools);

/** An announced tool that does not exist yet; its page suggests another one. */
export type Placeholder = { path: `/${string}`; name: string; from: TileId; to: TileId };

export const placeholders: readonly Placeholder[] = [
  { path: "/png-to-pdf", name: "PNG to PDF", from: "png", to: "pdf" },
  { path: "/heic-to-pdf", name: "HEIC to PDF", from: "heic", to: "pdf" },
  { path: "/webp-to-pdf", name: "WEBP to PDF", from: "webp", to: "pdf" },
];

const samePath = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Finds a tool and its article by path, in any casing. */
export const findEntry = (path: string): Entry | undefined =>
  registry.find(({ tool }) => samePath(tool.path, path));

/** Finds a tool by its path, in any casing. */
export const findTool = (path: string): Tool | undefined => findEntry(path)?.tool;

/** Finds the main tool of a variant. */
export const mainToolOf = ({ variantOf }: Tool): Tool | undefined => variantOf && findTool(variantOf);

/** Finds a placeholder by its path, in any casing. */
export const findPlaceholder = (path: string): Placeholder | undefined =>
  placeholders.find((placeholder) => samePath(placeholder.path, path));

export type { Tool } from "./types";
