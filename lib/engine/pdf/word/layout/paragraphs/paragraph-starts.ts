import type { Box } from "../../../geometry";
import { paragraphs as settings } from "../../settings";
import { firstWordWidth, haveSameSize, startOf } from "../lines/line-ends";
import { type Line, lineText } from "../lines/lines";
import { areAtEnd, areCentered } from "./alignment";
import { startsItem } from "./lists";

/** The family of typewriters' fonts. */
const FIXED = "Courier New";

const startsLower = /^[\p{Ll}]/u;
const endsSentence = /[.!?]["'\u201d\u2019)]*$/;
const endsInComma = /[,;،、]$/;
const isBold = ({ segments }: Line) => {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  return glyphs.filter(({ style }) => style.bold).length > glyphs.length / 2;
};

/** Segments keep their positions by tab stops, which only a single line can have. */
const hasTabs = ({ segments }: Line) => segments.length > 1;
const isItem = (line: Line) => line.segments.length < 3 && startsItem(line);

export type ColumnContext = {
  column: Box;
  /** The usual distance between baselines, in points. */
  step: number;
  /** Whether most of its lines are set in a typewriter's font; otherwise such lines are code. */
  isTyped: boolean;
};

const isFixed = ({ segments }: Line): boolean =>
  segments.every(({ glyphs }) => glyphs.every(({ text, style }) => text === " " || style.family === FIXED));

/** Returns whether a column is set in a typewriter's font. */
export const isTyped = (lines: readonly Line[]): boolean =>
  lines.filter(isFixed).length > settings.minTyped * lines.length;

/** Returns the largest step within a paragraph, from its own lines or those that follow. */
function widestStep(line: Line, before: readonly Line[], next: Line | undefined, step: number): number {
  const [above, last] = [before.at(-2), before.at(-1)];
  const { size, baseline } = line;
  if (above && last) return settings.breakStep * (last.baseline - above.baseline);
  const below = next && haveSameSize(next, line) ? next.baseline - baseline : 0;
  return (
    settings.breakStep *
    Math.max(
      step,
      size,
      below < settings.maxStep * size ? below / settings.breakStep + settings.stepTolerance : 0,
    )
  );
}

/** Returns whether a line after one of the same indent is a first line itself: the next one is further out. */
function isFirstLine(line: Line, last: Line, next: Line | undefined): boolean {
  if (!next || !endsSentence.test(lineText(last)) || !haveSameSize(next, line)) return false;
  const [shift, outdent] = [startOf(line) - startOf(last), startOf(line) - startOf(next)];
  const isNear = next.baseline - line.baseline < settings.maxStep * line.size;
  return (
    isNear &&
    Math.abs(shift) < settings.stepTolerance * line.size &&
    outdent > settings.minIndent * line.size &&
    outdent < settings.maxIndent * line.size
  );
}

/** Returns whether a line's position breaks with the lines before: its indent, or the end of an indented block. */
function isSetApart(line: Line, before: readonly Line[], column: Box): boolean {
  const last = before.at(-1) as Line;
  if (areCentered([last, line], column)) return false;
  const shift = startOf(line) - startOf(last);
  const isHanging = before.length === 1 && startsItem(last);
  if (before.length === 1 && !startsLower.test(lineText(line)) && areAtEnd([last, line], column)) return true;
  if (shift > settings.minIndent * line.size) return !isHanging;
  return (
    shift < -settings.minIndent * line.size && (before.length > 1 || -shift > settings.maxIndent * line.size)
  );
}

/**
 * Returns whether a line starts a new paragraph.
 *
 * @param before the lines of the paragraph so far, at least one
 * @param next the line after it
 * @param freeSpace what the last line before leaves of its width, in points
 */
export function startsParagraph(
  line: Line,
  before: readonly Line[],
  next: Line | undefined,
  freeSpace: number,
  { column, step, isTyped: typed }: ColumnContext,
): boolean {
  const last = before.at(-1) as Line;
  const { size } = line;
  if (!haveSameSize(last, line) || line.rtl !== last.rtl) return true;
  const distance = line.baseline - last.baseline;
  if (distance > Math.min(settings.maxStep * size, widestStep(line, before, next, step))) return true;
  if (!typed && isFixed(line) && isFixed(last)) return true;
  if (hasTabs(line) || (hasTabs(last) && !(before.length === 1 && isItem(last)))) return true;
  if (startsItem(line) || isSetApart(line, before, column)) return true;
  if (before.length === 1 && !startsItem(last) && isFirstLine(line, last, next)) return true;
  const [text, above] = [lineText(line), lineText(last)];
  if (startsLower.test(text) && !/[.:!?]$/.test(above)) return false;
  if (isBold(last) !== isBold(line)) return true;
  if (endsInComma.test(above)) return false;
  const isCentered = areCentered([last, line], column);
  const space = isCentered ? column.right - column.left - (last.right - last.left) : freeSpace;
  const isHanging = before.length === 1 && startsItem(last);
  return space > firstWordWidth(line) + size * (isHanging ? 1 : 0.6);
}
