import { type Box, heightOf, type Matrix, widthOf } from "../pdf/geometry";
import { partsOf } from "../pdf/word/extract/scan/ink";
import type { GrayRaster, ReadParagraph, ReadWord } from "./types";

/** The marks in numbers, as the picture shows them: Tesseract reads 2.3 as 23 and is sure of it, or as 2:3. */

/** A number, its sign and percent sign apart. */
const number = /^(?<sign>[-\u2013\u2212]?)(?<digits>\d[\d.,:;]*\d)(?<end>%?)$/u;
/** Confidence of a number whose marks were corrected, at most: tables mark it. */
const CORRECTED = 80;
/** Where between the darkest pixel and the paper ink ends. */
const INK = 0.6;
/** Heights as shares of the tallest digit's: of digits at least, of marks, and where marks stand over the baseline or end below it. */
const DIGIT = 0.75;
const MARK = { least: 0.07, most: 0.45, over: 0.4, dot: 0.08, comma: 0.12 };

/** Returns a part of the straightened picture. @param toPicture from its pixels to those of the picture */
function cutOut(picture: GrayRaster, toPicture: Matrix, box: Box): GrayRaster {
  const [a, b, c, d, e, f] = toPicture;
  const [width, height] = [Math.ceil(widthOf(box)), Math.ceil(heightOf(box))];
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [box.left + x, box.top + y];
      const [px, py] = [Math.round(a * u + c * v + e), Math.round(b * u + d * v + f)];
      if (px >= 0 && py >= 0 && px < picture.width && py < picture.height)
        data[y * width + x] = picture.data[py * picture.width + px] as number;
    }
  return { data, width, height };
}

/** Returns the boxes of connected ink. */
function inkIn({ data, width, height }: GrayRaster): Box[] {
  let [darkest, paper] = [255, 0];
  for (const value of data) {
    darkest = Math.min(darkest, value);
    paper = Math.max(paper, value);
  }
  const limit = darkest + INK * (paper - darkest);
  return partsOf({ data: data.map((value) => (value < limit ? 1 : 0)), width, height, scale: 1 });
}

/** Returns the marks after each of some digits; undefined where other than so many digits can be told apart. */
function marksIn(parts: readonly Box[], count: number): string[] | undefined {
  const most = Math.max(...parts.map(heightOf));
  const tall = parts.filter((part) => heightOf(part) >= DIGIT * most).sort((x, y) => x.left - y.left);
  const digits = tall.slice(0, count);
  if (digits.length < count || digits.some(({ left }, i) => i > 0 && left < (digits[i - 1] as Box).right - 2))
    return undefined;
  const bottoms = digits.map(({ bottom }) => bottom).sort((x, y) => x - y);
  const baseline = bottoms[Math.floor(count / 2)] as number;
  const marks: string[] = [];
  for (const [i, { right }] of digits.slice(0, -1).entries()) {
    const next = (digits[i + 1] as Box).left;
    const between = parts.filter(
      (part) =>
        (part.left + part.right) / 2 > right - 1 &&
        (part.left + part.right) / 2 < next + 1 &&
        Math.min(heightOf(part), widthOf(part)) >= MARK.least * most &&
        heightOf(part) < DIGIT * most,
    );
    const [mark] = between;
    if (!mark) {
      marks.push("");
      continue;
    }
    const below = (mark.bottom - baseline) / most;
    const isMark =
      between.length === 1 && heightOf(mark) < MARK.most * most && widthOf(mark) < MARK.most * most;
    if (!isMark || mark.top < baseline - MARK.over * most) return undefined;
    if (below > MARK.dot && below < MARK.comma) return undefined;
    marks.push(below >= MARK.comma ? "," : ".");
  }
  return marks;
}

function seen(word: ReadWord, picture: GrayRaster, toPicture: Matrix): ReadWord {
  const { sign = "", digits = "", end = "" } = number.exec(word.text)?.groups ?? {};
  if (digits === "") return word;
  const box = {
    ...word,
    left: word.left - 2,
    right: word.right + 2,
    top: word.top - 2,
    bottom: word.bottom + heightOf(word) / 4,
  };
  const own = digits.replace(/\D/g, "");
  const read = [...digits.matchAll(/\d(\D*)/g)].map(([, mark]) => mark);
  const marks = marksIn(inkIn(cutOut(picture, toPicture, box)), own.length);
  // Bad print and noise make points smaller than what is looked for.
  if (!marks || read.some((mark, i) => mark && !marks[i])) return word;
  const text = sign + [...own].map((digit, i) => digit + (marks[i] ?? "")).join("") + end;
  return text === word.text ? word : { ...word, text, confidence: Math.min(word.confidence, CORRECTED) };
}

/**
 * Puts right the points and commas of numbers, where the picture shows all of their digits apart.
 *
 * @param toPicture from pixels of the words to those of the picture
 */
export const withSeenMarks = (
  paragraphs: readonly ReadParagraph[],
  picture: GrayRaster,
  toPicture: Matrix,
): ReadParagraph[] =>
  paragraphs.map(({ lines }) => ({
    lines: lines.map((line) => ({
      ...line,
      words: line.words.map((word) => seen(word, picture, toPicture)),
    })),
  }));
