import { compressImage } from "./compress-image";
import { convertImage } from "./convert-image";
import { rewriteImage } from "./rewrite-image";
import type { AnyJob, JobResult, PdfFacts } from "./types";

/**
 * Does a job.
 *
 * @returns the measures of what was written to `job.output`, or what the file says of itself
 * @throws ConversionError, or whatever a codec throws (see `toConversionError`)
 */
export async function convert(job: AnyJob): Promise<JobResult | PdfFacts> {
  switch (job.kind) {
    case "image":
      return convertImage(job);
    case "compress":
      return compressImage(job);
    case "lossless":
      return rewriteImage(job);
    // PDFium is large, and most processes never need it.
    case "pdf-open":
      return (await import("./pdf")).openPdf(job);
    case "pdf-page":
      return (await import("./pdf")).drawPdfPage(job);
    // So is the library that writes documents: 0.15 s and 30 MB.
    case "pdf-write":
      return (await import("./pdf/write")).writePdf(job);
    case "pdf-compress":
      return (await import("./pdf/compress")).compressPdf(job);
    case "pdf-word":
      return (await import("./pdf/word")).pdfToWord(job);
  }
}
