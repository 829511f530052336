import { around, type Box } from "../../geometry";
import type { Align, Paragraph, Run } from "../types";
import { type Line, lineRuns } from "./lines";
import { startsItem } from "./lists";
import { isIdeograph, joinRuns, textOf } from "./runs";
import { median, weightedMode } from "./statistics";

/** Largest difference between the font sizes of a paragraph's lines, relative to the size. */
const SIZE_TOLERANCE = 0.12;
/** A step between baselines that is this many times the usual one starts a paragraph. */
const BREAK_STEP = 1.25;
/** Largest step that counts as usual, relative to the font size. */
const MAX_STEP = 1.9;
/** Tolerance for equal steps, in points. */
const STEP_TOLERANCE = 0.3;
/** Smallest deliberate indent, relative to the font size. */
const MIN_INDENT = 0.7;
/** Largest distance of an aligned line from its edge, relative to the font size. */
const MAX_RAGGEDNESS = 0.5;
/** Largest distance between the centers of centered lines, and their smallest inset, relative to the font size. */
const CENTER_TOLERANCE = 0.5;
const MIN_CENTER_INSET = 1.2;
/** Smallest left inset of right-aligned lines, as a share of the column; others are just long. */
const MIN_RIGHT_INSET = 0.4;

const endsInHyphen = /[\p{L}][-\u2010]$/u;
const startsLower = /^\p{Ll}/u;

const isBold = ({ segments }: Line) => {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  return glyphs.filter(({ style }) => style.bold).length > glyphs.length / 2;
};

/** Returns the width of a line's first word, to tell whether it would have fitted on the line before. */
function firstWordWidth({ segments, rtl }: Line): number {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  const ordered = rtl ? glyphs.toReversed() : glyphs;
  const [first] = ordered;
  if (!first) return 0;
  // Chinese and Japanese lines may break after any character.
  if (isIdeograph(first.text)) return first.right - first.left;
  const end = ordered.findIndex(
    ({ text }, i) => text === " " || (i > 0 && gapAt(ordered, i) > first.size * 0.17),
  );
  return Math.abs((end < 0 ? ordered.length : end) * median(ordered.map(({ left, right }) => right - left)));
}

function gapAt(ordered: readonly Box[], i: number): number {
  const [a, b] = [ordered[i - 1], ordered[i]];
  return a && b ? Math.max(b.left - a.right, a.left - b.right) : 0;
}

const isCentered = (line: Box & { size: number }, column: Box) => {
  const [left, right] = [line.left - column.left, column.right - line.right];
  return (
    Math.min(left, right) > MIN_CENTER_INSET * line.size &&
    Math.abs(left - right) < 2 * CENTER_TOLERANCE * line.size
  );
};

type ColumnContext = { column: Box; step: number };

/** Returns the largest step within a paragraph, from its own lines or those that follow. */
function widestStep(line: Line, before: readonly Line[], next: Line | undefined, step: number): number {
  const [above, last] = [before.at(-2), before.at(-1)];
  const { size, baseline } = line;
  if (above && last) return BREAK_STEP * (last.baseline - above.baseline);
  const below = next && Math.abs(next.size - size) < SIZE_TOLERANCE * size ? next.baseline - baseline : 0;
  return BREAK_STEP * Math.max(step, size, below < MAX_STEP * size ? below / BREAK_STEP + STEP_TOLERANCE : 0);
}

/** Returns whether a line starts a new paragraph after the lines before it. */
function startsParagraph(
  line: Line,
  before: readonly Line[],
  next: Line | undefined,
  { column, step }: ColumnContext,
): boolean {
  const last = before.at(-1) as Line;
  const [first] = before;
  const { size } = line;
  if (Math.abs(last.size - size) > SIZE_TOLERANCE * size || isBold(last) !== isBold(line)) return true;
  const distance = line.baseline - last.baseline;
  if (distance > Math.min(MAX_STEP * size, widestStep(line, before, next, step))) return true;
  // Segments keep their positions by tab stops, which only a single line can have.
  if (line.segments.length > 1 || last.segments.length > 1 || line.rtl !== last.rtl) return true;
  if (startsItem(line)) return true;
  const centered = isCentered(line, column) && isCentered(last, column);
  const start = line.rtl ? column.right - line.right : line.left;
  const lastStart = line.rtl ? column.right - last.right : last.left;
  if (!centered && start - lastStart > MIN_INDENT * size && !(before.length === 1 && startsItem(last)))
    return true;
  // The end of an indented block.
  if (!centered && before.length > 1 && lastStart - start > MIN_INDENT * size) return true;
  const freeSpace = centered
    ? column.right - column.left - (last.right - last.left)
    : line.rtl
      ? last.left - column.left
      : column.right - last.right;
  const hanging = first === last && startsItem(last);
  return (
    freeSpace > firstWordWidth(line) + size * (hanging ? 1 : 0.6) &&
    !/[,;]$/.test(textOf(lineRuns(last, " ")))
  );
}

function alignOf(lines: readonly Line[], column: Box): Align {
  const [first] = lines;
  if (!first) return "left";
  const { size, rtl } = first;
  const tolerance = MAX_RAGGEDNESS * size;
  const start = ({ left, right }: Box) => (rtl ? column.right - right : left - column.left);
  const end = ({ left, right }: Box) => (rtl ? left - column.left : column.right - right);
  if (lines.every((line) => isCentered(line, column))) return "center";
  const body = lines.slice(0, -1);
  if (body.length > 1 && body.every((line) => end(line) < tolerance)) return "justify";
  const atEnd = lines.every(
    (line) => end(line) < tolerance && start(line) > MIN_RIGHT_INSET * (column.right - column.left),
  );
  return atEnd ? "right" : "left";
}

/** Joins the text of lines, and the words hyphenated at their ends. */
function joinLines(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const next = lineRuns(line, "\t");
    const last = runs.at(-1);
    const [first] = next;
    if (last && first) {
      if (endsInHyphen.test(last.text) && startsLower.test(first.text)) last.text = last.text.slice(0, -1);
      else if (!(isIdeograph(last.text.slice(-1)) && isIdeograph(first.text.slice(0, 1)))) last.text += " ";
    }
    runs.push(...next);
  }
  return joinRuns(runs.filter(({ text }) => text !== ""));
}

function toParagraph(lines: readonly Line[], column: Box): Paragraph {
  const [first, second] = lines as readonly [Line, Line | undefined];
  const size = weightedMode(
    lines.map((line) => [line.size, line.segments.reduce((sum, s) => sum + s.glyphs.length, 0)]),
    0.1,
  );
  const align = alignOf(lines, column);
  const rtl = lines.filter((line) => line.rtl).length > lines.length / 2;
  const start = (line: Line) => (rtl ? column.right - line.right : line.left - column.left);
  const rest = second ? Math.min(...lines.slice(1).map(start)) : start(first);
  const isSet = align === "left" || align === "justify";
  const steps = lines.slice(1).map(({ baseline }, i) => baseline - (lines[i]?.baseline ?? 0));
  const tabs =
    lines.length === 1 && !rtl ? first.segments.slice(1).map(({ left }) => left - column.left) : [];
  return {
    kind: "paragraph",
    ...around(lines),
    runs: joinLines(lines),
    lines: lines.length,
    size,
    baselines: [first.baseline, lines.at(-1)?.baseline ?? first.baseline],
    leading: median(steps),
    align,
    indent: isSet ? Math.max(0, rest) : 0,
    firstLine: isSet ? start(first) - rest : 0,
    rtl,
    tabs,
  };
}

/** Groups the lines of a column into paragraphs. @param column the width that lines could fill */
export function toParagraphs(lines: readonly Line[], column: Box): Paragraph[] {
  const steps = lines.slice(1).map((line, i) => line.baseline - (lines[i]?.baseline ?? 0));
  const usual = steps.filter((step, i) => step > 0 && step < MAX_STEP * (lines[i]?.size ?? 0));
  const context = { column, step: median(usual) };
  const groups: Line[][] = [];
  lines.forEach((line, i) => {
    const group = groups.at(-1);
    if (group && !startsParagraph(line, group, lines[i + 1], context)) group.push(line);
    else groups.push([line]);
  });
  return groups.map((group) => toParagraph(group, column)).filter(({ runs }) => textOf(runs).trim() !== "");
}
