import { ConversionError } from "../../contract/errors";
import { fromPdfium } from "./errors";
import type { Pdfium, Pointer } from "./pdfium";

/** An open document; everything is freed by `close`. */
export type PdfDocument = {
  readonly pdfium: Pdfium;
  readonly handle: Pointer;
  /** Draws the form's fields over the pages. */
  readonly form: Pointer;
  readonly pages: number;
  /** Not after a trap: the instance's memory is in no known state. */
  close(): void;
};

/**
 * Opens a document in an instance's memory.
 *
 * @param password of a reader or of the owner; a document that only restricts printing and the like needs none
 * @throws ConversionError `corrupt`, `password_needed`, `wrong_password`
 */
export function openDocument(pdfium: Pdfium, bytes: Uint8Array, password: string | undefined): PdfDocument {
  const { c } = pdfium;
  const file = pdfium.give(bytes);
  const free = () => {
    // A visitor's file: nobody's next allocation should find it.
    pdfium.view(file, bytes.length).fill(0);
    pdfium.free(file);
  };
  const handle = c.FPDF_LoadMemDocument(file, bytes.length, password ?? "");
  if (handle === 0) {
    const code = c.FPDF_GetLastError();
    free();
    throw fromPdfium(code, password);
  }
  const pages = c.FPDF_GetPageCount(handle);
  const info = c.PDFiumExt_OpenFormFillInfo();
  const form = c.PDFiumExt_InitFormFillEnvironment(handle, info);
  const document: PdfDocument = {
    pdfium,
    handle,
    form,
    pages,
    close() {
      c.PDFiumExt_ExitFormFillEnvironment(form);
      c.FPDF_CloseDocument(handle);
      c.PDFiumExt_CloseFormFillInfo(info);
      free();
    },
  };
  if (pages > 0) {
    // The blue of a viewer's empty fields is not part of the page.
    c.FPDF_SetFormFieldHighlightAlpha(form, 0);
    return document;
  }
  document.close();
  throw new ConversionError("corrupt", { cause: "a document without pages" });
}
