import { combine, heightOf, identity, intersect, widthOf } from "../../geometry";
import type { Fill } from "../types";
import {
  boundsOf,
  clipOf,
  colorOf,
  drawModeOf,
  hexOf,
  type ObjectReader,
  type PageObject,
  pathSegments,
  segmentTypes,
} from "./objects";

/** Filled boxes of a page that are read; more are a drawing. */
const MAX_FILLS = 400;
/** Corners of a box, the first one twice, and a closing segment. */
const MAX_SEGMENTS = 6;
/** Thinner boxes are lines, in points. */
const MIN_SIDE = 4;
/** Of 255: paper, or nearly. */
const NEARLY_WHITE = 250;

/** Adds a path that fills a box with a color, which text can stand on. */
export function extractFill(reader: ObjectReader, { object, outer }: PageObject, fills: Fill[]): void {
  const count = reader.document.pdfium.c.FPDFPath_CountSegments(object);
  if (fills.length >= MAX_FILLS || count < 4 || count > MAX_SEGMENTS) return;
  for (const { type } of pathSegments(reader, object, identity)) if (type === segmentTypes.curve) return;
  const paint = drawModeOf(reader, object)?.fill ? colorOf(reader, object) : undefined;
  if (!paint) return;
  const onPaper = paint.rgb.map((part) => Math.round(255 - ((255 - part) * paint.alpha) / 255));
  const toView = combine(outer, reader.view.matrix);
  const bounds = boundsOf(reader, object, toView);
  if (!bounds) return;
  const box = intersect(bounds, clipOf(reader, object, toView));
  if (!(widthOf(box) >= MIN_SIDE && heightOf(box) >= MIN_SIDE)) return;
  // White covers what was filled before.
  if (Math.min(...onPaper) < NEARLY_WHITE || fills.length > 0) fills.push({ ...box, color: hexOf(onPaper) });
}
