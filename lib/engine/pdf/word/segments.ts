import { around, heaviest } from "./boxes";
import type { Glyph, Segment } from "./types";

/** Baselines of one line differ by no more, of the size of its characters. */
const SAME_BASELINE = 0.2;
/** A wider gap is none between words but one between columns, of the size. */
export const WIDE_GAP = 0.9;
/** Raised and lowered characters are smaller than so much of those beside them, and no further away. */
const SCRIPT_SIZE = 0.85;
const SCRIPT_GAP = 0.4;
/** The same character nearly in the same place was drawn twice to look bold, of the size. */
const TWICE = 0.1;

/** Characters as they stand: rows by their baselines, then pieces without wide gaps, left to right. */
export function toSegments(glyphs: readonly Glyph[]): Segment[] {
  const rows: Glyph[][] = [];
  let first: Glyph | undefined;
  for (const glyph of glyphs.toSorted((a, b) => a.baseline - b.baseline)) {
    const tolerance = SAME_BASELINE * Math.max(1, Math.min(glyph.size, first?.size ?? 0));
    if (first && glyph.baseline - first.baseline <= tolerance) rows.at(-1)?.push(glyph);
    else {
      rows.push([glyph]);
      first = glyph;
    }
  }
  return attachScripts(rows.flatMap(cutRow));
}

const segmentOf = (glyphs: Glyph[]): Segment => ({
  ...around(glyphs),
  glyphs,
  baseline: heaviest(
    glyphs.map(({ baseline, size }) => [baseline, size]),
    0.01,
  ),
  size:
    heaviest(
      glyphs.map(({ size, text }) => [size, text === " " ? 0.1 : 1]),
      0.1,
    ) || 1,
});

function cutRow(row: readonly Glyph[]): Segment[] {
  const pieces: Glyph[][] = [];
  let edge = 0;
  for (const glyph of row.toSorted((a, b) => a.left - b.left)) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    if (last && last.text === glyph.text && glyph.left - last.left < TWICE * glyph.size) continue;
    if (piece && glyph.left - edge <= WIDE_GAP * Math.max(glyph.size, last?.size ?? 0)) {
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

/** Gives footnote marks, powers and indices to the text that they stand beside. */
function attachScripts(segments: Segment[]): Segment[] {
  const sorted = segments.toSorted((a, b) => a.baseline - b.baseline);
  const gone = new Set<Segment>();
  sorted.forEach((small, i) => {
    const host = neighbours(sorted, i).find((big) => !gone.has(big) && isScriptOf(small, big));
    if (!host) return;
    const script = small.baseline < host.baseline ? "super" : "sub";
    for (const glyph of small.glyphs) if (glyph.text !== " ") host.glyphs.push({ ...glyph, script });
    host.glyphs.sort((a, b) => a.left - b.left);
    // Its own height stays: lines are told apart by it.
    host.left = Math.min(host.left, small.left);
    host.right = Math.max(host.right, small.right);
    gone.add(small);
  });
  return sorted.filter((segment) => !gone.has(segment));
}

/** Segments whose baselines are near, nearest first. */
function neighbours(sorted: readonly Segment[], i: number): Segment[] {
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
  if (small.size > big.size * SCRIPT_SIZE) return false;
  const height = Math.min(small.bottom, big.bottom) - Math.max(small.top, big.top);
  const gap = Math.max(small.left - big.right, big.left - small.right);
  return (
    height > small.size * 0.3 && gap < SCRIPT_GAP * big.size && small.glyphs.length <= big.glyphs.length * 2
  );
}
