import { areaOf, identity } from "../../geometry";
import type { VectorPath } from "../types";
import { renderPart, withoutObjects } from "./drawings";
import { boundsOf, objectTypes, type PageObject, type Reader, toViewOf, walkObjects } from "./objects";
import { COMPLEX, extractPath, isBlended } from "./paths";
import { createPictureBudget, extractPicture, type RawPicture } from "./pictures";
import { graphics as settings } from "./settings";

/** What is drawn on a page behind its text, from back to front. */
export type GraphicsLayer = { kind: "paths"; paths: VectorPath[] } | { kind: "picture"; raw: RawPicture };

/** All that is drawn, and whether it is one picture. */
type Graphics = { layers: GraphicsLayer[]; isRendered: boolean };

type GraphicsOptions = {
  /** Leaves out a picture that fills the page: the text in front of it was read from it. */
  withoutBackground: boolean;
  /** Whether a page that has more than paths and pictures may be drawn as one picture. */
  mayRender: boolean;
  /** Draws the text that runs at an angle or is upside down as part of the picture: neither frames nor boxes can have it. */
  withTilted: boolean;
};

/**
 * Reads all that a page draws but its text. If it has more than paths and pictures, such as a shading, all of it is one
 * picture.
 */
export function extractGraphics(reader: Reader, options: GraphicsOptions): Graphics {
  const { withoutBackground, mayRender, withTilted } = options;
  const layers: GraphicsLayer[] = [];
  const budget = { segments: settings.maxSegments };
  const pictureBudget = createPictureBudget();
  let paths = 0;
  let isComplex = withTilted;
  const objects = [...walkObjects(reader)];
  const canRender = mayRender && !withoutBackground && isDrawable(reader, objects);
  for (const found of objects) {
    if (found.type === objectTypes.shading) isComplex = true;
    if (found.type === objectTypes.path) {
      const path = paths < settings.maxPaths ? extractPath(reader, found, budget) : COMPLEX;
      if (path === COMPLEX) isComplex = true;
      else if (path) {
        const last = layers.at(-1);
        if (last?.kind === "paths") last.paths.push(path);
        else layers.push({ kind: "paths", paths: [path] });
        paths += 1;
      }
    }
    if (isComplex && canRender) break;
    if (found.type !== objectTypes.image) continue;
    const raw = extractPicture(reader, found, withoutBackground, pictureBudget);
    if (raw === COMPLEX || (raw && isBlended(reader, found, 0))) isComplex = true;
    if (raw && raw !== COMPLEX) layers.push({ kind: "picture", raw });
  }
  if (!isComplex || !canRender) return { layers, isRendered: false };
  const rendered = renderGraphics(reader, objects);
  return rendered
    ? { layers: [{ kind: "picture", raw: rendered }], isRendered: true }
    : { layers, isRendered: false };
}

/** Returns whether a text object runs neither to the right nor up or down. */
function isTilted(reader: Reader, found: PageObject): boolean {
  const [a, b] = toViewOf(reader, found);
  const slope = Math.min(Math.abs(a), Math.abs(b)) / Math.max(Math.abs(a), Math.abs(b));
  return slope > settings.maxSlope || -a > Math.abs(b);
}

/** Returns whether objects can be drawn in a second or two. */
function isDrawable(reader: Reader, objects: readonly PageObject[]): boolean {
  const { document, view } = reader;
  let [segments, area] = [0, 0];
  for (const { object, type } of objects) {
    if (type !== objectTypes.path) continue;
    segments += document.pdfium.c.FPDFPath_CountSegments(object);
    const bounds = boundsOf(reader, object, identity);
    if (bounds) area += Math.min(1, areaOf(bounds) / (view.width * view.height));
  }
  return segments < settings.maxDrawnSegments && area < settings.maxDrawnArea;
}

/** Renders a page without its text, but for that which frames cannot have. */
function renderGraphics(reader: Reader, all: readonly PageObject[]): RawPicture | undefined {
  const texts = all.filter((found) => found.type === objectTypes.text && !isTilted(reader, found));
  const shown = { left: 0, top: 0, right: reader.view.width, bottom: reader.view.height };
  const raw = withoutObjects(reader, texts, () => renderPart(reader, shown, 0, settings.density));
  const isPhoto = all.some(({ type }) => type === objectTypes.image || type === objectTypes.shading);
  return raw && { ...raw, photo: isPhoto };
}
