import { around, type Box } from "../../../geometry";
import { lines as settings } from "../../settings";
import { weightedMode } from "../../statistics";
import type { Glyph, Run, Segment } from "../../types";
import { collisions, layersOf } from "./layers";
import { isMostlyRtl, runsOf, textOf } from "./runs";

/** Groups what is on a common baseline, from the top. @param tolerance relative to the smaller font size */
function rowsOf<T extends { baseline: number; size: number }>(
  items: readonly T[],
  tolerance: number,
  least = 0,
): T[][] {
  const rows: T[][] = [];
  for (const item of items.toSorted((a, b) => a.baseline - b.baseline)) {
    const [first] = rows.at(-1) ?? [];
    const most = tolerance * Math.max(least, Math.min(item.size, first?.size ?? 0));
    if (first && item.baseline - first.baseline <= most) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** Groups characters into rows by their baselines, and rows into segments at wide gaps, left to right. */
export const toSegments = (glyphs: readonly Glyph[]): Segment[] =>
  attachScripts(rowsOf(glyphs, settings.rowTolerance, 1).flatMap(cutRow));

const segmentOf = (glyphs: Glyph[]): Segment => ({
  ...around(glyphs),
  right: glyphs.reduce((edge, { right, tracking = 0 }) => Math.max(edge, right - tracking), -Infinity),
  glyphs,
  baseline: weightedMode(
    glyphs.map(({ baseline, size }) => [baseline, size]),
    0.01,
  ),
  size:
    weightedMode(
      glyphs.map(({ size, text }) => [size, text === " " ? 0.1 : 1]),
      0.1,
    ) || 1,
});

const cutRow = (row: readonly Glyph[]): Segment[] => layersOf(row).flatMap(cutLayer);

/** @param layer from left to right */
function cutLayer(layer: readonly Glyph[]): Segment[] {
  const pieces: Glyph[][] = [];
  let edge = 0;
  for (const glyph of layer) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    const most = (last?.tracking ?? 0) + settings.segmentGap * Math.max(glyph.size, last?.size ?? 0);
    if (piece && glyph.left - edge <= most) {
      piece.push(glyph);
      edge = Math.max(edge, glyph.right);
    } else {
      pieces.push([glyph]);
      edge = glyph.right;
    }
  }
  return pieces
    .map(trim)
    .filter((piece) => piece.length > 0)
    .map(segmentOf);
}

function trim(piece: Glyph[]): Glyph[] {
  const isInk = ({ text }: Glyph) => text !== " ";
  const start = piece.findIndex(isInk);
  return start < 0 ? [] : piece.slice(start, piece.findLastIndex(isInk) + 1);
}

/** Attaches footnote marks, exponents and indices to the text beside them, and the lowered E of TeX to its T and X. */
function attachScripts(segments: readonly Segment[]): Segment[] {
  const sorted = segments.toSorted((a, b) => a.baseline - b.baseline);
  const gone = new Set<Segment>();
  sorted.forEach((small, i) => {
    const hosts = neighbors(sorted, i).filter((big) => !gone.has(big));
    const host = hosts.find((big) => isScriptOf(small, big) || fillsGapOf(small, big));
    if (!host) return;
    const script: "super" | "sub" = small.baseline < host.baseline ? "super" : "sub";
    const mark = small.size > host.size * settings.maxScriptSize ? {} : { script };
    for (const glyph of small.glyphs) if (glyph.text !== " ") insert(host.glyphs, { ...glyph, ...mark });
    // Its height stays, because lines are told apart by it.
    host.left = Math.min(host.left, small.left);
    host.right = Math.max(host.right, small.right);
    gone.add(small);
  });
  return sorted.filter((segment) => !gone.has(segment));
}

/** Inserts a character before the first one to its right, after the exponents and indices that stand there already. */
function insert(glyphs: Glyph[], glyph: Glyph): void {
  const at = glyphs.findIndex(({ left, script }) => !script && left > glyph.left);
  glyphs.splice(at < 0 ? glyphs.length : at, 0, glyph);
}

/** Returns the segments with near baselines, nearest first. */
function neighbors(sorted: readonly Segment[], i: number): Segment[] {
  const small = sorted[i] as Segment;
  const reach = small.size * 1.5;
  const found: Segment[] = [];
  for (const step of [-1, 1])
    for (let at = i + step; ; at += step) {
      const one = sorted[at];
      if (!one || Math.abs(one.baseline - small.baseline) > reach) break;
      found.push(one);
    }
  return found.sort((a, b) => Math.abs(a.baseline - small.baseline) - Math.abs(b.baseline - small.baseline));
}

function isScriptOf(small: Segment, big: Segment): boolean {
  if (small.size > big.size * settings.maxScriptSize) return false;
  const height = Math.min(small.bottom, big.bottom) - Math.max(small.top, big.top);
  const gap = Math.max(small.left - big.right, big.left - small.right);
  return (
    height > small.size * 0.3 &&
    gap < settings.maxScriptGap * big.size &&
    small.glyphs.length <= big.glyphs.length * 2 &&
    !isOver(small, big)
  );
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Returns whether a segment is a line of its own over or under another: its letters stand over those of the other. */
function isOver(small: Segment, big: Segment): boolean {
  if (Math.abs(small.baseline - big.baseline) > settings.maxScriptShift * big.size) return true;
  // A mark at the end of a word may reach into its last letter.
  if (small.glyphs.length <= settings.maxShifted && small.right > big.right) return false;
  const letters = big.glyphs.filter(({ text, script }) => !script && letterOrDigit.test(text));
  return collisions(letters, small.glyphs) > small.glyphs.length / 2;
}

/** Whether a few letters are set a little higher or lower in the middle of a word that has left room for them. */
function fillsGapOf(small: Segment, big: Segment): boolean {
  if (small.glyphs.length > settings.maxShifted || small.left < big.left || small.right > big.right)
    return false;
  if (Math.abs(small.baseline - big.baseline) > settings.lineTolerance * big.size) return false;
  return !big.glyphs.some((glyph) => glyph.text !== " " && covers(glyph, small));
}

/** Returns whether a box covers most of another's width. */
const covers = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >= settings.maxOverlap * (b.right - b.left);

/** The segments on one baseline of a column. */
export type Line = Box & {
  segments: Segment[];
  baseline: number;
  size: number;
  rtl: boolean;
  /** Dots lead to its last segment, a page's number. */
  leader?: boolean;
};

export function lineOf(segments: readonly Segment[]): Line {
  const ordered = segments.toSorted((a, b) => a.left - b.left);
  const glyphs = ordered.flatMap((segment) => segment.glyphs);
  return {
    ...around(ordered),
    segments: ordered,
    baseline: weightedMode(
      ordered.map(({ baseline, glyphs: own }) => [baseline, own.length]),
      0.01,
    ),
    size:
      weightedMode(
        ordered.map(({ size, glyphs: own }) => [size, own.length]),
        0.1,
      ) || 1,
    rtl: isMostlyRtl(glyphs.map(({ text }) => text)),
  };
}

/** Returns whether most of a line is bold. */
export function isBoldLine({ segments }: Line): boolean {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  return glyphs.filter(({ style }) => style.bold).length > glyphs.length / 2;
}

/** Groups the segments of a column into lines, from the top. */
export const toLines = (segments: readonly Segment[]): Line[] =>
  rowsOf(segments, settings.lineTolerance).flatMap(linesOfRow).map(lineOf);

/** Splits the segments around a baseline into lines that do not stand over each other: nearly always one. */
function linesOfRow(row: Segment[]): Segment[][] {
  const ordered = row.toSorted((a, b) => a.left - b.left);
  const isPlain = ordered.every(({ left }, i) => left >= (ordered[i - 1]?.right ?? left));
  if (isPlain || row.length > settings.maxStrokes) return [row];
  const lines: Segment[][] = [];
  for (const segment of row) {
    const isFree = (other: Segment) => !covers(other, segment) && !covers(segment, other);
    const line = lines.find((one) => one.every(isFree));
    if (line) line.push(segment);
    else lines.push([segment]);
  }
  return lines;
}

/** Returns the text of a line. @param between separates its segments */
export function lineRuns({ segments, rtl }: Line, between: string): Run[] {
  const ordered = rtl ? segments.toReversed() : segments;
  return ordered.flatMap((segment, i) => {
    const runs = runsOf(segment, rtl);
    const [first] = runs;
    return i > 0 && first ? [{ ...first, text: between }, ...runs] : runs;
  });
}

/** Lines are asked for their text several times: by the lines before and after them. */
const texts = new WeakMap<Line, string>();

/** Returns the characters of a line, with tabs between its segments. */
export function lineText(line: Line): string {
  const known = texts.get(line);
  if (known !== undefined) return known;
  const text = textOf(lineRuns(line, "\t"));
  texts.set(line, text);
  return text;
}
