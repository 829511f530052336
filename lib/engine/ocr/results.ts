import type { Box } from "../pdf/geometry";
import { isSpaced } from "./spacing";
import type { ReadLine, ReadParagraph, ReadWord } from "./types";

/** The parts of Tesseract's JSON that we use. */
type JsonBox = { x0: number; y0: number; x1: number; y1: number };
type JsonWord = { bbox: JsonBox; text: string; confidence: number };
/** `text` has the words with a space wherever one was seen. */
type JsonLine = { bbox: JsonBox; baseline: JsonBox; text: string; words?: JsonWord[] };
type JsonPage = { blocks?: { paragraphs?: { lines?: JsonLine[] }[] }[] };

/** Words of a lower confidence are specks and lines that look like letters. */
const MIN_CONFIDENCE = 25;
/** Signs that specks and rules become; a word of them needs this confidence. */
const specks = /^[\p{P}\p{S}]+$/u;
const SURE_SPECK = 70;

const boxOf = ({ x0, y0, x1, y1 }: JsonBox): Box => ({ left: x0, top: y0, right: x1, bottom: y1 });

const isWord = ({ text, confidence, bbox }: JsonWord) =>
  text.trim() !== "" &&
  bbox.x1 > bbox.x0 &&
  bbox.y1 > bbox.y0 &&
  confidence >= (specks.test(text) ? SURE_SPECK : MIN_CONFIDENCE);

const around = (a: JsonBox, b: JsonBox): JsonBox => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** Puts words together that were read in parts, as many of Korean are: there is no space between the parts. */
function wholeWords({ text, words = [] }: JsonLine): JsonWord[] {
  const whole: JsonWord[] = [];
  let at = 0;
  for (const word of words) {
    const found = text.indexOf(word.text, at);
    const last = whole.at(-1);
    const follows = last !== undefined && found === at && isSpaced(last.text, word.text);
    if (found >= 0) at = found + word.text.length;
    if (!follows) {
      whole.push(word);
      continue;
    }
    const [a, b] = [last.text.length, word.text.length];
    whole[whole.length - 1] = {
      text: last.text + word.text,
      bbox: around(last.bbox, word.bbox),
      confidence: (last.confidence * a + word.confidence * b) / (a + b),
    };
  }
  return whole;
}

function lineOf(line: JsonLine): ReadLine | undefined {
  const { bbox, baseline } = line;
  const kept = wholeWords(line)
    .filter(isWord)
    .map(
      ({ text, confidence, bbox: word }): ReadWord => ({
        ...boxOf(word),
        // Boxes of words that were read in parts may reach into the next line.
        top: Math.max(word.y0, bbox.y0),
        bottom: Math.min(word.y1, bbox.y1),
        text: text.trim().normalize("NFC"),
        confidence: Math.round(confidence),
      }),
    );
  if (kept.length === 0) return undefined;
  return { ...boxOf(bbox), baseline: [baseline.y0, baseline.y1], words: kept };
}

/** Returns the paragraphs of Tesseract's JSON in reading order, without what is hardly text. */
export function paragraphsOf(json: string): ReadParagraph[] {
  const page = JSON.parse(json) as JsonPage;
  return (page.blocks ?? [])
    .flatMap(({ paragraphs = [] }) => paragraphs)
    .map(({ lines = [] }) => ({ lines: lines.map(lineOf).filter((line) => line !== undefined) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Returns the mean confidence of all words, weighted by their letters; 0 without words. */
export function meanConfidence(paragraphs: readonly ReadParagraph[]): number {
  let sum = 0;
  let letters = 0;
  for (const { lines } of paragraphs)
    for (const { words } of lines)
      for (const { text, confidence } of words) {
        sum += confidence * text.length;
        letters += text.length;
      }
  return letters === 0 ? 0 : Math.round(sum / letters);
}

/** The most that the space between lines of a paragraph, and their heights, may be, as a part of a line's height. */
const MOST_SPACE = 0.8;
const MOST_GROWTH = 1.4;

/**
 * Returns whether a line goes on below another: near it, as high, and not indented. Tesseract begins paragraphs in the middle
 * of a sentence as well.
 */
function goesOn(above: ReadLine, below: ReadLine): boolean {
  const [low, high] = [above.bottom - above.top, below.bottom - below.top].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (
    high <= MOST_GROWTH * low &&
    Math.abs(below.top - above.bottom) <= MOST_SPACE * low &&
    below.left <= above.left + low &&
    below.left < above.right &&
    below.right > above.left
  );
}

/** Returns the text with a line for each line, and an empty line between paragraphs. */
export const plainText = (paragraphs: readonly ReadParagraph[]): string =>
  paragraphs
    .map(({ lines }, at) => {
      const [before, first] = [paragraphs[at - 1]?.lines.at(-1), lines[0]];
      const gap = before && first ? (goesOn(before, first) ? "\n" : "\n\n") : "";
      return gap + lines.map(({ words }) => joined(words)).join("\n");
    })
    .join("");

const joined = (words: readonly ReadWord[]): string =>
  words.reduce(
    (text, word) => (text === "" ? word.text : text + (isSpaced(text, word.text) ? " " : "") + word.text),
    "",
  );
