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
import { fills as settings } from "./settings";

/** Adds a path that fills a box with a color, which text can stand on. */
export function extractFill(reader: ObjectReader, { object, outer }: PageObject, fills: Fill[]): void {
  const count = reader.document.pdfium.c.FPDFPath_CountSegments(object);
  if (fills.length >= settings.maxFills || count < 4 || count > settings.maxSegments) return;
  for (const { type } of pathSegments(reader, object, identity)) if (type === segmentTypes.curve) return;
  const paint = drawModeOf(reader, object)?.fill ? colorOf(reader, object) : undefined;
  if (!paint) return;
  const onPaper = paint.rgb.map((part) => Math.round(255 - ((255 - part) * paint.alpha) / 255));
  const toView = combine(outer, reader.view.matrix);
  const bounds = boundsOf(reader, object, toView);
  if (!bounds) return;
  const box = intersect(bounds, clipOf(reader, object, toView));
  if (!(widthOf(box) >= settings.minSide && heightOf(box) >= settings.minSide)) return;
  // White covers what was filled before.
  if (Math.min(...onPaper) < settings.nearlyWhite || fills.length > 0)
    fills.push({ ...box, color: hexOf(onPaper) });
}
