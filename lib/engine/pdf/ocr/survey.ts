import { loadPage, type PdfDocument } from "../document";
import type { Pointer } from "../pdfium";

/** Characters from which a page has text; fewer are a page number or a stamp on a scan. */
const TEXT_CHARACTERS = 20;
/** Characters that are looked at: enough to tell words from noise. */
const SAMPLE_CHARACTERS = 1000;
/** Share of the characters that must be letters or digits; text has 0.8 and more, a font without Unicode map hardly any. */
const LEGIBLE_SHARE = 0.5;
/** Time for all pages, in milliseconds; those after it count as read. */
const SURVEY_MS = 5000;

/** Signs for characters without a meaning, and the private use area. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const meaningless = /[\u0000-\u001f\ue000-\uf8ff\ufffc-\uffff]/;
const legible = /[\p{L}\p{N}\p{M}]/u;

/** Types of page objects (fpdf_edit.h); the others are pictures, and forms that may hold some. */
const TEXT = 1;
const PATH = 2;
/** A page with fewer shapes has rules and frames, not letters drawn as shapes. */
const LETTER_SHAPES = 30;

/** Returns whether a page has something that text can be read from: pictures, or many shapes. */
function hasPictures({ pdfium: { c } }: PdfDocument, page: Pointer): boolean {
  const count = c.FPDFPage_CountObjects(page);
  let shapes = 0;
  for (let i = 0; i < count; i++) {
    const type = c.FPDFPageObj_GetType(c.FPDFPage_GetObject(page, i));
    if (type !== TEXT && type !== PATH) return true;
    if (type === PATH) shapes++;
    if (shapes >= LETTER_SHAPES) return true;
  }
  return false;
}

/** Looks at the beginning of a page's text. @returns whether it is enough, little, or cannot be searched */
function textOf({ pdfium: { c } }: PdfDocument, page: Pointer): "enough" | "little" | "illegible" {
  const textPage = c.FPDFText_LoadPage(page);
  if (textPage === 0) return "little";
  const count = c.FPDFText_CountChars(textPage);
  let seen = 0;
  let good = 0;
  for (let i = 0; i < count && seen < SAMPLE_CHARACTERS; i++) {
    if (c.FPDFText_IsGenerated(textPage, i) === 1) continue;
    const code = c.FPDFText_GetUnicode(textPage, i);
    const sign = String.fromCodePoint(Math.min(code, 0x10ffff));
    if (/\s/.test(sign)) continue;
    seen++;
    const isGood = c.FPDFText_HasUnicodeMapError(textPage, i) === 0 && !meaningless.test(sign);
    if (isGood && legible.test(sign)) good++;
  }
  c.FPDFText_ClosePage(textPage);
  if (good < seen * LEGIBLE_SHARE && seen >= TEXT_CHARACTERS) return "illegible";
  return seen >= TEXT_CHARACTERS ? "enough" : "little";
}

function isScan(document: PdfDocument, page: Pointer): boolean {
  const text = textOf(document, page);
  return text === "illegible" || (text === "little" && hasPictures(document, page));
}

/**
 * Lists the pages whose text cannot be searched: pictures, letters drawn as shapes, and fonts that do not say which
 * letters they draw. Empty pages are not among them.
 */
export function findScans(document: PdfDocument): number[] {
  const { c } = document.pdfium;
  const deadline = performance.now() + SURVEY_MS;
  const scans: number[] = [];
  for (let number = 1; number <= document.pages && performance.now() < deadline; number++) {
    const page = loadPage(document, number);
    if (isScan(document, page)) scans.push(number);
    c.FPDF_ClosePage(page);
  }
  return scans;
}
