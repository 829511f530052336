import type { CallId } from "../../contract/calls";
import type { Conversion } from "../http/handle";
import { compressImages } from "./compress-images";
import { imageToText } from "./image-to-text";
import { convertImage, convertImages, convertToFile, lossless, toFormat } from "./images";
import { fixedName, imagesToPdf, nameOfOnlyFile } from "./images-to-pdf";
import { ocrPdf } from "./ocr-pdf";
import { organizePdf } from "./organize-pdf";
import { compressPdf, protectPdf, unlockPdf } from "./pdf-documents";
import { imageToExcel, pdfToExcel } from "./pdf-to-excel";
import { pdfToImages } from "./pdf-to-images";
import { pdfToWord } from "./pdf-to-word";
import { resizeImages } from "./resize-images";

/** The conversion behind every call of the contract: a call without one does not compile. */
export const conversions: { readonly [Id in CallId]: Conversion<Id> } = {
  pngToJpg: convertImage(({ quality, backgroundColor, removeTransparency }) =>
    toFormat("jpg", { quality, background: backgroundColor, alpha: removeTransparency ? "flatten" : "drop" }),
  ),
  jpgToPng: convertImages(() => toFormat("png")),
  heicToJpg: convertImages(() => toFormat("jpg")),
  heicToPng: convertImages(() => toFormat("png")),
  webpToPng: convertImages(() => toFormat("png")),
  webpToJpg: convertImages(() => toFormat("jpg")),
  avifToPng: convertImages(() => toFormat("png")),
  avifToJpg: convertImages(() => toFormat("jpg")),
  jpgToJpeg: convertImages(() => lossless("jpeg")),
  jpegToJpg: convertToFile(({ outputFormat }) => lossless(outputFormat)),
  imageConvert: convertImages<"imageConvert">(
    ({ format, quality, preset, auto_optimize, preserve_metadata, svg_side }) =>
      toFormat(
        format,
        { quality, preset, optimize: auto_optimize, metadata: preserve_metadata ? "keep" : "none" },
        svg_side,
      ),
  ),
  imageToPdf: imagesToPdf(fixedName),
  jpgToPdf: imagesToPdf(nameOfOnlyFile),
  compressor: compressImages,
  resize: resizeImages,
  pdfToImages,
  imageToText,
  compressPdf,
  ocrPdf,
  pdfToWord,
  pdfToExcel,
  imageToExcel,
  organizePdf,
  protectPdf,
  unlockPdf,
};
