import { loadPage, type PdfDocument } from "../../document";
import { areaOf, type Box, boxThrough, holds, isInside, widthOf } from "../../geometry";
import { createScratch, type Pointer, type Scratch } from "../../pdfium";
import type { ScannedPage } from "../../text-layer/types";
import { toSegments } from "../layout/lines/lines";
import { components, positions } from "../layout/tables/grids";
import { median } from "../statistics";
import type { Glyph, Rule, Rules } from "../types";
import { renderPart, withoutObjects } from "./drawings";
import { findFigures } from "./figures/figures";
import type { Drawn } from "./figures/seeds";
import { extractGlyphs, type PageGlyphs } from "./glyphs";
import { extractGraphics, type GraphicsLayer } from "./graphics";
import { extractLinks, type Link } from "./links";
import { hexOf, objectTypes, type PageObject, type Reader, viewOf, walkObjects } from "./objects";
import { COMPLEX, extractTextClips } from "./paths";
import { createPictureBudget, extractPicture, type RawPicture } from "./pictures";
import type { ScannedWord } from "./scan/ink";
import { extractScannedGlyphs } from "./scan/page";
import { altOf, cutScanPictures, withoutPictures, wordsOfScan, wordsOn } from "./scan/pictures";
import { paths, page as settings } from "./settings";
import { addShapes, createShapes, type Shapes } from "./shapes";
import type { Paragraphs } from "./tags";
import { wordsOfLayer } from "./text-layer";

/** The content of a page, in points from its upper left corner. */
type PageContent = PageGlyphs & Shapes & { pictures: RawPicture[] };
/** `hasText` also if all of it is part of a picture. */
type ExactContent = PageGlyphs & { hasText: boolean; layers: GraphicsLayer[] };
/** `isEmpty` if there is nothing on the page. */
type Read<T> = T & { isEmpty: boolean };

/** FLAT_NORMALDISPLAY and FLATTEN_SUCCESS of fpdf_flatten.h. */
const FOR_SCREEN = 0;
const FLATTENED = 1;

type OpenPage = {
  document: PdfDocument;
  page: Pointer;
  textPage: Pointer;
  scratch: Scratch;
  links: readonly Link[];
  scan: ScannedPage | undefined;
};

/**
 * Opens a page.
 *
 * @param number from 1
 * @param scan its text as it was read from its picture, because the page itself has hardly any, or none that makes sense
 * @throws ConversionError `corrupt` for a page that cannot be read
 */
export function withPage<T extends object>(
  document: PdfDocument,
  number: number,
  scan: ScannedPage | undefined,
  use: (page: OpenPage) => T,
): Read<T> {
  const { pdfium } = document;
  const { c } = pdfium;
  let page = loadPage(document, number);
  const scratch = createScratch(pdfium);
  const links = extractLinks(document, page, scratch);
  if (c.FPDFPage_GetAnnotCount(page) > links.length && c.FPDFPage_Flatten(page, FOR_SCREEN) === FLATTENED) {
    // Form values and notes are now text of the page.
    c.FPDF_ClosePage(page);
    page = loadPage(document, number);
  }
  const textPage = c.FPDFText_LoadPage(page);
  // Nothing is closed when a call throws: after a trap no call can be trusted, see `PdfDocument.close`.
  const content = use({ document, page, textPage, scratch, links, scan });
  const isEmpty = c.FPDFPage_CountObjects(page) === 0;
  if (textPage !== 0) c.FPDFText_ClosePage(textPage);
  c.FPDF_ClosePage(page);
  scratch.free();
  return { ...content, isEmpty };
}

/** Returns the text of a page, or what was read from its picture. */
function extractText(
  { document, page, textPage, scratch, links, scan }: OpenPage,
  { keepsView = false, paragraphs = new Map() }: { keepsView?: boolean; paragraphs?: Paragraphs },
) {
  const seen = viewOf(document, page, scratch);
  const clips = extractTextClips(document, page, scratch);
  const own = extractGlyphs({ document, textPage, scratch, view: seen, links, clips, paragraphs, keepsView });
  const recognized = scan && extractScannedGlyphs(scan);
  const least = Math.min(own.glyphs.length - own.unreadable + 1, settings.textCharacters);
  const isScan = recognized !== undefined && recognized.glyphs.length >= least;
  return { text: isScan ? recognized : own, isScan };
}

/** Reads a page that keeps its looks: its text, and all that is drawn behind it. */
export function extractExactPage(open: OpenPage, mayRender: boolean): ExactContent {
  const { text, isScan } = extractText(open, { keepsView: true });
  const isRead = isScan || (text.hidden === true && text.glyphs.length >= settings.textCharacters);
  const isTilted = ({ tilted }: Glyph) => tilted === true;
  const isUpsideDown = ({ toView: [a, b] }: PageGlyphs["rotated"][number]) => -a > Math.abs(b);
  const all = [text, ...text.rotated].flatMap(({ glyphs }) => glyphs);
  const hasTilted = all.some(isTilted) || text.rotated.some(isUpsideDown);
  const hasText = all.some(({ text: letter }) => letter !== " ");
  const { layers, isRendered } = extractGraphics(
    { ...open, view: text.view },
    { withoutBackground: isRead, mayRender, withTilted: hasTilted },
  );
  if (!(hasTilted && isRendered)) return { ...text, hasText, layers };
  const straight = <T extends { glyphs: Glyph[] }>(part: T): T => ({
    ...part,
    glyphs: part.glyphs.filter((glyph) => !isTilted(glyph)),
  });
  const rotated = text.rotated.filter((part) => !isUpsideDown(part)).map(straight);
  return { ...straight(text), rotated, hasText, layers };
}

/**
 * Reads a page for text that flows.
 *
 * @param searches whether pictures are looked for in a scan that others have read, which takes 130 ms
 */
export function extractPage(open: OpenPage, paragraphs: Paragraphs, searches: boolean): PageContent {
  const { document, page, scratch } = open;
  const { text, isScan } = extractText(open, { paragraphs });
  const { view } = text;
  const shapes = createShapes();
  const pictures: RawPicture[] = [];
  const budget = createPictureBudget();
  const hasText = text.glyphs.length >= settings.textCharacters;
  const reader = { document, page, scratch, view };
  for (const found of walkObjects(reader)) {
    addShapes(reader, found, shapes);
    if (found.type !== objectTypes.image) continue;
    const picture = extractPicture(reader, found, hasText, budget);
    if (picture && picture !== COMPLEX) pictures.push(picture);
  }
  const content = { ...text, ...shapes, pictures };
  // A scan is straightened, which drawings are not.
  if (isScan && open.scan) return withScanPictures(open, content, open.scan);
  return text.hidden && hasText && searches
    ? withLayerPictures(open, content)
    : withDrawings(reader, content);
}

/** Whether one of the pictures of a page is the scan that words were read from, or a strip or layer of it. */
const isScanAmong = (pictures: readonly Box[], words: readonly ScannedWord[]): boolean =>
  pictures.some((picture) => {
    const covered = words.reduce((sum, word) => sum + (holds(picture, word) ? areaOf(word) : 0), 0);
    return covered > settings.textShare * areaOf(picture);
  });

/** Cuts the pictures out of a scan, also out of one that is stored in strips or layers. */
function withScanPictures(open: OpenPage, content: PageContent, scan: ScannedPage): PageContent {
  const words = wordsOfScan(scan);
  const seen = viewOf(open.document, open.page, open.scratch);
  const isApart = content.pictures.length > 0 && !isScanAmong(content.pictures, words);
  const { pictures, rules } = isApart
    ? {
        ...content,
        pictures: content.pictures.map((picture) => ({ ...picture, alt: altOf(picture, words) })),
      }
    : cutScanPictures({ ...open, view: content.view }, seen, words, content.glyphs);
  return {
    ...content,
    pictures,
    rules: rulesOfGrids(rules, words),
    glyphs: extractScannedGlyphs(withoutPictures(scan, pictures)).glyphs,
  };
}

/**
 * Returns the lines of a scan that form whole grids with a row of text in each. Of others some are missing, and the text
 * between them is told apart better by itself.
 */
function rulesOfGrids(rules: Rules, words: readonly ScannedWord[]): Rules {
  const grids = components(rules).filter((part) => {
    const [ys, xs] = [positions(part.horizontal), positions(part.vertical)];
    const [top = 0, bottom = 0, left = 0, right = 0] = [ys[0], ys.at(-1), xs[0], xs.at(-1)];
    const rows = rowsIn(words, { left, top, right, bottom }) / (ys.length - 1);
    const { least, most } = settings.rowsPerBand;
    const isFull = rows >= least && rows <= most;
    const isWhole =
      wholeIn(part.horizontal, right - left) >= settings.wholeLines * ys.length &&
      wholeIn(part.vertical, bottom - top) >= settings.wholeLines * xs.length;
    return ys.length > 2 && xs.length > 2 && isFull && isWhole;
  });
  return {
    horizontal: grids.flatMap(({ horizontal }) => horizontal),
    vertical: grids.flatMap(({ vertical }) => vertical),
  };
}

/** Counts the lines that go through most of a grid. @param length of the grid along them */
const wholeIn = (rules: readonly Rule[], length: number): number =>
  positions(rules.filter(({ from, to }) => to - from >= settings.wholeLine * length)).length;

/** Counts the rows of words in a box. */
function rowsIn(words: readonly ScannedWord[], box: Box): number {
  const inside = words.filter((word) => holds(box, word));
  const middles = inside.map((word) => (word.top + word.bottom) / 2).sort((a, b) => a - b);
  const height = median(inside.map((word) => word.bottom - word.top));
  return middles.filter((y, i) => i === 0 || y - (middles[i - 1] as number) > height / 2).length;
}

/** The same for a scan whose text lies over it, invisibly, as other programs have read it. */
function withLayerPictures(open: OpenPage, content: PageContent): PageContent {
  const words = wordsOfLayer(content.glyphs);
  if (words.length > settings.maxLayerWords) return content;
  const seen = viewOf(open.document, open.page, open.scratch);
  const { pictures: cut, rules } = cutScanPictures(
    { ...open, view: content.view },
    seen,
    words,
    content.glyphs,
  );
  const own = isScanAmong(content.pictures, words) ? [] : content.pictures;
  const isApart = (box: Box) => !own.some((picture) => holds(picture, box) || holds(box, picture));
  const found = cut.filter(isApart);
  const taken = new Set(wordsOn(found, words).flatMap(({ glyphs }) => glyphs));
  return {
    ...content,
    pictures: [...own, ...found],
    rules: {
      horizontal: [...content.rules.horizontal, ...rules.horizontal],
      vertical: [...content.rules.vertical, ...rules.vertical],
    },
    glyphs: content.glyphs.filter((glyph) => !taken.has(glyph)),
  };
}

/** Lists the boxes of text that runs in another direction, in the view. */
const rotatedBoxes = ({ rotated }: PageContent): Box[] =>
  rotated.flatMap(({ glyphs, toView }) =>
    toSegments(glyphs).map(({ left, top, right, bottom }) => boxThrough(toView, left, top, right, bottom)),
  );

/** Finds what drawings mean to the text: figures, and the color behind it. */
function withDrawings(reader: Reader, content: PageContent): PageContent {
  const colorIn = createColors(reader, content.quarters);
  return withGradients(withFigures(reader, withoutStrips(content), colorIn), colorIn);
}

/** Leaves out the strips of a picture that fills the page behind its text. */
function withoutStrips(content: PageContent): PageContent {
  const { pictures, glyphs, view } = content;
  const strips = pictures.filter((picture) => widthOf(picture) > settings.stripShare * view.width);
  const covered = strips.reduce((sum, strip) => sum + areaOf(strip), 0);
  const isBehindText = strips.filter((strip) => glyphs.some((glyph) => holds(strip, glyph))).length > 1;
  if (!isBehindText || covered < paths.backgroundShare * view.width * view.height) return content;
  return { ...content, pictures: pictures.filter((picture) => !strips.includes(picture)) };
}

/** Turns figures into pictures, with all that is on them: lines, pictures and labels, which also describe them. */
function withFigures(reader: Reader, content: PageContent, colorIn: Drawn["colorIn"]): PageContent {
  const boxes = findFigures({ ...content, colorIn, rotated: rotatedBoxes(content) });
  if (boxes.length === 0) return content;
  const words = wordsOfLayer(content.glyphs);
  const rendered = boxes.flatMap((box): RawPicture[] => {
    const drawn = renderPart(reader, box, content.quarters);
    const alt = altOf(box, words);
    return drawn ? [{ ...drawn, ...(alt && { alt }) }] : [];
  });
  const isFree = (box: Box) => !rendered.some((figure) => holds(figure, box));
  const { horizontal, vertical } = content.rules;
  return {
    ...content,
    glyphs: content.glyphs.filter(isFree),
    rotated: content.rotated.map(({ glyphs, toView }) => ({
      toView,
      glyphs: glyphs.filter(({ left, top, right, bottom }) =>
        isFree(boxThrough(toView, left, top, right, bottom)),
      ),
    })),
    pictures: [...content.pictures.filter(isFree), ...rendered],
    dots: content.dots.filter(isFree),
    fills: content.fills.filter((fill) => !rendered.some((figure) => isInside(fill, figure, 1))),
    rules: {
      horizontal: horizontal.filter(({ at, from, to }) =>
        isFree({ left: from, right: to, top: at, bottom: at }),
      ),
      vertical: vertical.filter(({ at, from, to }) => isFree({ left: at, right: at, top: from, bottom: to })),
    },
  };
}

type Three = [number, number, number];

/** Creates a function that measures the color which most of a box has; nothing for paper, or when it was asked too often. */
function createColors(reader: Reader, quarters: number): Drawn["colorIn"] {
  let objects: PageObject[] | undefined;
  let [left, work, ms] = [settings.maxGradients, settings.gradientWork, settings.gradientsMs] as Three;
  return (box) => {
    if (left <= 0 || work <= 0 || ms <= 0 || !(areaOf(box) > 0)) return undefined;
    const start = performance.now();
    objects ??= [...walkObjects(reader)];
    const texts = objects.filter(({ type }) => type === objectTypes.text);
    const scale = Math.min(1, Math.sqrt(settings.gradientPixels / areaOf(box)));
    const drawn = withoutObjects(reader, texts, () => renderPart(reader, box, quarters, scale));
    left -= 1;
    work -= objects.length;
    ms -= performance.now() - start;
    if (!drawn) return undefined;
    const { pixels, channels } = drawn;
    const [r, g, b] = [0, 1, 2].map((channel) =>
      Array.from({ length: pixels.length / channels }, (_, i) => pixels[i * channels + channel] ?? 0),
    ) as [number[], number[], number[]];
    const white = r.filter((red, i) => Math.min(red, g[i] ?? 0, b[i] ?? 0) >= paths.nearlyWhite);
    // Paper with something on it is no gradient.
    if (white.length > settings.maxWhite * r.length) return undefined;
    const rgb = [r, g, b].map(median);
    return Math.min(...rgb) < paths.nearlyWhite ? hexOf(rgb) : undefined;
  };
}

/** Gives gradients behind text the color in their middle. */
function withGradients(content: PageContent, colorIn: Drawn["colorIn"]): PageContent {
  const { glyphs, fills, gradients, view } = content;
  const isSmall = (fill: Box) => areaOf(fill) < paths.backgroundShare * view.width * view.height;
  const isBehindText = (fill: Box) => glyphs.some((glyph) => glyph.text !== " " && holds(fill, glyph));
  for (const fill of gradients)
    if (fills.includes(fill) && isSmall(fill) && isBehindText(fill)) fill.color = colorIn(fill) ?? fill.color;
  return content;
}
