import { around, type Box } from "../../geometry";
import type { Glyph } from "../types";
import type { ScannedWord } from "./scan/ink";
import { scanText as settings } from "./settings";

/** A word of the invisible text that lies over a scan, with its characters. */
export type LayerWord = ScannedWord & { glyphs: readonly Glyph[] };

function wordOf(glyphs: readonly Glyph[], line: number): LayerWord {
  const [{ baseline, size }] = glyphs as [Glyph];
  const box: Box = {
    ...around(glyphs),
    top: baseline - settings.letterAscent * size,
    bottom: baseline + settings.letterDescent * size,
  };
  return {
    ...box,
    text: glyphs.map(({ text }) => text).join(""),
    confidence: settings.confidence,
    line,
    glyphs,
  };
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
      Math.abs(glyph.baseline - last.baseline) < settings.lineTolerance * glyph.size &&
      glyph.left >= last.left;
    const isSameWord = isSameLine && last && glyph.left - last.right < settings.wordGap * glyph.size;
    if (glyph.text === " " || !isSameWord) end();
    if (last && !isSameLine) line += 1;
    if (glyph.text !== " ") word.push(glyph);
    last = glyph;
  }
  end();
  return words;
}
