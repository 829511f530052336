import { words as avifToJpg } from "./avif-to-jpg/words.es";
import { words as avifToPng } from "./avif-to-png/words.es";
import { words as avifToWebp } from "./avif-to-webp/words.es";
import { words as bmpToJpg } from "./bmp-to-jpg/words.es";
import { words as compressImage } from "./compress-image/words.es";
import { variants as imageVariants } from "./compress-image/words-variants.es";
import { words as compressPdf } from "./compress-pdf/words.es";
import { variants as pdfVariants } from "./compress-pdf/words-variants.es";
import { words as deletePdfPages } from "./delete-pdf-pages/words.es";
import { words as extractPdfPages } from "./extract-pdf-pages/words.es";
import { words as gifToWebp } from "./gif-to-webp/words.es";
import { words as heicToJpg } from "./heic-to-jpg/words.es";
import { words as heicToPng } from "./heic-to-png/words.es";
import { words as heicToWebp } from "./heic-to-webp/words.es";
import { words as icoToPng } from "./ico-to-png/words.es";
import { words as imageCompressor } from "./image-compressor/words.es";
import { words as imageToExcel } from "./image-to-excel/words.es";
import { words as imageToPdf } from "./image-to-pdf/words.es";
import { words as imageToText } from "./image-to-text/words.es";
import { words as jp2ToJpg } from "./jp2-to-jpg/words.es";
import { words as jpegToJpg } from "./jpeg-to-jpg/words.es";
import { words as jpgToAvif } from "./jpg-to-avif/words.es";
import { words as jpgToGif } from "./jpg-to-gif/words.es";
import { words as jpgToJpeg } from "./jpg-to-jpeg/words.es";
import { words as jpgToPdf } from "./jpg-to-pdf/words.es";
import { words as jpgToPng } from "./jpg-to-png/words.es";
import { words as jpgToWebp } from "./jpg-to-webp/words.es";
import { words as jxlToJpg } from "./jxl-to-jpg/words.es";
import type { list } from "./list";
import { words as mergePdf } from "./merge-pdf/words.es";
import { words as ocrPdf } from "./ocr-pdf/words.es";
import { words as organizePdf } from "./organize-pdf/words.es";
import { words as pdfToCsv } from "./pdf-to-csv/words.es";
import { words as pdfToExcel } from "./pdf-to-excel/words.es";
import { words as pdfToImage } from "./pdf-to-image/words.es";
import { words as pdfToJpg } from "./pdf-to-jpg/words.es";
import { words as pdfToPng } from "./pdf-to-png/words.es";
import { words as pdfToWebp } from "./pdf-to-webp/words.es";
import { words as pdfToWord } from "./pdf-to-word/words.es";
import { words as pngToAvif } from "./png-to-avif/words.es";
import { words as pngToIco } from "./png-to-ico/words.es";
import { words as pngToJpg } from "./png-to-jpg/words.es";
import { words as pngToWebp } from "./png-to-webp/words.es";
import { words as protectPdf } from "./protect-pdf/words.es";
import { words as psdToJpg } from "./psd-to-jpg/words.es";
import { words as rawToJpg } from "./raw-to-jpg/words.es";
import { words as resizeImage } from "./resize-image/words.es";
import { words as rotatePdf } from "./rotate-pdf/words.es";
import { words as splitPdf } from "./split-pdf/words.es";
import { words as svgToPng } from "./svg-to-png/words.es";
import { words as tiffToJpg } from "./tiff-to-jpg/words.es";
import { words as tiffToPdf } from "./tiff-to-pdf/words.es";
import { words as unlockPdf } from "./unlock-pdf/words.es";
import { words as webpToAvif } from "./webp-to-avif/words.es";
import { words as webpToGif } from "./webp-to-gif/words.es";
import { words as webpToJpg } from "./webp-to-jpg/words.es";
import { words as webpToPng } from "./webp-to-png/words.es";
import type { ToolWords, WordsId } from "./words";

type Listed = (typeof list)[number];

/** Lo que dice en español la página de cada herramienta, por su dirección. */
export const words = {
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
  "/svg-to-png": svgToPng,
  "/jpeg-to-jpg": jpegToJpg,
  "/Jpg-to-jpeg": jpgToJpeg,
  "/heic-to-webp": heicToWebp,
  "/gif-to-webp": gifToWebp,
  "/webp-to-gif": webpToGif,
  "/png-to-avif": pngToAvif,
  "/jpg-to-avif": jpgToAvif,
  "/png-to-ico": pngToIco,
  "/tiff-to-jpg": tiffToJpg,
  "/avif-to-webp": avifToWebp,
  "/bmp-to-jpg": bmpToJpg,
  "/ico-to-png": icoToPng,
  "/jp2-to-jpg": jp2ToJpg,
  "/jxl-to-jpg": jxlToJpg,
  "/psd-to-jpg": psdToJpg,
  "/raw-to-jpg": rawToJpg,
  "/webp-to-avif": webpToAvif,
  "/image-compressor": imageCompressor,
  "/compress-image": compressImage,
  ...imageVariants,
  "/resize-image": resizeImage,
  "/image-to-pdf": imageToPdf,
  "/jpg-to-pdf": jpgToPdf,
  "/tiff-to-pdf": tiffToPdf,
  "/pdf-to-jpg": pdfToJpg,
  "/pdf-to-image": pdfToImage,
  "/pdf-to-png": pdfToPng,
  "/pdf-to-webp": pdfToWebp,
  "/compress-pdf": compressPdf,
  ...pdfVariants,
  "/merge-pdf": mergePdf,
  "/split-pdf": splitPdf,
  "/pdf-to-word": pdfToWord,
  "/pdf-to-excel": pdfToExcel,
  "/pdf-to-csv": pdfToCsv,
  "/ocr-pdf": ocrPdf,
  "/organize-pdf": organizePdf,
  "/rotate-pdf": rotatePdf,
  "/delete-pdf-pages": deletePdfPages,
  "/extract-pdf-pages": extractPdfPages,
  "/protect-pdf": protectPdf,
  "/unlock-pdf": unlockPdf,
  "/image-to-text": imageToText,
  "/image-to-excel": imageToExcel,
} satisfies { [T in Listed as T["path"]]: ToolWords<WordsId<T>> };
