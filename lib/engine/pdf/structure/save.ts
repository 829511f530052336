import type { PdfDocument } from "../document";

/** Flag of FPDF_SaveAsCopy: without encryption (fpdf_save.h). */
const REMOVE_SECURITY = 3;

/** Returns the document as PDFium saves it: repaired, decrypted, with its pictures unchanged. */
export function saveDecrypted({ pdfium, handle }: PdfDocument): Buffer | undefined {
  const { c } = pdfium;
  const writer = c.PDFiumExt_OpenFileWriter();
  try {
    if (!c.FPDF_SaveAsCopy(handle, writer, REMOVE_SECURITY)) return undefined;
    const size = c.PDFiumExt_GetFileWriterSize(writer);
    const pointer = pdfium.copyIn(new Uint8Array(size));
    c.PDFiumExt_GetFileWriterData(writer, pointer, size);
    const copy = Buffer.from(pdfium.view(pointer, size));
    pdfium.free(pointer);
    return copy;
  } finally {
    c.PDFiumExt_CloseFileWriter(writer);
  }
}
