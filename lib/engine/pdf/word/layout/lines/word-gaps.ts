import { lines as settings } from "../../settings";
import type { Glyph } from "../../types";
import { type Line, lineOf } from "./lines";

/** Returns the gaps between words. @param glyphs from left to right */
function wordGaps(glyphs: readonly Glyph[]): number[] {
  const gaps: number[] = [];
  let edge: number | undefined;
  for (const { text, left, right, size } of glyphs) {
    if (text === " ") continue;
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
