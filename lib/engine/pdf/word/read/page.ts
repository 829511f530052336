import { loadPage, type PdfDocument } from "../../document";
import { type Box, boxThrough, holds } from "../../geometry";
import type { ScannedPage } from "../../ocr/types";
import { createScratch, type Pointer, type Scratch } from "../../pdfium";
import type { Dot, Fill, Rules } from "../types";
import { findDrawings, readShape, renderPart, type Shapes, withLabels } from "./drawings";
import { readFill } from "./fills";
import { type PageGlyphs, readGlyphs } from "./glyphs";
import { type Link, objectTypes, readLinks, viewOf, walkObjects } from "./objects";
import { MAX_PICTURES, PICTURES_MS, type RawPicture, readPicture } from "./pictures";
import { readDot, readRules } from "./rules";
import { readScannedGlyphs } from "./scanned";

/** The content of a page, in points from its upper left corner. */
type PageContent = PageGlyphs & { pictures: RawPicture[]; rules: Rules; dots: Dot[]; fills: Fill[] };

/** Characters from which a page counts as text. */
const TEXT_CHARACTERS = 20;
/** FLAT_NORMALDISPLAY and FLATTEN_SUCCESS of fpdf_flatten.h. */
const FOR_SCREEN = 0;
const FLATTENED = 1;

/**
 * Reads a page.
 *
 * @param number from 1
 * @param scan its text as it was read from its picture, because the page itself has hardly any, or none that makes sense
 * @throws ConversionError `corrupt` for a page that cannot be read
 */
export function readPage(document: PdfDocument, number: number, scan?: ScannedPage): PageContent {
  const { pdfium } = document;
  const { c } = pdfium;
  let page = loadPage(document, number);
  const scratch = createScratch(pdfium);
  const links = readLinks(document, page, scratch);
  if (c.FPDFPage_GetAnnotCount(page) > links.length && c.FPDFPage_Flatten(page, FOR_SCREEN) === FLATTENED) {
    // Form values and notes are now text of the page.
    c.FPDF_ClosePage(page);
    page = loadPage(document, number);
  }
  const textPage = c.FPDFText_LoadPage(page);
  // Nothing is closed when a call throws: after a trap no call can be trusted, see `PdfDocument.close`.
  const content = read(document, page, textPage, scratch, { links, scan });
  if (textPage !== 0) c.FPDFText_ClosePage(textPage);
  c.FPDF_ClosePage(page);
  scratch.free();
  return content;
}

function read(
  document: PdfDocument,
  page: Pointer,
  textPage: Pointer,
  scratch: Scratch,
  { links, scan }: { links: readonly Link[]; scan: ScannedPage | undefined },
): PageContent {
  const seen = viewOf(document, page, scratch);
  const own = readGlyphs({ document, textPage, scratch, view: seen, links });
  const recognized = scan && readScannedGlyphs(scan);
  const least = Math.min(own.glyphs.length + 1, TEXT_CHARACTERS);
  const text = recognized && recognized.glyphs.length >= least ? recognized : own;
  const { view } = text;
  const rules: Rules = { horizontal: [], vertical: [] };
  const dots: Dot[] = [];
  const fills: Fill[] = [];
  const pictures: RawPicture[] = [];
  let spent = 0;
  const hasText = text.glyphs.length >= TEXT_CHARACTERS;
  const shapes: Shapes = { drawn: [], straight: [] };
  const reader = { document, page, scratch, view };
  for (const found of walkObjects(document, page, scratch)) {
    if (found.type === objectTypes.path) {
      readRules(document, scratch, found, view.matrix, rules);
      readDot(document, scratch, found, view.matrix, dots);
      readFill(document, scratch, found, view.matrix, fills);
    }
    if (found.type === objectTypes.path || found.type === objectTypes.shading)
      readShape(reader, found, found.type === objectTypes.path, shapes);
    if (found.type !== objectTypes.image || pictures.length >= MAX_PICTURES || spent > PICTURES_MS) continue;
    const start = performance.now();
    const picture = readPicture(reader, found, hasText);
    spent += performance.now() - start;
    if (picture) pictures.push(picture);
  }
  const content = { ...text, pictures, rules, dots, fills };
  // A scan is straightened, which drawings are not.
  return text === recognized ? content : withDrawings(reader, content, shapes);
}

/** Turns drawings into pictures, with all that is on them: lines, pictures and labels. */
function withDrawings(
  reader: Parameters<typeof renderPart>[0],
  content: PageContent,
  shapes: Shapes,
): PageContent {
  const drawings = findDrawings(shapes, content.view, content.glyphs).map((box) =>
    withLabels(box, content.glyphs),
  );
  const rendered = drawings.flatMap((box) => renderPart(reader, box, content.quarters) ?? []);
  if (rendered.length === 0) return content;
  const isFree = (box: Box) => !rendered.some((drawing) => holds(drawing, box));
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
    rules: {
      horizontal: horizontal.filter(({ at, from, to }) =>
        isFree({ left: from, right: to, top: at, bottom: at }),
      ),
      vertical: vertical.filter(({ at, from, to }) => isFree({ left: at, right: at, top: from, bottom: to })),
    },
  };
}
