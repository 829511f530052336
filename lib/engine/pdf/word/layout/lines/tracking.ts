import { tracking as settings } from "../../settings";
import { median } from "../../statistics";
import type { Glyph } from "../../types";
import { isIdeograph } from "./runs";

/** Letters that are set further apart than their font says: they form words, without spaces between the letters. */

const isSpace = ({ text }: Glyph) => text === " ";
const isLetter = ({ text }: Glyph) => /\p{L}/u.test(text) && !isIdeograph(text);

/** Returns the distance of two characters that follow each other on a line, relative to their size; NaN for others. */
function gapBetween(a: Glyph, b: Glyph | undefined): number {
  if (!b || b.left < a.left || Math.abs(a.size - b.size) > settings.sameSize * a.size) return Number.NaN;
  if (Math.abs(a.baseline - b.baseline) > settings.sameSize * a.size) return Number.NaN;
  return (b.left - a.right) / a.size;
}

/** A part of a text whose characters have the same distance: that of the gaps from `start` to before `end`. */
type Tracked = { start: number; end: number; gap: number };

const isPair = (glyphs: readonly Glyph[], i: number) =>
  [i, i + 1].every((at) => glyphs[at] && isLetter(glyphs[at]));

/** Finds gaps that are alike between so many letters that they are no spaces. */
function findTracked(glyphs: readonly Glyph[], gaps: readonly number[]): Tracked[] {
  const found: Tracked[] = [];
  for (let start = 0; start < gaps.length; ) {
    const gap = gaps[start] as number;
    let end = start + 1;
    if (gap >= settings.min && gap <= settings.max) {
      const same = gap < settings.wide ? settings.sameNarrow : settings.same;
      while (Math.abs((gaps[end] ?? Number.NaN) - gap) <= same) end++;
      if (isTracked(glyphs, gaps, { start, end, gap }))
        found.push({
          start,
          end,
          gap: median(gaps.slice(start, end).filter((_, i) => isPair(glyphs, start + i))),
        });
    }
    start = end;
  }
  return found;
}

function isTracked(glyphs: readonly Glyph[], gaps: readonly number[], { start, end, gap }: Tracked) {
  let letters = 0;
  for (let i = start; i < end; i++) if (isPair(glyphs, i)) letters += 1;
  if (gap < settings.wide) return letters >= settings.minNarrow;
  // The gaps of words with a single letter: the word before or after them has more.
  const isWithin = (i: number) => [i, i + 1].every((at) => glyphs[at] && !isSpace(glyphs[at]));
  const isWord = (i: number) => isWithin(i) && (gaps[i] ?? Number.NaN) < gap / 2;
  return letters >= settings.minWide && !isWord(start - 1) && !isWord(end);
}

/** A gap beside a tracked part: between letters that are as far apart, or around a space or a word of one letter. */
type Near = { at: number; isInWord: boolean };

/** Extends a tracked part in one direction, over spaces and to words that are too short to be found. */
function* near(gaps: readonly number[], { gap }: Tracked, from: number, step: 1 | -1): Generator<Near> {
  const least = Math.max(gap - settings.maxKerning, gap / 2);
  for (let at = from; Math.abs(at - from) < settings.maxNear; at += step) {
    const [own, next] = [gaps[at] ?? Number.NaN, gaps[at + step] ?? Number.NaN];
    if (!(own >= least && own < 2 * gap + settings.maxSpace)) return;
    const isInWord = own <= gap + settings.same;
    // The word beyond a space is another text if its letters are closer.
    if (!isInWord && next < least) return;
    yield { at, isInWord };
  }
}

/** Makes letterspaced characters as wide as Word does, which adds the same distance after each. */
export function withTracking(glyphs: readonly Glyph[]): Glyph[] {
  const gaps = glyphs.map((glyph, i) => gapBetween(glyph, glyphs[i + 1]));
  const all = [...glyphs];
  let last = 0;
  for (const part of findTracked(glyphs, gaps)) {
    const { start, end, gap } = part;
    const own = gap * (glyphs[start] as Glyph).size;
    if (Math.abs(own - last) >= settings.sameAmount) last = Math.round(own * 10) / 10;
    const inside = Array.from({ length: end - start }, (_, i) => ({ at: start + i, isInWord: true }));
    const around = [...near(gaps, part, end, 1), ...near(gaps, part, start - 1, -1)];
    for (const { at, isInWord } of [...inside, ...around]) {
      const [glyph, next] = [glyphs[at] as Glyph, glyphs[at + 1] as Glyph];
      all[at] = { ...glyph, right: isInWord ? next.left : glyph.right + last, tracking: last };
      if (!all[at + 1]?.tracking) all[at + 1] = { ...next, right: next.right + last, tracking: last };
    }
  }
  return all;
}
