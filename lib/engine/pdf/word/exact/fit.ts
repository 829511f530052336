import { widthOf as boxWidth } from "../../geometry";
import type { WidthOf } from "../extract/widths";
import { isIdeograph, runsOf, textOf } from "../layout/lines/runs";
import { exact as settings } from "../settings";
import type { Glyph, Run, Segment } from "../types";

/** Word processors set letters in half points. */
const setSize = (size: number): number => Math.max(1, Math.round(size * 2) / 2);

/** Returns the width of a glyph in a word processor's font, or undefined if that is not known. */
function knownWidth({ text, size, style }: Glyph, widthOf: WidthOf): number | undefined {
  let known = 0;
  for (const character of text) known += widthOf(character, style) ?? Number.NaN;
  return Number.isFinite(known) ? known * setSize(size) : undefined;
}

/** Returns the share of their usual width that letters have, by font family: those of a condensed font have less. */
function scalesOf(glyphs: readonly Glyph[], widthOf: WidthOf): ReadonlyMap<string, number> {
  const sums = new Map<string, { own: number; usual: number }>();
  for (const glyph of glyphs) {
    const width = glyph.text === " " || glyph.script ? undefined : knownWidth(glyph, widthOf);
    if (width === undefined) continue;
    const sum = sums.get(glyph.style.family) ?? { own: 0, usual: 0 };
    sums.set(glyph.style.family, sum);
    sum.own += glyph.right - glyph.left - (glyph.tracking ?? 0);
    sum.usual += width;
  }
  const scales = new Map<string, number>();
  for (const [family, { own, usual }] of sums) {
    const share = usual > 0 ? own / usual : 1;
    if (Math.abs(share - 1) < settings.minScaling) continue;
    scales.set(
      family,
      Math.round(Math.min(settings.scale.max, Math.max(settings.scale.min, share)) * 100) / 100,
    );
  }
  return scales;
}

type Scales = ReturnType<typeof scalesOf>;

/** Letters without a space between them, how wide they will be, and the last one, whose style the space after it has. */
type Word = { left: number; right: number; width: number; last: Glyph };

function wordsOf(glyphs: readonly Glyph[], widthOf: WidthOf, scales: Scales): Word[] {
  const words: Word[] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    const { text, left, right, size, style, script } = glyph;
    if (text !== " ") {
      const known = script ? undefined : knownWidth(glyph, widthOf);
      const width =
        known === undefined ? right - left : known * (scales.get(style.family) ?? 1) + (glyph.tracking ?? 0);
      const word = words.at(-1);
      const isApart = !last || last.text === " " || left - last.right > settings.letterGap * size;
      if (word && !isApart) {
        word.right = Math.max(word.right, right);
        word.width += width;
        word.last = glyph;
      } else words.push({ left, right, width, last: glyph });
    }
    last = glyph;
  }
  return words;
}

/** Returns the mean distance of letters within words, in points. */
function letterGap(glyphs: readonly Glyph[]): number {
  let [sum, count] = [0, 0];
  glyphs.forEach(({ text, left, size }, i) => {
    const last = glyphs[i - 1];
    const gap = last && left - last.right;
    if (gap === undefined || last?.text === " " || text === " " || gap > settings.letterGap * size) return;
    sum += gap;
    count += 1;
  });
  return count > 0 ? sum / count : 0;
}

/** Returns the width of a space in the PDF's font, relative to the font size, if the file has spaces. */
function ownSpace(glyphs: readonly Glyph[]): number | undefined {
  const space = glyphs.find(({ text }) => text === " ");
  return space && (space.right - space.left - (space.tracking ?? 0)) / space.size;
}

/** How the spaces of a line are widened, one by one or all alike, and its letters, in points. */
type Fit = { letters: number; spaces: readonly number[] | number };

function fitOf(
  segment: Segment,
  text: string,
  isPlain: boolean,
  widthOf: WidthOf,
  scales: Scales,
): Fit | undefined {
  const { glyphs } = segment;
  const words = wordsOf(glyphs, widthOf, scales);
  const own = ownSpace(glyphs);
  const spaceAfter = ({ last: { style, size, tracking = 0 } }: Word) =>
    (widthOf(" ", style) ?? own ?? settings.space) * setSize(size) * (scales.get(style.family) ?? 1) +
    tracking;
  const characters = [...text];
  const count = characters.filter((character) => character === " ").length;
  const size = setSize(segment.size);
  const isTracked = letterGap(glyphs) > settings.tracking * size;
  if (!isTracked && isPlain && count > 0 && count === words.length - 1) {
    // Each word starts where it did.
    const spaces = words.slice(1).map(({ left }, i) => {
      const before = words[i] as Word;
      return left - before.left - before.width - spaceAfter(before);
    });
    if (Math.min(...spaces.map((space, i) => space + spaceAfter(words[i] as Word))) > 0)
      return { letters: 0, spaces };
  }
  const usual = words.reduce((sum, word) => sum + word.width, 0);
  const [first] = words;
  const width = boxWidth(segment) + (glyphs.at(-1)?.tracking ?? 0);
  const slack = width - usual - count * (first ? spaceAfter(first) : 0);
  if (Math.abs(slack) < settings.minSlack) return undefined;
  if (slack > 0 && count > 0 && !isTracked)
    return { letters: 0, spaces: Math.min(settings.spacing.max * size, slack / count) };
  const spacing = slack / Math.max(1, characters.length - 1) / size;
  const letters = Math.min(settings.spacing.max, Math.max(settings.spacing.min, spacing)) * size;
  return { letters, spaces: letters };
}

/**
 * Returns the text of a segment in reading order, set to be as wide as it is: its words start where they did, also with
 * another font's letters.
 */
export function fittedRuns(segment: Segment, rtl: boolean, widthOf: WidthOf): Run[] {
  const runs = runsOf(segment, rtl);
  const text = textOf(runs);
  const scales = scalesOf(segment.glyphs, widthOf);
  const isPlain = !rtl && ![...text].some(isIdeograph);
  const { letters, spaces } = fitOf(segment, text, isPlain, widthOf, scales) ?? { letters: 0, spaces: 0 };
  let at = 0;
  return runs.flatMap((run) => {
    const scale = scales.get(run.style.family);
    const parts: Run[] = [];
    for (const part of run.text.split(/( )/)) {
      if (part === "") continue;
      const wanted = part !== " " ? letters : typeof spaces === "number" ? spaces : (spaces[at] ?? 0);
      if (part === " ") at += 1;
      const spacing = (Math.abs(wanted) < settings.minChange ? 0 : wanted) + (run.fit?.spacing ?? 0);
      const last = parts.at(-1);
      if (last && (last.fit?.spacing ?? 0) === spacing) last.text += part;
      else parts.push({ ...run, text: part, fit: { spacing, ...(scale && { scale }) } });
    }
    return parts;
  });
}
