import { loadPage, type PdfDocument } from "../../document";
import type { ScannedPage } from "../../ocr/types";
import { createScratch, type Pointer, type Scratch } from "../../pdfium";
import type { Dot, Rules } from "../types";
import { type PageGlyphs, readGlyphs } from "./glyphs";
import { type Link, objectTypes, readLinks, viewOf, walkObjects } from "./objects";
import { MAX_PICTURES, PICTURES_MS, type RawPicture, readPicture } from "./pictures";
import { readDot, readRules } from "./rules";
import { readScannedGlyphs } from "./scanned";

/** The content of a page, in points from its upper left corner. */
type PageContent = PageGlyphs & { pictures: RawPicture[]; rules: Rules; dots: Dot[] };

/** Characters from which a page counts as text. */
const TEXT_CHARACTERS = 20;
/** FLAT_NORMALDISPLAY and FLATTEN_SUCCESS of fpdf_flatten.h. */
const FOR_SCREEN = 0;
const FLATTENED = 1;

/**
 * Reads a page.
 *
 * @param number from 1
 * @param scan its text as it was read from its picture, which is used if the page itself has hardly any
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
  const text = recognized && recognized.glyphs.length > own.glyphs.length ? recognized : own;
  const { view } = text;
  const rules: Rules = { horizontal: [], vertical: [] };
  const dots: Dot[] = [];
  const pictures: RawPicture[] = [];
  let spent = 0;
  const hasText = text.glyphs.length >= TEXT_CHARACTERS;
  for (const found of walkObjects(document, page, scratch)) {
    if (found.type === objectTypes.path) {
      readRules(document, scratch, found, view.matrix, rules);
      readDot(document, scratch, found, view.matrix, dots);
    }
    if (found.type !== objectTypes.image || pictures.length >= MAX_PICTURES || spent > PICTURES_MS) continue;
    const start = performance.now();
    const picture = readPicture({ document, page, scratch, view }, found, hasText);
    spent += performance.now() - start;
    if (picture) pictures.push(picture);
  }
  return { ...text, pictures, rules, dots };
}
