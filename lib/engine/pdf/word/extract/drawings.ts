import { areaOf, around, type Box, grownBy, heightOf, holds, isInside, touch, widthOf } from "../../geometry";
import type { Glyph } from "../types";
import { drawOnPaper } from "./bitmaps";
import type { Reader, View } from "./objects";
import type { RawPicture } from "./pictures";
import { partsOf } from "./scan/ink";
import { drawings as settings } from "./settings";
import type { Shapes } from "./shapes";

/** Groups shapes that touch, on a map of the page: the number of shapes does not matter. */
function groups(boxes: readonly Box[], { width, height }: View): Box[] {
  const [across, down] = [Math.ceil(width / settings.reach) + 1, Math.ceil(height / settings.reach) + 1];
  if (!(across * down <= settings.maxFields)) return [];
  const map = new Uint8Array(across * down);
  const field = (value: number, most: number) =>
    Math.max(0, Math.min(most - 1, Math.floor(value / settings.reach)));
  for (const box of boxes) {
    const [x1, x2] = [field(box.left, across), field(box.right, across)];
    for (let y = field(box.top, down); y <= field(box.bottom, down); y++)
      map.fill(1, y * across + x1, y * across + x2 + 1);
  }
  return partsOf({ data: map, width: across, height: down, scale: 1 / settings.reach }).flatMap((area) => {
    const own = boxes.filter((box) => holds(area, box));
    return own.length > 0 ? [around(own)] : [];
  });
}

/** Adds the lines that touch a drawing and reach no further than a limit: axes, frames, and the boxes of a diagram. */
export function withLines(
  seed: Box,
  lines: readonly Box[],
  limit: Box,
  reach: number = settings.reach,
  tolerance = 0,
): Box {
  let box = seed;
  for (let round = 0; round < 2; round++) {
    const near = grownBy(box, reach);
    box = around([box, ...lines.filter((line) => isInside(line, limit, tolerance) && touch(near, line))]);
  }
  return box;
}

/** Returns whether the text in a box is more than the labels of a drawing. */
function isTextBox(box: Box, glyphs: readonly Glyph[]): boolean {
  const inside = glyphs.filter((glyph) => glyph.text !== " " && holds(box, glyph));
  return inside.reduce((sum, glyph) => sum + areaOf(glyph), 0) > settings.maxTextShare * areaOf(box);
}

/** Finds the drawings among the shapes of a page. @returns their boxes */
export function findDrawings(
  shapes: Pick<Shapes, "drawn" | "straight">,
  view: View,
  glyphs: readonly Glyph[],
): Box[] {
  const boxes = groups(shapes.drawn, view)
    .filter((box) => widthOf(box) >= settings.minSize && heightOf(box) >= settings.minSize)
    .map((box) => {
      const [across, down] = [settings.maxGrowth * widthOf(box), settings.maxGrowth * heightOf(box)];
      return withLines(box, shapes.straight, grownBy(box, across, down));
    })
    .filter((box) => !isTextBox(box, glyphs))
    .sort((a, b) => areaOf(b) - areaOf(a));
  const apart: Box[] = [];
  for (const box of boxes) if (!apart.some((other) => touch(other, box))) apart.push(box);
  return apart.slice(0, settings.maxDrawings);
}

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
