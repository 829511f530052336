import { bitsPerPair, isPlausible, plainText } from "../../ocr/plausible";
import { recognizeText } from "../../ocr/recognize";
import type { GrayRaster, ReadPage } from "../../ocr/types";
import { loadPage, type PdfDocument } from "../document";
import { drawPage } from "../drawing/draw";
import { apply } from "../geometry";
import { createScratch, type Pointer } from "../pdfium";
import { viewOf } from "../word/extract/objects";
import { packGray } from "./page";

/** Pixels per inch at which a part of a page is read, and of a page that is larger than A3. */
const DPI = 200;
const MAX_MEGAPIXELS = 8;
const MAX_SIDE = 20_000;
const POINTS = 72;

/** Characters of a page that are compared with its picture. */
const MAX_CHARACTERS = 20_000;
/** Parts of a page, from top to bottom, of which the one with most text is read: about six lines of a book. */
const MOST_PARTS = 9;
/** Characters that each of them should have; a page with fewer is read whole. */
const PART_CHARACTERS = 400;

/** Words of a lower confidence are not compared. */
const SURE_WORD = 60;
/** Letters that have to be read before they count against a text; of scripts with thousands of characters fewer. */
const ENOUGH = { letters: 40, signs: 20 } as const;
/** Confidence of a reading in a script whose words cannot be judged otherwise. */
const SURE_READING = 75;
/** A text has more of the short pieces that are read in its picture: 0.9 of a good one, less than 0.15 of one with other letters. */
const FOUND_SHARE = 0.4;

/** The part of a page with most text, and all text that the page is said to have. */
export type Sample = { picture: GrayRaster; dpi: number; text: string };

/** Reads the text of a page, and counts the characters in each of its parts. */
function readText(document: PdfDocument, page: Pointer) {
  const { c } = document.pdfium;
  const scratch = createScratch(document.pdfium);
  const { width, height, matrix } = viewOf(document, page, scratch);
  const textPage = c.FPDFText_LoadPage(page);
  let text = "";
  const count = Math.min(MAX_CHARACTERS, c.FPDFText_CountChars(textPage));
  const parts = new Uint32Array(Math.min(MOST_PARTS, Math.max(1, Math.floor(count / PART_CHARACTERS))));
  for (let i = 0; i < count; i++) {
    text += String.fromCodePoint(Math.min(c.FPDFText_GetUnicode(textPage, i), 0x10ffff));
    if (!c.FPDFText_GetCharOrigin(textPage, i, scratch.at(0), scratch.at(1))) continue;
    const [, y] = apply(matrix, scratch.f64(0), scratch.f64(1));
    const part = Math.floor((y / height) * parts.length);
    if (part >= 0 && part < parts.length) parts[part] = (parts[part] as number) + 1;
  }
  c.FPDFText_ClosePage(textPage);
  scratch.free();
  return { text, part: parts.indexOf(Math.max(...parts)), parts: parts.length, area: width * height };
}

/**
 * Draws the part of a page with most text.
 *
 * @param number of the page, from 1
 * @throws ConversionError as `loadPage` and `drawPage` do
 */
export function takeSample(document: PdfDocument, number: number): Sample {
  const page = loadPage(document, number);
  const { text, part, parts, area } = readText(document, page);
  document.pdfium.c.FPDF_ClosePage(page);
  const scale = Math.min(DPI / POINTS, Math.sqrt((MAX_MEGAPIXELS * 1e6) / Math.max(1, area)));
  const options = { page: number, scale, maxMegapixels: MAX_MEGAPIXELS + 1, maxSide: MAX_SIDE };
  const { data, width, height } = drawPage(document, options, packGray);
  const top = Math.floor((part * height) / parts);
  // Lines whose letters begin above the edge end below it.
  const rows = Math.min(height - top, Math.ceil((height * 1.2) / parts));
  const picture = { data: data.slice(top * width, (top + rows) * width), width, height: rows };
  return { picture, dpi: scale * POINTS, text };
}

/** Scripts that write words in few characters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Cuts text into short pieces of letters, which overlap. */
function piecesOf(text: string): Set<string> {
  const letters = plainText(text).replace(/[^\p{L}\p{M}]/gu, "");
  const length = dense.test(letters) ? 2 : 3;
  return new Set(
    Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, i) => letters.slice(i, i + length)),
  );
}

/** Returns the words that were surely read. */
const sureWordsOf = ({ paragraphs }: ReadPage): string[] =>
  paragraphs
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .filter(({ confidence }) => confidence >= SURE_WORD)
    .map(({ text }) => text);

/** Returns whether a reading is text beyond doubt. */
function isSure(page: ReadPage, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < (dense.test(text) ? ENOUGH.signs : ENOUGH.letters)) return false;
  const latin = bitsPerPair(text);
  return latin.letters * 2 > letters ? isPlausible(latin.bits) : page.confidence >= SURE_READING;
}

/** Reads a part of a page, and returns whether its picture shows other words than its text has. */
export async function isMisleading({ picture, dpi, text }: Sample): Promise<boolean> {
  // Without accents, words of all Latin languages are the same in English.
  const page = await recognizeText(picture, { language: "auto", dpi, latin: "eng" });
  const words = sureWordsOf(page);
  if (!isSure(page, words.join(" "))) return false;
  const known = piecesOf(text);
  const read = words.flatMap((word) => [...piecesOf(word)]);
  return read.filter((piece) => known.has(piece)).length < read.length * FOUND_SHARE;
}
