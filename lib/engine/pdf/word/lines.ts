import { readsLeft } from "./bidi";
import { around, heaviest } from "./boxes";
import { runsOf } from "./runs";
import type { Box, Run, Segment } from "./types";

/** What stands on one baseline within a column. */
export type Line = Box & {
  segments: Segment[];
  baseline: number;
  size: number;
  rtl: boolean;
};

/** Baselines of segments of one line differ by no more, of their size. */
const SAME_LINE = 0.3;

export function lineOf(segments: readonly Segment[]): Line {
  const ordered = segments.toSorted((a, b) => a.left - b.left);
  const glyphs = ordered.flatMap((segment) => segment.glyphs);
  return {
    ...around(ordered),
    segments: ordered,
    baseline: heaviest(
      ordered.map(({ baseline, glyphs: own }) => [baseline, own.length]),
      0.01,
    ),
    size:
      heaviest(
        ordered.map(({ size, glyphs: own }) => [size, own.length]),
        0.1,
      ) || 1,
    rtl: readsLeft(glyphs.map(({ text }) => text)),
  };
}

/** Segments of a column as its lines, from the top. */
export function toLines(segments: readonly Segment[]): Line[] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const [first] = rows.at(-1) ?? [];
    const tolerance = SAME_LINE * Math.min(segment.size, first?.size ?? 0);
    if (first && segment.baseline - first.baseline <= tolerance) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows.map(lineOf);
}

/** Text of a line; its segments are apart by `between`. */
export function lineRuns({ segments, rtl }: Line, between: string): Run[] {
  const ordered = rtl ? segments.toReversed() : segments;
  return ordered.flatMap((segment, i) => {
    const runs = runsOf(segment, rtl);
    const [first] = runs;
    return i > 0 && first ? [{ ...first, text: between }, ...runs] : runs;
  });
}
