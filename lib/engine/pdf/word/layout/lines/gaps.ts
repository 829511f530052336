import { lines as settings } from "../../settings";
import type { Glyph } from "../../types";
import { type Line, lineOf } from "./lines";

/** What wide gaps in lines are: those of justified words, and of the dots in a table of contents. */

const isBlank = ({ text }: Glyph) => text === " ";

/** Returns the gaps between words. @param glyphs from left to right */
function wordGaps(glyphs: readonly Glyph[]): number[] {
  const gaps: number[] = [];
  let edge: number | undefined;
  for (const { left, right, size } of glyphs.filter((glyph) => !isBlank(glyph))) {
    if (edge !== undefined && left - edge > settings.space * size) gaps.push(left - edge);
    edge = Math.max(edge ?? right, right);
  }
  return gaps;
}

/** Counts the gaps in whose middle a line beside it has ink. */
function crossings(line: Line, other: Line | undefined): number {
  if (!other || Math.abs(other.baseline - line.baseline) > settings.maxBlockStep * line.size) return 0;
  return line.segments.filter((segment, i) => {
    const next = line.segments[i + 1];
    const middle = next ? (segment.right + next.left) / 2 : Number.NaN;
    return other.segments.some(({ left, right }) => left < middle && right > middle);
  }).length;
}

function isJustified(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  const gaps = wordGaps(line.segments.flatMap(({ glyphs }) => glyphs));
  const [narrowest, widest] = [Math.min(...gaps), Math.max(...gaps)];
  if (widest > narrowest * settings.gapRatio + settings.gapTolerance) return false;
  const crossed = Math.max(crossings(line, above), crossings(line, below));
  return crossed >= (line.segments.length - 1) / 2 && widest < settings.maxWordGap * line.size;
}

/**
 * Joins the segments of justified lines whose words are far apart. Their gaps are all equal and lie over and under words;
 * those of a table's row differ and lie over each other.
 */
export const joinJustified = (lines: readonly Line[]): Line[] =>
  lines.map((line, i) => {
    if (line.segments.length < 2 || !isJustified(line, lines[i - 1], lines[i + 1])) return line;
    const { baseline, size } = line;
    const glyphs = line.segments.flatMap((segment) => segment.glyphs);
    const { left, top, right, bottom } = line;
    return { ...line, ...lineOf([{ left, top, right, bottom, baseline, size, glyphs }]) };
  });

const isDot = ({ text }: Glyph) => /^[.\u00b7\u2024-\u2026\u22c5]+$/u.test(text);
const rightOf = (glyphs: readonly Glyph[]) => Math.max(...glyphs.map(({ right }) => right));

/** Replaces the dots of a line from a table of contents by a gap that leads to its number: a tab stop's leader. */
export function withoutDots(line: Line): Line {
  const glyphs = line.segments.flatMap((segment) => segment.glyphs);
  const lastDot = glyphs.findLastIndex(isDot);
  const end = glyphs.slice(0, lastDot + 1).findLastIndex((glyph) => !isDot(glyph) && !isBlank(glyph)) + 1;
  const dots = glyphs.slice(end, lastDot + 1).filter(isDot).length;
  const number = glyphs.slice(lastDot + 1).filter((glyph) => !isBlank(glyph));
  if (number.length === 0 || number.length > settings.maxNumber || line.rtl) return line;
  if (end === 0 || dots < settings.minDots) return line;
  const title = new Set(glyphs.slice(0, end));
  const segments = line.segments.flatMap((segment) => {
    const kept = segment.glyphs.filter((glyph) => title.has(glyph));
    return kept.length > 0 ? [{ ...segment, glyphs: kept, right: rightOf(kept) }] : [];
  });
  const { baseline, size, top, bottom } = line;
  const left = Math.min(...number.map((glyph) => glyph.left));
  const last = { glyphs: number, baseline, size, top, bottom, left, right: rightOf(number) };
  return { ...line, segments: [...segments, last], leader: true };
}
