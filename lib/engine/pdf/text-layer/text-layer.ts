import { isSpaced } from "../../ocr/spacing";
import type { ReadLine } from "../../ocr/types";
import type { Matrix } from "../geometry";
import { ADVANCE, ASCENT } from "./glyphless-font";
import type { ScannedPage } from "./types";

const number = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));
const numbers = (matrix: Matrix): string => matrix.map((value, i) => number(value, i < 4 ? 6 : 3)).join(" ");

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
/** Digits and signs that run to the right within right-to-left text. */
const leftToRightRun = /[\p{N}.,:/%+-]+|\P{M}\p{M}*/gu;
/** Returns a word in the order in which its letters stand on the page, as readers of PDFs expect it. */
const asDrawn = (text: string): string =>
  rightToLeft.test(text) ? (text.match(leftToRightRun) ?? []).reverse().join("") : text;

/** A wider gap between letters would be taken for a space, in thousandths of the font size. */
const WIDEST_GAP = 50;

/** Quarter turns of such a page. */
const UPSIDE_DOWN = 2;

/** A gap wider than this share of the line's height is no space between words. */
const WIDE_GAP = 2;

/** The place of a line's text on the picture, and its words from left to right, each with the space to the next. */
function placed({ left, right, top, bottom, baseline, words }: ReadLine) {
  const [start, end] = baseline;
  const size = Math.max(1, (((start + end) / 2 - top) * 1000) / ASCENT, (bottom - top) / 2);
  const drawn = words.toSorted((a, b) => a.left - b.left);
  return {
    size,
    heightAt: (x: number) => start + ((end - start) * (x - left)) / Math.max(1, right - left),
    words: drawn.map((word, i) => {
      const next = drawn[i + 1];
      const gap = next ? next.left - word.right : 0;
      const hasSpace =
        next !== undefined && isSpaced(word.text, next.text) && gap > 0 && gap < WIDE_GAP * size;
      const text = asDrawn(word.text) + (hasSpace ? " " : "");
      return { text, left: word.left, width: (hasSpace ? next.left : word.right) - word.left };
    }),
  };
}

const hex = (text: string) => `<${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;

/** Writes a line word by word, each stretched over its place. The picture's y points down, so the letters are turned over. */
function wordByWord(line: ReadLine): string {
  const { size, heightAt, words } = placed(line);
  return words
    .map(({ text, left, width }) => {
      const stretch = (width * 1000) / (ADVANCE * text.length);
      return `${number(stretch, 2)} 0 0 ${number(-size)} ${number(left)} ${number(heightAt(left))} Tm${hex(text)}Tj\n`;
    })
    .join("");
}

/**
 * Writes a line as one object, letter by letter. PDFium sorts the objects of a line from left to right, which is backwards
 * where the text is upside down.
 */
function letterByLetter(line: ReadLine): string {
  const { size, heightAt, words } = placed(line);
  const [first] = words;
  if (!first) return "";
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const stretch = (words.reduce((sum, { width }) => sum + width, 0) * 1000) / (letters * ADVANCE);
  let x = first.left;
  const parts = words.map(({ text, left, width }) => {
    const back = Math.round(((x - left) / stretch) * 1000);
    const closer = Math.max(-WIDEST_GAP, Math.round(ADVANCE - (width * 1000) / (text.length * stretch)));
    x = left + (text.length * (ADVANCE - closer) * stretch) / 1000;
    return `${back}${Array.from({ length: text.length }, (_, i) => hex(text[i] as string)).join(`${closer}`)}${closer}`;
  });
  return `${number(stretch, 2)} 0 0 ${number(-size)} ${number(first.left)} ${number(heightAt(first.left))} Tm[${parts.join(" ")}]TJ\n`;
}

/**
 * Writes the text of a page as operators that draw nothing: text rendering mode 3 (ISO 32000-1, 9.3.6).
 *
 * @param font the name of the glyphless font in the page's resources
 */
export function textLayer({ paragraphs, turns, toPage }: ScannedPage, font: string): string {
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.lines)
    .map(turns === UPSIDE_DOWN ? letterByLetter : wordByWord);
  return `q ${numbers(toPage)} cm BT 3 Tr/${font} 1 Tf\n${lines.join("")}ET Q\n`;
}
