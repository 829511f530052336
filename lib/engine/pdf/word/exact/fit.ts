import { widthOf as boxWidth } from "../../geometry";
import { isIdeograph, runsOf, textOf } from "../layout/runs";
import type { WidthOf } from "../read/widths";
import type { Glyph, Run, Segment } from "../types";

/** A line that differs by less from its width keeps its usual letters, in points. */
const MIN_SLACK = 0.4;
/** Letters whose shape is this much narrower or wider than usual are scaled, as a share. */
const MIN_SCALING = 0.06;
/** Bounds of scaling and of the space between letters, relative to the font size. */
const SCALE = { min: 0.5, max: 2 } as const;
const SPACING = { min: -0.15, max: 1 } as const;
/** Width of a space in fonts that are not known, relative to the font size. */
const SPACE = 0.25;
/** Letters further apart than this belong to two words; if they are apart by more on average, they are tracked. */
const LETTER_GAP = 0.17;
const TRACKING = 0.02;

/** Word processors set letters in half points. */
const setSize = (size: number): number => Math.max(1, Math.round(size * 2) / 2);

/** Letters without a space between them, and how wide they are in a word processor's font. */
type Word = { left: number; right: number; usual: number; scripts: number };

function wordsOf(glyphs: readonly Glyph[], widthOf: WidthOf): Word[] {
  const words: Word[] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    const { text, left, right, size, style, script } = glyph;
    if (text !== " ") {
      let known = 0;
      for (const character of text) known += widthOf(character, style) ?? Number.NaN;
      const usual = script || !Number.isFinite(known) ? right - left : known * setSize(size);
      const word = words.at(-1);
      const isApart = !last || last.text === " " || left - last.right > LETTER_GAP * size;
      if (word && !isApart) {
        word.right = Math.max(word.right, right);
        word.usual += script ? 0 : usual;
        word.scripts += script ? usual : 0;
      } else words.push({ left, right, usual: script ? 0 : usual, scripts: script ? usual : 0 });
    }
    last = glyph;
  }
  return words;
}

/** Returns the share of their usual width that letters have: those of a condensed font have less. */
function scaleOf(glyphs: readonly Glyph[], usual: number): number {
  const own = glyphs.reduce(
    (sum, { text, script, left, right }) => sum + (text === " " || script ? 0 : right - left),
    0,
  );
  const share = usual > 0 ? own / usual : 1;
  if (Math.abs(share - 1) < MIN_SCALING) return 1;
  return Math.round(Math.min(SCALE.max, Math.max(SCALE.min, share)) * 100) / 100;
}

/** Returns the mean distance of letters within words, in points. */
function letterGap(glyphs: readonly Glyph[]): number {
  let [sum, count] = [0, 0];
  glyphs.forEach(({ text, left, size }, i) => {
    const last = glyphs[i - 1];
    const gap = last && left - last.right;
    if (gap === undefined || last?.text === " " || text === " " || gap > LETTER_GAP * size) return;
    sum += gap;
    count += 1;
  });
  return count > 0 ? sum / count : 0;
}

/** Returns the width of a space in the PDF's font, relative to the font size, if the file has spaces. */
function ownSpace(glyphs: readonly Glyph[]): number | undefined {
  const space = glyphs.find(({ text }) => text === " ");
  return space && (space.right - space.left) / space.size;
}

/** How the spaces of a line are widened, one by one or all alike, and its letters, in points. */
type Fit = { scale: number; letters: number; spaces: readonly number[] | number };

function fitOf(segment: Segment, text: string, rtl: boolean, widthOf: WidthOf): Fit | undefined {
  const { glyphs } = segment;
  const size = setSize(segment.size);
  const words = wordsOf(glyphs, widthOf);
  const usual = words.reduce((sum, word) => sum + word.usual, 0);
  const scripts = words.reduce((sum, word) => sum + word.scripts, 0);
  const scale = scaleOf(glyphs, usual);
  const style = glyphs[0]?.style;
  const space = ((style && widthOf(" ", style)) ?? ownSpace(glyphs) ?? SPACE) * size * scale;
  const characters = [...text];
  const count = characters.filter((character) => character === " ").length;
  const isTracked = letterGap(glyphs) > TRACKING * size;
  if (!isTracked && !rtl && count > 0 && count === words.length - 1) {
    // Each word starts where it did.
    const spaces = words.slice(1).map(({ left }, i) => {
      const before = words[i] as Word;
      return left - before.left - before.usual * scale - before.scripts - space;
    });
    if (Math.min(...spaces) > -space) return { scale, letters: 0, spaces };
  }
  const slack = boxWidth(segment) - usual * scale - scripts - count * space;
  if (scale === 1 && Math.abs(slack) < MIN_SLACK) return undefined;
  if (slack > 0 && count > 0 && !isTracked)
    return { scale, letters: 0, spaces: Math.min(SPACING.max * size, slack / count) };
  const spacing = slack / Math.max(1, characters.length - 1) / size;
  const letters = Math.min(SPACING.max, Math.max(SPACING.min, spacing)) * size;
  return { scale, letters, spaces: letters };
}

/** Smallest change of a space that can be seen, in points. */
const MIN_CHANGE = 0.1;

/**
 * Returns the text of a segment in reading order, set to be as wide as it is: its words start where they did, also with
 * another font's letters.
 */
export function fittedRuns(segment: Segment, rtl: boolean, widthOf: WidthOf): Run[] {
  const runs = runsOf(segment, rtl);
  const text = textOf(runs);
  const fit = fitOf(segment, text, rtl || [...text].some(isIdeograph), widthOf);
  if (!fit) return runs;
  const { scale, letters, spaces } = fit;
  const set = (run: Run, part: string, spacing: number): Run => ({
    ...run,
    text: part,
    ...((scale !== 1 || Math.abs(spacing) >= MIN_CHANGE) && {
      fit: { spacing: Math.abs(spacing) < MIN_CHANGE ? 0 : spacing, ...(scale !== 1 && { scale }) },
    }),
  });
  let at = 0;
  return runs.flatMap((run) => {
    const parts: Run[] = [];
    for (const part of run.text.split(/( )/)) {
      if (part === "") continue;
      const spacing = part !== " " ? letters : typeof spaces === "number" ? spaces : (spaces[at] ?? 0);
      if (part === " ") at += 1;
      const next = set(run, part, spacing);
      const last = parts.at(-1);
      if (last && last.fit?.spacing === next.fit?.spacing) last.text += part;
      else parts.push(next);
    }
    return parts;
  });
}
