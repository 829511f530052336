import { headings, paragraphs as settings } from "../../settings";
import { firstWordWidth, haveSameSize, startOf } from "../lines/line-ends";
import { isBoldLine, type Line, lineText } from "../lines/lines";
import { startsItem } from "./lists";

/** The family of typewriters' fonts. */
const FIXED = "Courier New";

const startsLower = /^[\p{Ll}]/u;
const endsSentence = /[.!?]["'\u201d\u2019)]*$/;
const endsInComma = /[,;،、]$/;

/** Segments keep their positions by tab stops, which only a single line can have. */
const hasTabs = ({ segments }: Line) => segments.length > 1;
const isItem = (line: Line) => line.segments.length < 3 && startsItem(line);

export type ColumnContext = {
  /** The usual distance between baselines, in points. */
  step: number;
  /** The usual font size. */
  body: number;
  /** Whether most of its lines are set in a typewriter's font; otherwise such lines are code. */
  isTyped: boolean;
  /** Returns whether two lines are centered or set to the far edge together. */
  areAligned(a: Line, b: Line): boolean;
};

const isFixed = ({ segments }: Line): boolean =>
  segments.every(({ glyphs }) => glyphs.every(({ text, style }) => text === " " || style.family === FIXED));

const familiesOf = ({ segments }: Line) =>
  new Set(segments.flatMap(({ glyphs }) => glyphs.map(({ style }) => style.family)));

function shareFont(a: Line, b: Line): boolean {
  const families = familiesOf(b);
  return [...familiesOf(a)].some((family) => families.has(family));
}

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
function isSetApart(line: Line, before: readonly Line[]): boolean {
  const last = before.at(-1) as Line;
  const shift = startOf(line) - startOf(last);
  const isHanging = before.length === 1 && startsItem(last);
  if (shift > settings.minIndent * line.size) return !isHanging;
  const isFirst = before.length === 1 && !isHanging;
  return shift < -(isFirst ? settings.maxIndent : settings.minIndent) * line.size;
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
  { step, body, isTyped: typed, areAligned }: ColumnContext,
): boolean {
  const last = before.at(-1) as Line;
  const { size } = line;
  const isHanging = before.length === 1 && startsItem(last);
  if (!haveSameSize(last, line) || line.rtl !== last.rtl) return true;
  const isFull = freeSpace <= firstWordWidth(line) + size * (isHanging ? 1 : 0.6);
  const isTitle = isFull && size > body * headings.minRatio && isBoldLine(last) === isBoldLine(line);
  const distance = line.baseline - last.baseline;
  if (distance > settings.maxStep * size) return true;
  // The lines of a heading may be further apart than those of text.
  if (!isTitle && distance > widestStep(line, before, next, step)) return true;
  if (!typed && isFixed(line) && isFixed(last)) return true;
  if (hasTabs(line) || (hasTabs(last) && !(before.length === 1 && isItem(last)))) return true;
  if (startsItem(line)) return true;
  if (!areAligned(last, line)) {
    if (isSetApart(line, before)) return true;
    if (before.length === 1 && !startsItem(last) && isFirstLine(line, last, next)) return true;
  }
  if (size > body * headings.minRatio && !shareFont(last, line)) return true;
  const [text, above] = [lineText(line), lineText(last)];
  if (startsLower.test(text) && !/[.:!?]$/.test(above)) return false;
  if (isBoldLine(last) !== isBoldLine(line)) return true;
  if (endsInComma.test(above)) return false;
  return !isFull;
}
