import type { PdfDocument } from "../../document";
import { boxThrough, combine, type Matrix, widthOf } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import type { Fill } from "../types";
import { clipOf, common, type PageObject } from "./objects";

/** Filled boxes of a page that are read; more are a drawing. */
const MAX_FILLS = 400;
/** Corners of a box, the first one twice, and a closing segment. */
const MAX_SEGMENTS = 6;
/** FPDF_SEGMENT_BEZIERTO of fpdf_edit.h. */
const BEZIER_TO = 1;
/** Thinner boxes are lines, in points. */
const MIN_SIDE = 4;
/** Of 255: paper, or nearly. */
const NEARLY_WHITE = 250;

/** Adds a path that fills a box with a color, which text can stand on. */
export function extractFill(
  document: PdfDocument,
  scratch: Scratch,
  { object, outer }: PageObject,
  view: Matrix,
  fills: Fill[],
): void {
  const { c } = document.pdfium;
  const count = c.FPDFPath_CountSegments(object);
  if (fills.length >= MAX_FILLS || count < 4 || count > MAX_SEGMENTS) return;
  for (let i = 0; i < count; i++)
    if (c.FPDFPathSegment_GetType(c.FPDFPath_GetPathSegment(object, i)) === BEZIER_TO) return;
  if (!c.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1)) || scratch.i32(0) === 0) return;
  const slots = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
  if (!c.FPDFPageObj_GetFillColor(object, ...slots)) return;
  const [r, g, b, alpha] = [0, 1, 2, 3].map(scratch.i32) as [number, number, number, number];
  const on = (part: number) => Math.round(255 - ((255 - part) * alpha) / 255);
  const color = [r, g, b].map((part) => on(part).toString(16).padStart(2, "0")).join("");
  if (!c.FPDFPageObj_GetBounds(object, ...slots)) return;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map(scratch.f32) as [number, number, number, number];
  const toView = combine(outer, view);
  const box = common(boxThrough(toView, x1, y1, x2, y2), clipOf(document, object, scratch, toView));
  if (!(widthOf(box) >= MIN_SIDE && box.bottom - box.top >= MIN_SIDE)) return;
  // White covers what was filled before.
  if (Math.min(on(r), on(g), on(b)) < NEARLY_WHITE || fills.length > 0) fills.push({ ...box, color });
}
