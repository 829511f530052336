import type { Glyph } from "../types";
import { glyphs as settings } from "./settings";

/** Accents that are characters of their own, and the combining ones that they stand for, where Unicode does not say it. */
const combining: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "\u02cb": "\u0300",
  "\u02ca": "\u0301",
  "^": "\u0302",
  "\u02c6": "\u0302",
  "~": "\u0303",
  "\u02c9": "\u0304",
  "\u02c7": "\u030c",
};
const markOf = (accent: string): string | undefined =>
  combining[accent] ?? /^ (\p{M})$/u.exec(accent.normalize("NFKD"))?.[1];

/** Letters that have lost their dot for an accent. */
const dotted: Readonly<Record<string, string>> = { "\u0131": "i", "\u0237": "j" };

const isOn = (accent: Glyph, letter: Glyph): boolean => {
  const middle = (accent.left + accent.right) / 2;
  return (
    middle > letter.left &&
    middle < letter.right &&
    Math.abs(accent.baseline - letter.baseline) < settings.maxRaise * letter.size
  );
};

/** Returns a letter with an accent as one character, or nothing if there is none. */
function composed(letter: string, accent: string): string | undefined {
  const mark = markOf(accent);
  if (!mark || !/^\p{sc=Latn}$/u.test(letter)) return undefined;
  const whole = `${dotted[letter] ?? letter}${mark}`.normalize("NFC");
  return [...whole].length === 1 ? whole : undefined;
}

/** Joins letters and the accents that are drawn over or under them, before or after them, as TeX does. */
export function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];
  let waiting: Glyph | undefined;
  const flush = () => {
    if (waiting) joined.push(waiting);
    waiting = undefined;
  };
  for (const glyph of glyphs) {
    const whole = waiting && isOn(waiting, glyph) ? composed(glyph.text, waiting.text) : undefined;
    if (whole) {
      joined.push({ ...glyph, text: whole });
      waiting = undefined;
      continue;
    }
    flush();
    const last = joined.at(-1);
    const after = last && isOn(glyph, last) ? composed(last.text, glyph.text) : undefined;
    if (last && after) joined[joined.length - 1] = { ...last, text: after };
    else if (markOf(glyph.text)) waiting = glyph;
    else joined.push(glyph);
  }
  flush();
  return joined;
}
