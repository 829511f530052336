import { isSpaced } from "../../../../ocr/spacing";
import type { ReadLine, ReadWord } from "../../../../ocr/types";
import { combine, inverse, type Matrix } from "../../../geometry";
import type { ScannedPage } from "../../../text-layer/types";
import { median } from "../../statistics";
import type { Glyph, Style } from "../../types";
import type { PageGlyphs } from "../glyphs";
import type { View } from "../objects";
import { scanText as settings } from "../settings";

/** What a picture does not tell. */
const style: Style = { family: "Arial", bold: false, italic: false };

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** What lines beside words are read as. */
const lines = /^[|\u00a6]+|[|\u00a6]+$/gu;

const baselineOf = ({ baseline: [left, right] }: ReadLine): number => (left + right) / 2;

/** Splits a word into letters of equal width. */
function lettersOf({ text, left, right }: ReadWord, line: Omit<Glyph, "text" | "left" | "right">): Glyph[] {
  // With their accents.
  const letters = text.match(/\P{M}\p{M}*/gu) ?? [];
  const width = (right - left) / Math.max(1, letters.length);
  const isBackwards = rightToLeft.test(text);
  return letters.map((letter, i) => {
    const place = left + (isBackwards ? letters.length - 1 - i : i) * width;
    return { ...line, text: letter, left: place, right: place + width };
  });
}

/** Returns the letters and spaces of a line. Lengths are pixels divided by `scale`. */
function glyphsOf(line: ReadLine, size: number, scale: number): Glyph[] {
  const baseline = baselineOf(line) / scale;
  const shared = {
    baseline,
    size,
    style,
    top: baseline - settings.above * size,
    bottom: baseline + settings.below * size,
  };
  const words = line.words
    .map((word) => ({
      ...word,
      text: word.text.replace(lines, ""),
      left: word.left / scale,
      right: word.right / scale,
    }))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => a.left - b.left);
  return words.flatMap((word, i) => {
    const letters = lettersOf(word, shared);
    const next = words[i + 1];
    const hasSpace =
      next && next.left > word.right && next.left - word.right < size && isSpaced(word.text, next.text);
    return hasSpace ? [...letters, { ...shared, text: " ", left: word.right, right: next.left }] : letters;
  });
}

/** Returns the text of a scanned page as characters, and its view: upright and straight, in points. */
export function extractScannedGlyphs({ paragraphs, width, height, scale, toPage }: ScannedPage): PageGlyphs {
  const toPoints: Matrix = [1 / scale, 0, 0, 1 / scale, 0, 0];
  const view: View = {
    width: width / scale,
    height: height / scale,
    matrix: combine(inverse(toPage), toPoints),
  };
  const sizes = paragraphs.map(({ lines }) =>
    median(lines.map((line) => (baselineOf(line) - line.top) / settings.ascender / scale)),
  );
  const usual = median(paragraphs.flatMap(({ lines }, i) => lines.map(() => sizes[i] ?? 0)));
  const glyphs = paragraphs.flatMap(({ lines }, i) => {
    const own = sizes[i] ?? usual;
    const size = Math.abs(own - usual) < settings.sameSize * usual ? usual : own;
    return lines.flatMap((line) => glyphsOf(line, Math.max(1, Math.round(size * 2) / 2), scale));
  });
  return { view, quarters: 0, glyphs, rotated: [], unreadable: 0 };
}
