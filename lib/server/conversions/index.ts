import type { CallId } from "../../contract/calls";
import type { OutputFormat } from "../../formats";
import type { Conversion } from "../http/handle";
import { compressImages } from "./compress-images";
import { imageToText } from "./image-to-text";
import { convertImage, convertImages, convertToFile, keeping, lossless, toFormat } from "./images";
import { fixedName, imagesToPdf, nameOfOnlyFile } from "./images-to-pdf";
import { ocrPdf } from "./ocr-pdf";
import { organizePdf } from "./organize-pdf";
import { compressPdf, protectPdf, unlockPdf } from "./pdf-documents";
import { imageToExcel, pdfToExcel } from "./pdf-to-excel";
import { pdfToImages } from "./pdf-to-images";
import { pdfToWord } from "./pdf-to-word";
import { removeExif } from "./remove-exif";
import { resizeImages } from "./resize-images";

/** Converts to a format that can hold a photo's details. */
const convertTo = (to: OutputFormat) => convertImages<"jpgToPng">((keep) => toFormat(to, keeping(keep)));

/** The conversion behind every call of the contract: a call without one does not compile. */
export const conversions: { readonly [Id in CallId]: Conversion<Id> } = {
  pngToJpg: convertImage(({ quality, backgroundColor, removeTransparency }) =>
    toFormat("jpg", { quality, background: backgroundColor, alpha: removeTransparency ? "flatten" : "drop" }),
  ),
  jpgToPng: convertTo("png"),
  heicToJpg: convertTo("jpg"),
  heicToPng: convertTo("png"),
  webpToPng: convertTo("png"),
  webpToJpg: convertTo("jpg"),
  avifToPng: convertTo("png"),
  avifToJpg: convertTo("jpg"),
  jpgToJpeg: convertImages(() => lossless("jpeg")),
  jpegToJpg: convertToFile(({ outputFormat }) => lossless(outputFormat)),
  imageConvert: convertImages<"imageConvert">(
    ({ format, quality, preset, auto_optimize, svg_side, ...keep }) =>
      toFormat(format, { quality, preset, optimize: auto_optimize, ...keeping(keep) }, svg_side),
  ),
  imageToPdf: imagesToPdf(fixedName),
  jpgToPdf: imagesToPdf(nameOfOnlyFile),
  compressor: compressImages,
  removeExif,
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
