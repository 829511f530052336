import type { PdfDocument } from "../../document";
import { apply, around, type Box, boxThrough, combine, identity, type Matrix, widthOf } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";

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

/** Turns a page to the left by quarter turns, for one whose text runs up or down. */
export function turned({ width, height, matrix }: View, quarters: number): View {
  const turns: readonly Matrix[] = [
    identity,
    [0, -1, 1, 0, 0, width],
    [-1, 0, 0, -1, width, height],
    [0, 1, -1, 0, height, 0],
  ];
  const turn = turns[((quarters % 4) + 4) % 4] ?? identity;
  const swap = quarters % 2 !== 0;
  return {
    width: swap ? height : width,
    height: swap ? width : height,
    matrix: combine(matrix, turn),
  };
}

/** Turns a page to the right, for text at an angle. @param degrees how far the text is turned to the left */
export function turnedBy({ width, height, matrix }: View, degrees: number): View {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const box = boxThrough([cos, sin, -sin, cos, 0, 0], 0, 0, width, height);
  return {
    width: widthOf(box),
    height: box.bottom - box.top,
    matrix: combine(matrix, [cos, sin, -sin, cos, -box.left, -box.top]),
  };
}

/** FPDF_PAGEOBJ_* of fpdf_edit.h. */
export const objectTypes = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Objects of a page that are read; maps have more, and no tables. */
const MAX_OBJECTS = 40_000;
/** Depth of nested forms. */
const MAX_DEPTH = 6;

export type PageObject = {
  object: Pointer;
  type: number;
  /** Maps the result of the object's own matrix to the page's coordinates. */
  outer: Matrix;
  /** The form that it is part of. */
  parent?: PageObject;
};

/** Returns an object's own matrix. */
export function matrixOf({ pdfium: { c } }: PdfDocument, object: Pointer, scratch: Scratch): Matrix {
  if (!c.FPDFPageObj_GetMatrix(object, scratch.at(0))) return identity;
  return scratch.f32s(0, 6) as unknown as Matrix;
}

/** Yields all objects of a page and of the forms on it, in drawing order. */
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
    parent?: PageObject,
  ): Generator<PageObject, void> {
    for (let i = 0; i < count && left > 0; i++, left--) {
      const object = at(i);
      const type = c.FPDFPageObj_GetType(object);
      const found: PageObject = { object, type, outer, ...(parent && { parent }) };
      if (type !== objectTypes.form) yield found;
      else if (depth < MAX_DEPTH)
        yield* walk(
          c.FPDFFormObj_CountObjects(object),
          (child) => c.FPDFFormObj_GetObject(object, child),
          combine(matrixOf(document, object, scratch), outer),
          depth + 1,
          found,
        );
    }
  }
  yield* walk(c.FPDFPage_CountObjects(page), (i) => c.FPDFPage_GetObject(page, i), identity, 0);
}

/** Clip paths of an object, and segments of one, that are looked at. */
const MAX_CLIPS = 8;
const MAX_CLIP_SEGMENTS = 64;
/** What clip paths are held against; readers draw nothing as large. */
const EVERYTHING: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

/** Returns the part of two boxes that both cover; its sides are the wrong way round where there is none. */
export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Returns the box outside of which an object is not drawn. @param matrix maps its page or form to the view */
export function clipOf(
  { pdfium: { c } }: PdfDocument,
  object: Pointer,
  scratch: Scratch,
  matrix: Matrix,
): Box {
  const clip = c.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : Math.min(c.FPDFClipPath_CountPaths(clip), MAX_CLIPS);
  let box = EVERYTHING;
  for (let path = 0; path < paths; path++) {
    const segments = c.FPDFClipPath_CountPathSegments(clip, path);
    if (segments < 2 || segments > MAX_CLIP_SEGMENTS) continue;
    const points: Box[] = [];
    for (let i = 0; i < segments; i++) {
      const segment = c.FPDFClipPath_GetPathSegment(clip, path, i);
      if (!c.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1))) continue;
      const [x, y] = apply(matrix, scratch.f32(0), scratch.f32(1));
      points.push({ left: x, top: y, right: x, bottom: y });
    }
    if (points.length > 1) box = common(box, around(points));
  }
  return box;
}

/**
 * Reads what clips the text objects of a page, in its own coordinates; those in forms are left out, because a field's
 * long value is clipped too.
 */
export function extractTextClips(document: PdfDocument, page: Pointer, scratch: Scratch): Map<Pointer, Box> {
  const clips = new Map<Pointer, Box>();
  for (const { object, type, outer } of walkObjects(document, page, scratch)) {
    if (type !== objectTypes.text || outer !== identity) continue;
    const clip = clipOf(document, object, scratch, outer);
    if (clip !== EVERYTHING) clips.set(object, clip);
  }
  return clips;
}

/** PDFACTION_URI of `FPDFAction_GetType` (fpdf_doc.h). */
const ACTION_URI = 3;
const MAX_LINKS = 2000;
const safeAddress = /^(https?:|mailto:)[^\s]+$/i;

/** A link to the web, to mail or to a {@link placeAddress}; the box is in the page's own coordinates. */
export type Link = { address: string; box: Box };

/** Names a place of the document by its page, from 1, and the distance from the page's upper edge in points. */
export const placeAddress = (page: number, top: number): string => `#${page}:${Math.round(top)}`;

/** Returns where a link inside the document leads. Overwrites the slots 1 to 6. */
function placeOf(
  { pdfium: { c }, handle }: PdfDocument,
  link: Pointer,
  scratch: Scratch,
): string | undefined {
  const destination = c.FPDFLink_GetDest(handle, link);
  if (destination === 0) return undefined;
  const index = c.FPDFDest_GetDestPageIndex(handle, destination);
  if (index < 0 || !c.FPDF_GetPageSizeByIndexF(handle, index, scratch.at(1))) return undefined;
  const [, height = 0] = scratch.f32s(1, 2);
  const [hasX, hasY, hasZoom, x, y, zoom] = [1, 2, 3, 4, 5, 6].map((slot) => scratch.at(slot)) as Six;
  const known = c.FPDFDest_GetLocationInPage(destination, hasX, hasY, hasZoom, x, y, zoom);
  return placeAddress(index + 1, known && scratch.i32(2) !== 0 ? height - scratch.f32(5) : 0);
}

type Six = [Pointer, Pointer, Pointer, Pointer, Pointer, Pointer];

/** Reads the links to the web and to mail, and those inside the document. */
export function extractLinks(document: PdfDocument, page: Pointer, scratch: Scratch): Link[] {
  const { pdfium, handle } = document;
  const { c } = pdfium;
  const links: Link[] = [];
  const [position, found, rectangle] = [scratch.at(0), scratch.at(1), scratch.at(2)];
  // The first call needs a position of 0.
  scratch.clear();
  for (let count = 0; count < MAX_LINKS && c.FPDFLink_Enumerate(page, position, found); count++) {
    const link = scratch.i32(1);
    if (!c.FPDFLink_GetAnnotRect(link, rectangle)) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = scratch.f32s(2, 4);
    const action = c.FPDFLink_GetAction(link);
    const isWeb = action !== 0 && c.FPDFAction_GetType(action) === ACTION_URI;
    const address = isWeb
      ? scratch.text((buffer, size) => c.FPDFAction_GetURIPath(handle, action, buffer, size))
      : placeOf(document, link, scratch);
    if (!address || (isWeb && !safeAddress.test(address))) continue;
    links.push({ address, box: { left, top, right, bottom } });
  }
  return links;
}
