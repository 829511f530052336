import { around, type Box, widthOf } from "../../../geometry";
import { lines as settings } from "../../settings";
import type { Line } from "./lines";
import { isIdeograph } from "./runs";

const cased = /[\p{Lu}\p{Ll}]/u;

/** Position of a line's start and end in reading direction: both grow from its first to its last character. */
export const startOf = ({ rtl, left, right }: Line): number => (rtl ? -right : left);
const endOf = ({ rtl, left, right }: Line): number => (rtl ? -left : right);

const isSameSize = (a: number, b: number): boolean =>
  Math.abs(a - b) <= settings.sizeTolerance * Math.max(a, b);

/** Returns whether enough characters of a line have a size. */
function hasSize({ segments }: Line, size: number): boolean {
  const glyphs = segments.flatMap((segment) => segment.glyphs).filter(({ script }) => !script);
  return glyphs.filter((glyph) => isSameSize(glyph.size, size)).length >= settings.minShared * glyphs.length;
}

/** Returns whether lines are of one size, or mix the same ones: words of code are smaller than the text around them. */
export const haveSameSize = (a: Line, b: Line): boolean =>
  isSameSize(a.size, b.size) ||
  (Math.min(a.size, b.size) > settings.minCodeSize * Math.max(a.size, b.size) &&
    (hasSize(a, b.size) || hasSize(b, a.size)));

function gapAt(ordered: readonly Box[], i: number): number {
  const [a, b] = [ordered[i - 1], ordered[i]];
  return a && b ? Math.max(b.left - a.right, a.left - b.right) : 0;
}

/** Returns the width of a line's first word, to tell whether it would have fitted on the line before. */
export function firstWordWidth({ segments, rtl }: Line): number {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  const ordered = rtl ? glyphs.toReversed() : glyphs;
  const [first] = ordered;
  if (!first) return 0;
  // Chinese and Japanese lines may break after any character.
  if (isIdeograph(first.text)) return first.right - first.left;
  const end = ordered.findIndex(
    ({ text }, i) => text === " " || (i > 0 && gapAt(ordered, i) > first.size * settings.space),
  );
  return widthOf(around(ordered.slice(0, end < 0 ? ordered.length : end)));
}

/** Returns how far lines reach, without the few that reach further than the others. */
function reachOf(lines: readonly Line[]): number {
  const ends = lines.map(endOf).sort((a, b) => b - a);
  return ends[Math.floor(ends.length * settings.outliers)] as number;
}

const isUnder = (above: Line, line: Line): boolean =>
  above.rtl === line.rtl &&
  Math.abs(startOf(above) - startOf(line)) < settings.edgeTolerance &&
  haveSameSize(above, line) &&
  line.baseline - above.baseline < settings.maxBlockStep * line.size;

/** Splits lines into blocks of lines that start under each other. @returns the block of each line */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const block = blocks[i - 1];
    if (above && block && isUnder(above, line)) {
      block.push(line);
      blocks.push(block);
    } else blocks.push([line]);
  });
  return blocks;
}

/** Returns whether the lines of a block are as long as its own width lets them be: an address is not. */
function isWrapped(block: readonly Line[], end: number): boolean {
  if (block.length < settings.minLines) return false;
  const starts = block.slice(1).flatMap(({ segments }) => segments[0]?.glyphs[0]?.text.slice(0, 1) ?? []);
  const lower = starts.filter((text) => text !== text.toUpperCase());
  const isCased = starts.some((text) => cased.test(text));
  if (isCased && lower.length < settings.minContinued * starts.length) return false;
  return areFull(block, (line) => end - endOf(line));
}

/** Returns whether the first words of most lines did not fit on the line before. */
function areFull(lines: readonly Line[], freeSpace: (line: Line) => number): boolean {
  const full = lines.slice(1).filter((line, i) => {
    const above = lines[i] as Line;
    return line.size * settings.space + firstWordWidth(line) > freeSpace(above);
  });
  return full.length >= settings.minFull * (lines.length - 1);
}

/** Returns the width that centered lines, or lines at the far edge, could fill: less than their column if they are inset. */
export function measureAligned(lines: readonly Line[], column: Box): number {
  const widest = lines.reduce((most, line) => Math.max(most, widthOf(line)), 0);
  const isInset = lines.length >= settings.minLines && areFull(lines, (line) => widest - widthOf(line));
  return isInset ? widest : widthOf(column);
}

/**
 * Measures how much space each line leaves before the end of the lines around it. The column's own edge says little: one
 * heading or table can have made it wider than the text.
 *
 * @param column the width that lines could fill
 * @returns the free space of a line, in points
 */
export function measureFreeSpace(lines: readonly Line[], column: Box): (index: number) => number {
  const blocks = blocksOf(lines);
  const ownEnds = new Map(
    [...new Set(blocks)].map((block) => {
      const end = reachOf(block);
      return [block, isWrapped(block, end) ? end : undefined] as const;
    }),
  );
  const endAround = (index: number) => {
    const line = lines[index] as Line;
    const around = lines
      .slice(Math.max(0, index - settings.window), index + settings.window + 1)
      .filter((other) => other.rtl === line.rtl && haveSameSize(other, line));
    if (around.length >= settings.minLines) return Math.max(reachOf(around), endOf(line));
    return line.rtl ? -column.left : column.right;
  };
  return (index) => (ownEnds.get(blocks[index] as Line[]) ?? endAround(index)) - endOf(lines[index] as Line);
}
