import type { PdfDocument } from "../document";
import type { Pointer, Scratch } from "../pdfium";
import { combine, identity, type Matrix } from "./view";

/** FPDF_PAGEOBJ_* of fpdf_edit.h. */
export const objectTypes = { path: 2, image: 3, form: 5 } as const;

/** Objects of a page that are looked at; a map has more, and no tables. */
const MAX_OBJECTS = 40_000;
/** Forms in forms. */
const MAX_DEPTH = 6;

export type PageObject = {
  object: Pointer;
  type: number;
  /** From the coordinates that the object's own matrix leads to, to the page's. */
  outer: Matrix;
};

/** An object's own matrix. */
export function matrixOf({ pdfium: { c } }: PdfDocument, object: Pointer, scratch: Scratch): Matrix {
  if (!c.FPDFPageObj_GetMatrix(object, scratch.at(0))) return identity;
  return [0, 1, 2, 3, 4, 5].map((i) => scratch.f32(0, i)) as unknown as Matrix;
}

/** All objects of a page and of the forms on it, in the order they are drawn. */
export function* walkObjects(
  document: PdfDocument,
  page: Pointer,
  scratch: Scratch,
): Generator<PageObject, void> {
  const { c } = document.pdfium;
  let left = MAX_OBJECTS;

  function* walk(
    count: number,
    at: (i: number) => Pointer,
    outer: Matrix,
    depth: number,
  ): Generator<PageObject, void> {
    for (let i = 0; i < count && left > 0; i++, left--) {
      const object = at(i);
      const type = c.FPDFPageObj_GetType(object);
      if (type !== objectTypes.form) yield { object, type, outer };
      else if (depth < MAX_DEPTH)
        yield* walk(
          c.FPDFFormObj_CountObjects(object),
          (child) => c.FPDFFormObj_GetObject(object, child),
          combine(matrixOf(document, object, scratch), outer),
          depth + 1,
        );
    }
  }
  yield* walk(c.FPDFPage_CountObjects(page), (i) => c.FPDFPage_GetObject(page, i), identity, 0);
}
