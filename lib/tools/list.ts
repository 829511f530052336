import { tool as avifToJpg } from "./avif-to-jpg/tool";
import { tool as avifToPng } from "./avif-to-png/tool";
import { tool as avifToWebp } from "./avif-to-webp/tool";
import { tool as bmpToJpg } from "./bmp-to-jpg/tool";
import { tool as compressImage } from "./compress-image/tool";
import { variants as imageVariants } from "./compress-image/variants";
import { tool as compressPdf } from "./compress-pdf/tool";
import { variants as pdfVariants } from "./compress-pdf/variants";
import { tool as deletePdfPages } from "./delete-pdf-pages/tool";
import { tool as extractPdfPages } from "./extract-pdf-pages/tool";
import { tool as gifToWebp } from "./gif-to-webp/tool";
import { tool as heicToJpg } from "./heic-to-jpg/tool";
import { tool as heicToPng } from "./heic-to-png/tool";
import { tool as heicToWebp } from "./heic-to-webp/tool";
import { tool as icoToPng } from "./ico-to-png/tool";
import { tool as imageCompressor } from "./image-compressor/tool";
import { tool as imageToExcel } from "./image-to-excel/tool";
import { tool as imageToPdf } from "./image-to-pdf/tool";
import { tool as imageToText } from "./image-to-text/tool";
import { tool as jp2ToJpg } from "./jp2-to-jpg/tool";
import { tool as jpegToJpg } from "./jpeg-to-jpg/tool";
import { tool as jpgToAvif } from "./jpg-to-avif/tool";
import { tool as jpgToGif } from "./jpg-to-gif/tool";
import { tool as jpgToJpeg } from "./jpg-to-jpeg/tool";
import { tool as jpgToPdf } from "./jpg-to-pdf/tool";
import { tool as jpgToPng } from "./jpg-to-png/tool";
import { tool as jpgToWebp } from "./jpg-to-webp/tool";
import { tool as jxlToJpg } from "./jxl-to-jpg/tool";
import { tool as mergePdf } from "./merge-pdf/tool";
import { tool as ocrPdf } from "./ocr-pdf/tool";
import { tool as organizePdf } from "./organize-pdf/tool";
import { tool as pdfToCsv } from "./pdf-to-csv/tool";
import { tool as pdfToExcel } from "./pdf-to-excel/tool";
import { tool as pdfToImage } from "./pdf-to-image/tool";
import { tool as pdfToJpg } from "./pdf-to-jpg/tool";
import { tool as pdfToPng } from "./pdf-to-png/tool";
import { tool as pdfToWebp } from "./pdf-to-webp/tool";
import { tool as pdfToWord } from "./pdf-to-word/tool";
import { tool as pngToAvif } from "./png-to-avif/tool";
import { tool as pngToIco } from "./png-to-ico/tool";
import { tool as pngToJpg } from "./png-to-jpg/tool";
import { tool as pngToWebp } from "./png-to-webp/tool";
import { tool as protectPdf } from "./protect-pdf/tool";
import { tool as psdToJpg } from "./psd-to-jpg/tool";
import { tool as rawToJpg } from "./raw-to-jpg/tool";
import { tool as removeExif } from "./remove-exif/tool";
import { tool as resizeImage } from "./resize-image/tool";
import { tool as rotatePdf } from "./rotate-pdf/tool";
import { tool as splitPdf } from "./split-pdf/tool";
import { tool as svgToPng } from "./svg-to-png/tool";
import { tool as tiffToJpg } from "./tiff-to-jpg/tool";
import { tool as tiffToPdf } from "./tiff-to-pdf/tool";
import { tool as unlockPdf } from "./unlock-pdf/tool";
import { tool as webpToAvif } from "./webp-to-avif/tool";
import { tool as webpToGif } from "./webp-to-gif/tool";
import { tool as webpToJpg } from "./webp-to-jpg/tool";
import { tool as webpToPng } from "./webp-to-png/tool";

/** Every tool of the site, in the order it appears in menus. What its page says is listed in `words.en.ts`. */
export const list = [
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
  rawToJpg,
  psdToJpg,
  bmpToJpg,
  jxlToJpg,
  jp2ToJpg,
  icoToPng,
  avifToWebp,
  webpToAvif,
  imageCompressor,
  compressImage,
  ...imageVariants,
  resizeImage,
  removeExif,
  imageToPdf,
  jpgToPdf,
  tiffToPdf,
  pdfToJpg,
  pdfToImage,
  pdfToPng,
  pdfToWebp,
  compressPdf,
  ...pdfVariants,
  mergePdf,
  splitPdf,
  pdfToWord,
  pdfToExcel,
  pdfToCsv,
  ocrPdf,
  organizePdf,
  rotatePdf,
  deletePdfPages,
  extractPdfPages,
  protectPdf,
  unlockPdf,
  imageToText,
  imageToExcel,
] as const;
