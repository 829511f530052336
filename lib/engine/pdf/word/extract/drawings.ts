import { areaOf, around, type Box, grownBy, heightOf, holds, widthOf } from "../../geometry";
import type { Glyph } from "../types";
import { drawOnPaper } from "./bitmaps";
import type { PageObject, Reader } from "./objects";
import type { RawPicture } from "./pictures";
import { drawings as settings } from "./settings";

/** Adds the labels at a drawing's edges: characters with no others beside them outside of it. */
export function withLabels(box: Box, glyphs: readonly Glyph[]): Box {
  const reach = grownBy(box, settings.labelDistance);
  const near = glyphs.filter((glyph) => holds(reach, glyph) && !holds(box, glyph));
  const isLabel = (glyph: Glyph) =>
    !glyphs.some(
      (other) =>
        !holds(reach, other) &&
        other.text !== " " &&
        Math.abs(other.baseline - glyph.baseline) < 1 &&
        Math.min(Math.abs(other.left - glyph.right), Math.abs(glyph.left - other.right)) < glyph.size,
    );
  return near.length > settings.maxLabels ? box : around([box, ...near.filter(isLabel)]);
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
  density = settings.scale,
): Extract<RawPicture, { pixels: Uint8Array }> | undefined {
  const scale = Math.min(density, Math.sqrt(settings.maxPixels / areaOf(box)));
  const [width, height] = [Math.ceil(widthOf(box) * scale), Math.ceil(heightOf(box) * scale)];
  const [x, y] = [-Math.round(box.left * scale), -Math.round(box.top * scale)];
  const [all, high] = [Math.round(view.width * scale), Math.round(view.height * scale)];
  const drawn = drawOnPaper(document, width, height, (bitmap) =>
    document.pdfium.c.FPDF_RenderPageBitmap(bitmap, page, x, y, all, high, quarters, 0),
  );
  return drawn && { ...box, ...drawn, photo: false };
}

/** Does something while objects of a page are not drawn. */
export function withoutObjects<T>({ document }: Reader, objects: readonly PageObject[], use: () => T): T {
  const { c } = document.pdfium;
  for (const { object } of objects) c.FPDFPageObj_SetIsActive(object, false);
  try {
    return use();
  } finally {
    for (const { object } of objects) c.FPDFPageObj_SetIsActive(object, true);
  }
}
