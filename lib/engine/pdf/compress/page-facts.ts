import type { PdfDocument } from "../document";

/** Numbers of a page's objects: kind, and left, bottom, right and top in points. */
const FLOATS = 4;
const FLOAT_BYTES = 4;
/** Objects of a page that are looked at, and of an annotation's or a form's none: their bounds tell of them. */
const MOST_OBJECTS = 2000;

/**
 * What is on a page and where, without drawing it: pictures are not decoded, which would be most of the time of a scan.
 *
 * @returns undefined for a page that cannot be read
 */
export function factsOf({ pdfium, handle }: PdfDocument, page: number): number[] | undefined {
  const { c } = pdfium;
  const opened = c.FPDF_LoadPage(handle, page - 1);
  if (opened === 0) return undefined;
  const bounds = pdfium.copyIn(new Uint8Array(FLOATS * FLOAT_BYTES));
  const at = [0, 1, 2, 3].map((i) => bounds + i * FLOAT_BYTES) as [number, number, number, number];
  const count = c.FPDFPage_CountObjects(opened);
  const facts = [
    c.FPDF_GetPageWidthF(opened),
    c.FPDF_GetPageHeightF(opened),
    count,
    c.FPDFPage_GetAnnotCount(opened),
  ];
  for (let i = 0; i < Math.min(count, MOST_OBJECTS); i += 1) {
    const object = c.FPDFPage_GetObject(opened, i);
    const isKnown = c.FPDFPageObj_GetBounds(object, ...at);
    const numbers = new Float32Array(pdfium.view(bounds, FLOATS * FLOAT_BYTES).slice().buffer);
    facts.push(c.FPDFPageObj_GetType(object), ...(isKnown ? numbers : []));
  }
  pdfium.free(bounds);
  c.FPDF_ClosePage(opened);
  return facts;
}
