import type { PdfDocument } from "../../document";
import {
  apply,
  type Box,
  boxThrough,
  combine,
  heightOf,
  identity,
  type Matrix,
  widthOf,
} from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import { page as settings } from "./settings";

/** A page as displayed: its size, and the matrix from its own coordinates to points from the upper left, y down. */
export type View = { width: number; height: number; matrix: Matrix };

/** Device pixels per point, because PDFium rounds to whole pixels. */
const DEVICE_SCALE = 100;
/** Page coordinate at which the transformation is measured. */
const PROBE = 1000;

/** Returns the view of a page with its crop box and /Rotate, as PDFium places it. */
export function viewOf({ pdfium: { c } }: PdfDocument, page: Pointer, scratch: Scratch): View {
  const width = c.FPDF_GetPageWidthF(page);
  const height = c.FPDF_GetPageHeightF(page);
  const [deviceWidth, deviceHeight] = [Math.round(width * DEVICE_SCALE), Math.round(height * DEVICE_SCALE)];
  const probe = (x: number, y: number) => {
    c.FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, 0, x, y, scratch.at(0), scratch.at(1));
    return [scratch.i32(0) / DEVICE_SCALE, scratch.i32(1) / DEVICE_SCALE] as const;
  };
  const [e, f] = probe(0, 0);
  const [x1, y1] = probe(PROBE, 0);
  const [x2, y2] = probe(0, PROBE);
  const step = (value: number) => Math.round(value) / PROBE;
  return { width, height, matrix: [step(x1 - e), step(y1 - f), step(x2 - e), step(y2 - f), e, f] };
}

/** Turns a page to the right, for one whose text runs up or down or at an angle. @param degrees of its text to the left */
export function turned({ width, height, matrix }: View, degrees: number): View {
  const angle = (degrees * Math.PI) / 180;
  // Quarter turns are exact.
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((value) => Math.round(value * 1e12) / 1e12) as [
    number,
    number,
  ];
  const box = boxThrough([cos, sin, -sin, cos, 0, 0], 0, 0, width, height);
  return {
    width: widthOf(box),
    height: heightOf(box),
    matrix: combine(matrix, [cos, sin, -sin, cos, -box.left, -box.top]),
  };
}

/** FPDF_PAGEOBJ_* of fpdf_edit.h. */
export const objectTypes = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

export type PageObject = {
  object: Pointer;
  type: number;
  /** Maps the result of the object's own matrix to the page's coordinates. */
  outer: Matrix;
  /** The form that it is part of. */
  parent?: PageObject;
};

/** A page whose objects are read. */
export type Reader = { document: PdfDocument; page: Pointer; scratch: Scratch; view: View };
export type Memory = Pick<Reader, "document" | "scratch">;
export type ObjectReader = Omit<Reader, "page">;

type Four<T> = [T, T, T, T];

const slots = ({ at }: Scratch) => [0, 1, 2, 3].map(at) as Four<Pointer>;

/** Returns the upright box of an object that a matrix maps, such as that of its page to the view. */
export function boundsOf({ document, scratch }: Memory, object: Pointer, matrix: Matrix): Box | undefined {
  if (!document.pdfium.c.FPDFPageObj_GetBounds(object, ...slots(scratch))) return undefined;
  return boxThrough(matrix, ...([0, 1, 2, 3].map(scratch.f32) as Four<number>));
}

/** A color of an object, `rrggbb`, and its parts from 0 to 255. */
export type ObjectColor = { color: string; rgb: readonly [r: number, g: number, b: number]; alpha: number };

/** Returns `rrggbb`. @param rgb from 0 to 255 */
export const hexOf = (rgb: readonly number[]): string =>
  rgb.map((part) => part.toString(16).padStart(2, "0")).join("");

/** Returns the color that an object is filled with, or that of its outline. */
export function colorOf(
  { document, scratch }: Memory,
  object: Pointer,
  part: "Fill" | "Stroke" = "Fill",
): ObjectColor | undefined {
  if (!document.pdfium.c[`FPDFPageObj_Get${part}Color`](object, ...slots(scratch))) return undefined;
  const [r, g, b, alpha] = [0, 1, 2, 3].map(scratch.i32) as Four<number>;
  return { color: hexOf([r, g, b]), rgb: [r, g, b], alpha };
}

/** FPDF_SEGMENT_* of fpdf_edit.h. */
export const segmentTypes = { line: 0, curve: 1, move: 2 } as const;

export type Point = readonly [x: number, y: number];

export type PathSegment = { type: number; point: Point | undefined; closes: boolean };

/** Yields segments; a curve is three of them, its control points and its end. */
export function* segmentsOf(
  { document: { pdfium }, scratch }: Memory,
  count: number,
  segmentAt: (i: number) => Pointer,
  matrix: Matrix,
): Generator<PathSegment, void> {
  const { c } = pdfium;
  for (let i = 0; i < count; i++) {
    const segment = segmentAt(i);
    const isKnown = c.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1));
    yield {
      type: c.FPDFPathSegment_GetType(segment),
      point: isKnown ? apply(matrix, scratch.f32(0), scratch.f32(1)) : undefined,
      closes: Boolean(c.FPDFPathSegment_GetClose(segment)),
    };
  }
}

/** Returns an object's own matrix. */
export function matrixOf({ document, scratch }: Memory, object: Pointer): Matrix {
  const { c } = document.pdfium;
  if (!c.FPDFPageObj_GetMatrix(object, scratch.at(0))) return identity;
  return scratch.f32s(0, 6) as unknown as Matrix;
}

/** Returns the matrix from an object's own coordinates to the view. */
export const toViewOf = (reader: ObjectReader, { object, outer }: PageObject): Matrix =>
  combine(combine(matrixOf(reader, object), outer), reader.view.matrix);

/** Yields all objects of a page and of the forms on it, in drawing order. */
export function* walkObjects({ document, page, scratch }: Omit<Reader, "view">): Generator<PageObject, void> {
  const { c } = document.pdfium;
  let left = settings.maxObjects;

  function* walk(
    count: number,
    at: (i: number) => Pointer,
    outer: Matrix,
    depth: number,
    parent?: PageObject,
  ): Generator<PageObject, void> {
    for (let i = 0; i < count && left > 0; i++, left--) {
      const object = at(i);
      const type = c.FPDFPageObj_GetType(object);
      const found: PageObject = { object, type, outer, ...(parent && { parent }) };
      if (type !== objectTypes.form) yield found;
      else if (depth < settings.maxDepth)
        yield* walk(
          c.FPDFFormObj_CountObjects(object),
          (child) => c.FPDFFormObj_GetObject(object, child),
          combine(matrixOf({ document, scratch }, object), outer),
          depth + 1,
          found,
        );
    }
  }
  yield* walk(c.FPDFPage_CountObjects(page), (i) => c.FPDFPage_GetObject(page, i), identity, 0);
}
