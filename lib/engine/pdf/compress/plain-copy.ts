import type { PdfDocument } from "../document";

/** Flag of FPDF_SaveAsCopy: without encryption (fpdf_save.h). */
const REMOVE_SECURITY = 3;

/** The document as PDFium understands it: repaired, not encrypted, all pictures as they are. */
export function plainCopy({ pdfium, handle }: PdfDocument): Buffer | undefined {
  const { c } = pdfium;
  const writer = c.PDFiumExt_OpenFileWriter();
  try {
    if (!c.FPDF_SaveAsCopy(handle, writer, REMOVE_SECURITY)) return undefined;
    const size = c.PDFiumExt_GetFileWriterSize(writer);
    const place = pdfium.copyIn(new Uint8Array(size));
    c.PDFiumExt_GetFileWriterData(writer, place, size);
    const copy = Buffer.from(pdfium.view(place, size));
    pdfium.free(place);
    return copy;
  } finally {
    c.PDFiumExt_CloseFileWriter(writer);
  }
}
