import type { PdfDocument } from "../../document";
import { apply, around, type Box, boxThrough, combine, holds, type Matrix, widthOf } from "../../geometry";
import type { Pdfium, Pointer, Scratch } from "../../pdfium";
import type { Glyph } from "../types";
import { clipOf, common, matrixOf, type PageObject, type View } from "./objects";
import type { RawPicture } from "./pictures";

/** Paths of a page that are looked at, and segments of one: a path with more is a drawing. */
const MAX_PATHS = 20_000;
const MAX_SEGMENTS = 200;
/** FPDF_SEGMENT_BEZIERTO of fpdf_edit.h. */
const BEZIER_TO = 1;
/** A line counts as slanted from this height and width, in points. */
const SLANTED = 1;
/** Smallest side of a drawing, in points; smaller ones are bullets and check marks. */
const MIN_SIZE = 14;
/** Drawings of a page that are read. */
const MAX_DRAWINGS = 20;
/** Shapes this close belong together, in points; also the size of the map's fields. */
const REACH = 4;
/** Fields of a map that is made: of a poster of five meters by five. */
const MAX_FIELDS = 13_000_000;
/** A shape that covers more of the page is its background. */
const BACKGROUND_SHARE = 0.7;
/** How far straight lines around a drawing, its axes, reach beyond it, relative to its sides. */
const MAX_GROWTH = 0.35;
/** Largest share of a drawing's area that its labels fill; a box around text has more. */
const MAX_TEXT_SHARE = 0.2;
/** Distance of labels from a drawing's edge, in points. */
const LABEL_DISTANCE = 6;
/** More characters at the edge are text around it. */
const MAX_LABELS = 200;
/** Pixels per point, and the most pixels of one drawing. */
const SCALE = 200 / 72;
const MAX_PIXELS = 6_000_000;
const WHITE = 0xffffffff;
const NEARLY_WHITE = 250;

/** The paths of a page: those with curves or slanted lines, of which drawings consist, and all others. */
export type Shapes = { drawn: Box[]; straight: Box[] };

type Reader = { document: PdfDocument; page: Pointer; scratch: Scratch; view: View };

function isSlanted({ document: { pdfium }, scratch }: Reader, object: Pointer, matrix: Matrix): boolean {
  const { c } = pdfium;
  const count = c.FPDFPath_CountSegments(object);
  if (count > MAX_SEGMENTS) return true;
  let before: readonly [number, number] | undefined;
  for (let i = 0; i < count; i++) {
    const segment = c.FPDFPath_GetPathSegment(object, i);
    const type = c.FPDFPathSegment_GetType(segment);
    if (type === BEZIER_TO) return true;
    if (!c.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1))) continue;
    const point = apply(matrix, scratch.f32(0), scratch.f32(1));
    const isLine = before && type === 0;
    if (
      isLine &&
      before &&
      Math.abs(point[0] - before[0]) > SLANTED &&
      Math.abs(point[1] - before[1]) > SLANTED
    )
      return true;
    before = point;
  }
  return false;
}

/** Returns whether a path leaves a trace on white paper. */
function isVisible({ document: { pdfium }, scratch }: Reader, object: Pointer): boolean {
  const { c } = pdfium;
  if (!c.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))) return false;
  const [filled, stroked] = [scratch.i32(0) !== 0, (scratch.i32(1) & 0xff) !== 0];
  if (stroked) return true;
  const slots = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
  if (!filled || !c.FPDFPageObj_GetFillColor(object, ...slots)) return false;
  const [r, g, b, alpha] = [0, 1, 2, 3].map(scratch.i32) as [number, number, number, number];
  return alpha > 0 && Math.min(r, g, b) < NEARLY_WHITE;
}

/** Adds a path or a shading to the shapes of a page. @param isPath shadings have no segments */
export function extractShape(
  reader: Reader,
  { object, outer }: PageObject,
  isPath: boolean,
  shapes: Shapes,
): void {
  const { document, scratch, view } = reader;
  const { c } = document.pdfium;
  if (shapes.drawn.length + shapes.straight.length >= MAX_PATHS) return;
  const [left, bottom, right, top] = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
  if (!c.FPDFPageObj_GetBounds(object, left, bottom, right, top)) return;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map(scratch.f32) as [number, number, number, number];
  const toView = combine(outer, view.matrix);
  const drawn = common(boxThrough(toView, x1, y1, x2, y2), clipOf(document, object, scratch, toView));
  const box = common(drawn, { left: 0, top: 0, right: view.width, bottom: view.height });
  if (!(box.right >= box.left && box.bottom >= box.top)) return;
  if (areaOf(box) > BACKGROUND_SHARE * view.width * view.height) return;
  if (isPath && !isVisible(reader, object)) return;
  const matrix = combine(combine(matrixOf(document, object, scratch), outer), view.matrix);
  (!isPath || isSlanted(reader, object, matrix) ? shapes.drawn : shapes.straight).push(box);
}

const heightOf = ({ top, bottom }: Box) => bottom - top;
const areaOf = (box: Box) => widthOf(box) * heightOf(box);
const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});
const meet = (a: Box, b: Box) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Groups shapes that touch, on a map of the page: the number of shapes does not matter. */
function groups(boxes: readonly Box[], { width, height }: View): Box[] {
  const [across, down] = [Math.ceil(width / REACH) + 1, Math.ceil(height / REACH) + 1];
  if (!(across * down <= MAX_FIELDS)) return [];
  const map = new Uint8Array(across * down);
  const field = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value / REACH)));
  for (const box of boxes) {
    const [x1, x2] = [field(box.left, across), field(box.right, across)];
    for (let y = field(box.top, down); y <= field(box.bottom, down); y++)
      map.fill(1, y * across + x1, y * across + x2 + 1);
  }
  const found: Box[] = [];
  for (let start = 0; start < map.length; start++) {
    if (map[start] !== 1) continue;
    const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    const pending = [start];
    map[start] = 2;
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const [x, y] = [at % across, Math.floor(at / across)];
      area.left = Math.min(area.left, x * REACH);
      area.right = Math.max(area.right, (x + 1) * REACH);
      area.top = Math.min(area.top, y * REACH);
      area.bottom = Math.max(area.bottom, (y + 1) * REACH);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * across + dx;
          if (x + dx < 0 || x + dx >= across || map[next] !== 1) continue;
          map[next] = 2;
          pending.push(next);
        }
    }
    const own = boxes.filter((box) => holds(area, box));
    if (own.length > 0) found.push(around(own));
  }
  return found;
}

/** Adds the axes and frames of a drawing: straight lines that touch it and are not much larger. */
function withFrame(seed: Box, straight: readonly Box[]): Box {
  const limit = {
    left: seed.left - MAX_GROWTH * widthOf(seed),
    right: seed.right + MAX_GROWTH * widthOf(seed),
    top: seed.top - MAX_GROWTH * heightOf(seed),
    bottom: seed.bottom + MAX_GROWTH * heightOf(seed),
  };
  const fits = (box: Box) =>
    box.left >= limit.left && box.right <= limit.right && box.top >= limit.top && box.bottom <= limit.bottom;
  let box = seed;
  for (let round = 0; round < 2; round++)
    box = around([box, ...straight.filter((line) => fits(line) && meet(grown(box, REACH), line))]);
  return box;
}

/** Returns whether the text in a box is more than the labels of a drawing. */
function isTextBox(box: Box, glyphs: readonly Glyph[]): boolean {
  const inside = glyphs.filter((glyph) => glyph.text !== " " && holds(box, glyph));
  return inside.reduce((sum, glyph) => sum + areaOf(glyph), 0) > MAX_TEXT_SHARE * areaOf(box);
}

/** Finds the drawings among the shapes of a page. @returns their boxes */
export function findDrawings(shapes: Shapes, view: View, glyphs: readonly Glyph[]): Box[] {
  const boxes = groups(shapes.drawn, view)
    .filter((box) => widthOf(box) >= MIN_SIZE && heightOf(box) >= MIN_SIZE)
    .map((box) => withFrame(box, shapes.straight))
    .filter((box) => !isTextBox(box, glyphs))
    .sort((a, b) => areaOf(b) - areaOf(a));
  const apart: Box[] = [];
  for (const box of boxes) if (!apart.some((other) => meet(other, box))) apart.push(box);
  return apart.slice(0, MAX_DRAWINGS);
}

/** Adds the labels at a drawing's edges: characters with no others beside them outside of it. */
export function withLabels(box: Box, glyphs: readonly Glyph[]): Box {
  const reach = grown(box, LABEL_DISTANCE);
  const near = glyphs.filter((glyph) => holds(reach, glyph) && !holds(box, glyph));
  const isLabel = (glyph: Glyph) =>
    !glyphs.some(
      (other) =>
        !holds(reach, other) &&
        other.text !== " " &&
        Math.abs(other.baseline - glyph.baseline) < 1 &&
        Math.min(Math.abs(other.left - glyph.right), Math.abs(glyph.left - other.right)) < glyph.size,
    );
  return near.length > MAX_LABELS ? box : around([box, ...near.filter(isLabel)]);
}

/** Copies the pixels of a bitmap with four bytes each, as R, G and B. */
export function rgbOf({ c, view }: Pdfium, bitmap: Pointer, width: number, height: number): Uint8Array {
  const source = view(c.FPDFBitmap_GetBuffer(bitmap), width * height * 4);
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    // The order is blue, green, red.
    pixels[to] = source[from + 2] as number;
    pixels[to + 1] = source[from + 1] as number;
    pixels[to + 2] = source[from] as number;
  }
  return pixels;
}

/**
 * Renders a part of a page.
 *
 * @param quarters how far the view is turned to the right
 * @param density pixels per point
 */
export function renderPart(
  { document, page, view }: Reader,
  box: Box,
  quarters: number,
  density = SCALE,
): Extract<RawPicture, { pixels: Uint8Array }> | undefined {
  const { c } = document.pdfium;
  const scale = Math.min(density, Math.sqrt(MAX_PIXELS / areaOf(box)));
  const [width, height] = [Math.ceil(widthOf(box) * scale), Math.ceil(heightOf(box) * scale)];
  const bitmap = c.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  const [x, y] = [-Math.round(box.left * scale), -Math.round(box.top * scale)];
  const [all, high] = [Math.round(view.width * scale), Math.round(view.height * scale)];
  c.FPDF_RenderPageBitmap(bitmap, page, x, y, all, high, quarters, 0);
  const pixels = rgbOf(document.pdfium, bitmap, width, height);
  c.FPDFBitmap_Destroy(bitmap);
  return { ...box, pixels, width, height, channels: 3, photo: false };
}
