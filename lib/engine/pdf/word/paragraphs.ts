import { around, heaviest, median } from "./boxes";
import { type Line, lineRuns } from "./lines";
import { startsItem } from "./lists";
import { isIdeograph, joinRuns, textOf } from "./runs";
import type { Align, Box, Paragraph, Run } from "./types";

/** Sizes of one paragraph's lines differ by no more, of the size. */
const SAME_SIZE = 0.12;
/** A wider step than the usual one between lines begins a paragraph. */
const STEP = 1.25;
/** Usual is a step of at most so much of the size. */
const WIDEST_STEP = 1.9;
/** Equal steps differ by no more, in points. */
const EVEN = 0.3;
/** Indents that are meant, of the size. */
const INDENT = 0.7;
/** What a line may fall short of its edge, of the size. */
const RAGGED = 0.5;
/** Centred lines have their middles no further apart, of the size, and are set in from both edges by so much. */
const CENTRED = 0.5;
const CENTRED_INSET = 1.2;
/** Lines at the right start so far from the left, of the column; others are long ones. */
const RIGHT_INSET = 0.4;

const endsInHyphen = /[\p{L}][-\u2010]$/u;
const startsLower = /^\p{Ll}/u;

const isBold = ({ segments }: Line) => {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  return glyphs.filter(({ style }) => style.bold).length > glyphs.length / 2;
};

/** Width of a line's first word: would it have fitted on the line before? */
function firstWord({ segments, rtl }: Line): number {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  const ordered = rtl ? glyphs.toReversed() : glyphs;
  const [first] = ordered;
  if (!first) return 0;
  // Chinese and Japanese lines break anywhere.
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

const isCentred = (line: Box & { size: number }, column: Box) => {
  const [left, right] = [line.left - column.left, column.right - line.right];
  return (
    Math.min(left, right) > CENTRED_INSET * line.size && Math.abs(left - right) < 2 * CENTRED * line.size
  );
};

type Setting = { column: Box; step: number };

/** From baseline to baseline what a paragraph has at most, told by its own lines or those that follow. */
function widestStep(line: Line, before: readonly Line[], next: Line | undefined, step: number): number {
  const [above, last] = [before.at(-2), before.at(-1)];
  const { size, baseline } = line;
  if (above && last) return STEP * (last.baseline - above.baseline);
  const below = next && Math.abs(next.size - size) < SAME_SIZE * size ? next.baseline - baseline : 0;
  return STEP * Math.max(step, size, below < WIDEST_STEP * size ? below / STEP + EVEN : 0);
}

/** Whether a line begins a paragraph after the lines before it. */
function begins(
  line: Line,
  before: readonly Line[],
  next: Line | undefined,
  { column, step }: Setting,
): boolean {
  const last = before.at(-1) as Line;
  const [first] = before;
  const { size } = line;
  if (Math.abs(last.size - size) > SAME_SIZE * size || isBold(last) !== isBold(line)) return true;
  const distance = line.baseline - last.baseline;
  if (distance > Math.min(WIDEST_STEP * size, widestStep(line, before, next, step))) return true;
  // Pieces side by side keep their places by tabs, which only one line can have.
  if (line.segments.length > 1 || last.segments.length > 1 || line.rtl !== last.rtl) return true;
  if (startsItem(line)) return true;
  const centred = isCentred(line, column) && isCentred(last, column);
  const start = line.rtl ? column.right - line.right : line.left;
  const lastStart = line.rtl ? column.right - last.right : last.left;
  if (!centred && start - lastStart > INDENT * size && !(before.length === 1 && startsItem(last)))
    return true;
  // Back to the left of an indented block.
  if (!centred && before.length > 1 && lastStart - start > INDENT * size) return true;
  const reach = centred
    ? column.right - column.left - (last.right - last.left)
    : line.rtl
      ? last.left - column.left
      : column.right - last.right;
  const hanging = first === last && startsItem(last);
  return reach > firstWord(line) + size * (hanging ? 1 : 0.6) && !/[,;]$/.test(textOf(lineRuns(last, " ")));
}

function alignOf(lines: readonly Line[], column: Box): Align {
  const [first] = lines;
  if (!first) return "left";
  const { size, rtl } = first;
  const tolerance = RAGGED * size;
  const start = ({ left, right }: Box) => (rtl ? column.right - right : left - column.left);
  const end = ({ left, right }: Box) => (rtl ? left - column.left : column.right - right);
  if (lines.every((line) => isCentred(line, column))) return "center";
  const body = lines.slice(0, -1);
  if (body.length > 1 && body.every((line) => end(line) < tolerance)) return "justify";
  const atEnd = lines.every(
    (line) => end(line) < tolerance && start(line) > RIGHT_INSET * (column.right - column.left),
  );
  return atEnd ? "right" : "left";
}

/** Text of lines as one: words that were parted at a line's end are put together. */
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
  const size = heaviest(
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

/** Puts the lines of a column together to paragraphs. @param column what the lines could fill */
export function toParagraphs(lines: readonly Line[], column: Box): Paragraph[] {
  const steps = lines.slice(1).map((line, i) => line.baseline - (lines[i]?.baseline ?? 0));
  const usual = steps.filter((step, i) => step > 0 && step < WIDEST_STEP * (lines[i]?.size ?? 0));
  const setting = { column, step: median(usual) };
  const groups: Line[][] = [];
  lines.forEach((line, i) => {
    const group = groups.at(-1);
    if (group && !begins(line, group, lines[i + 1], setting)) group.push(line);
    else groups.push([line]);
  });
  return groups.map((group) => toParagraph(group, column)).filter(({ runs }) => textOf(runs).trim() !== "");
}
