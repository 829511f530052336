import { around, type Box } from "../../geometry";
import type { Glyph } from "../types";
import type { ScannedWord } from "./scan/ink";

/** A word of the invisible text that lies over a scan, with its characters. */
export type LayerWord = ScannedWord & { glyphs: readonly Glyph[] };

/** Smallest gap between words and largest difference between baselines of a line, relative to the font size. */
const WORD_GAP = 0.3;
const LINE_TOLERANCE = 0.5;
/** Heights of letters, relative to the font size: the boxes of a font without outlines may be of any height. */
const ASCENT = 0.75;
const DESCENT = 0.25;
/** The program that wrote the text did not say how sure it is. */
const CONFIDENCE = 100;

function wordOf(glyphs: readonly Glyph[], line: number): LayerWord {
  const [{ baseline, size }] = glyphs as [Glyph];
  const box: Box = { ...around(glyphs), top: baseline - ASCENT * size, bottom: baseline + DESCENT * size };
  return { ...box, text: glyphs.map(({ text }) => text).join(""), confidence: CONFIDENCE, line, glyphs };
}

/** Groups characters in reading order into words, as text recognition returns them. */
export function wordsOfLayer(glyphs: readonly Glyph[]): LayerWord[] {
  const words: LayerWord[] = [];
  let line = 0;
  let word: Glyph[] = [];
  let last: Glyph | undefined;
  const end = () => {
    if (word.length > 0) words.push(wordOf(word, line));
    word = [];
  };
  for (const glyph of glyphs) {
    const isSameLine =
      last &&
      Math.abs(glyph.baseline - last.baseline) < LINE_TOLERANCE * glyph.size &&
      glyph.left >= last.left;
    const isSameWord = isSameLine && last && glyph.left - last.right < WORD_GAP * glyph.size;
    if (glyph.text === " " || !isSameWord) end();
    if (last && !isSameLine) line += 1;
    if (glyph.text !== " ") word.push(glyph);
    last = glyph;
  }
  end();
  return words;
}
