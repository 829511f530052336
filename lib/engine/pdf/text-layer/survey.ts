import { looksLikeText } from "../../ocr/plausible";
import { loadPage, type PdfDocument } from "../document";
import type { Pointer } from "../pdfium";

/** Characters from which a page has text; fewer are a page number or a stamp on a scan. */
const TEXT_CHARACTERS = 20;
/** Characters that are looked at: enough to tell words from noise. */
const SAMPLE_CHARACTERS = 1000;
/** Characters from which the text in a font is judged apart from that in others. */
const ENOUGH_CHARACTERS = 150;
/** Share of the characters whose font has to say what they are, and of those that must be letters or digits. */
const LEGIBLE_SHARE = 0.5;
/** Time for all pages, in milliseconds; those after it count as read. */
const SURVEY_MS = 5000;

/** Signs for characters without a meaning, and the private use area. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const meaningless = /[\u0000-\u001f\ue000-\uf8ff\ufffc-\uffff]/;
const legible = /[\p{L}\p{N}\p{M}]/u;
const leader = /[.\u00b7\u2026_-]/;

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

/** Text that a page shows in one font. */
type FontSample = { text: string; characters: number; meaningful: number; legible: number };

/** Looks at the beginning of a page's text, font by font: a bad one makes the text of others no worse. */
function samplesOf({ pdfium: { c } }: PdfDocument, textPage: Pointer): FontSample[] {
  const fonts = new Map<Pointer, FontSample>();
  const count = c.FPDFText_CountChars(textPage);
  let seen = 0;
  let last = "";
  let sample: FontSample | undefined;
  for (let i = 0; i < count && seen < SAMPLE_CHARACTERS; i++) {
    const sign = String.fromCodePoint(Math.min(c.FPDFText_GetUnicode(textPage, i), 0x10ffff));
    if (/\s/.test(sign) || c.FPDFText_IsGenerated(textPage, i) === 1) {
      if (sample) sample.text += " ";
      continue;
    }
    // The dots of a table of contents.
    if (sign === last && leader.test(sign)) continue;
    last = sign;
    seen++;
    const object = c.FPDFText_GetTextObject(textPage, i);
    const font = object && c.FPDFTextObj_GetFont(object);
    sample = fonts.get(font) ?? { text: "", characters: 0, meaningful: 0, legible: 0 };
    fonts.set(font, sample);
    sample.characters++;
    sample.text += sign;
    if (c.FPDFText_HasUnicodeMapError(textPage, i) !== 0 || meaningless.test(sign)) continue;
    sample.meaningful++;
    if (legible.test(sign)) sample.legible++;
  }
  return [...fonts.values()];
}

/** What a page's text is worth; the picture of a page with doubtful text has to be looked at. */
type Worth = "enough" | "little" | "doubtful" | "meaningless";

function worthOf(samples: readonly FontSample[]): Worth {
  const sum = (count: (sample: FontSample) => number) => samples.reduce((all, one) => all + count(one), 0);
  const all = sum(({ characters }) => characters);
  if (sum(({ meaningful }) => meaningful) < all * LEGIBLE_SHARE) return "meaningless";
  if (all < TEXT_CHARACTERS) return "little";
  const whole = samples.map(({ text }) => text).join(" ");
  const isReadable = ({ text, characters, legible }: FontSample) =>
    legible >= characters * LEGIBLE_SHARE && looksLikeText(characters < ENOUGH_CHARACTERS ? whole : text);
  const readable = sum((one) => (isReadable(one) ? one.characters : 0));
  return readable < all * LEGIBLE_SHARE ? "doubtful" : "enough";
}

function textOf(document: PdfDocument, page: Pointer): Worth {
  const { c } = document.pdfium;
  const textPage = c.FPDFText_LoadPage(page);
  if (textPage === 0) return "little";
  const worth = worthOf(samplesOf(document, textPage));
  c.FPDFText_ClosePage(textPage);
  return worth;
}

/** Pages by their numbers, from 1. */
export type Survey = {
  /** Those whose text cannot be searched: pictures, letters drawn as shapes, and fonts that do not say what they draw. */
  scans: number[];
  /** Those whose text is no words of a language: fonts that say something else than they draw, or lists of numbers. */
  doubtful: number[];
};

/** Looks for pages without text. Empty pages are not among them. */
export function survey(document: PdfDocument): Survey {
  const { c } = document.pdfium;
  const deadline = performance.now() + SURVEY_MS;
  const scans: number[] = [];
  const doubtful: number[] = [];
  for (let number = 1; number <= document.pages && performance.now() < deadline; number++) {
    const page = loadPage(document, number);
    const worth = textOf(document, page);
    if (worth === "doubtful") doubtful.push(number);
    if (worth === "meaningless" || (worth === "little" && hasPictures(document, page))) scans.push(number);
    c.FPDF_ClosePage(page);
  }
  return { scans, doubtful };
}
