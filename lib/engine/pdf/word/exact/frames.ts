import { around, type Box, overlap } from "../../geometry";
import type { WidthOf } from "../extract/widths";
import { toRegions } from "../layout/lines/columns";
import { toSegments } from "../layout/lines/lines";
import { isMostlyRtl } from "../layout/lines/runs";
import { withTracking } from "../layout/lines/tracking";
import { exact as settings } from "../settings";
import type { Glyph, Run, Segment } from "../types";
import { fittedRuns } from "./fit";

/** A line of a frame. Its runs are as wide as in the PDF. */
export type FrameLine = Box & { runs: Run[]; baseline: number; size: number; rtl: boolean };

/** Lines under each other that are one frame of a page. */
export type TextFrame = { lines: FrameLine[]; rtl: boolean; room: Box };

function toLine(segment: Segment, widthOf: WidthOf): FrameLine {
  const { left, right, top, bottom, baseline } = segment;
  const rtl = isMostlyRtl(segment.glyphs.map(({ text }) => text));
  const runs = fittedRuns(segment, rtl, widthOf);
  const size = Math.max(1, ...runs.map((run) => run.size));
  return { left, right, top, bottom, baseline, rtl, size, runs };
}

const differ = (a: number, b: number, share: number) => Math.abs(a - b) > share * Math.max(a, b);

/**
 * Returns whether a line goes on under the others of a frame.
 *
 * @param step the distance of their baselines, if there are several
 */
function continues(line: FrameLine, lines: readonly FrameLine[], step: number | undefined): boolean {
  const last = lines.at(-1);
  if (!last || last.rtl !== line.rtl || differ(last.size, line.size, settings.sameSize)) return false;
  const own = line.baseline - last.baseline;
  if (own < settings.minStep * line.size || own > settings.maxStep * line.size) return false;
  if (step !== undefined && differ(own, step, settings.sameStep)) return false;
  const box = around(lines);
  const shift = line.rtl ? Math.abs(line.right - box.right) : Math.abs(line.left - box.left);
  return shift < settings.maxShift * line.size && line.left < box.right && line.right > box.left;
}

/** Groups lines of one column. */
function groupLines(lines: readonly FrameLine[]): FrameLine[][] {
  const frames: FrameLine[][] = [];
  let open: FrameLine[][] = [];
  for (const line of lines) {
    open = open
      .filter((frame) => line.baseline - (frame.at(-1)?.baseline ?? 0) < settings.maxStep * line.size * 2)
      .slice(-settings.maxBeside);
    const stepOf = ([first, second]: FrameLine[]) => first && second && second.baseline - first.baseline;
    const fitting = open.filter((frame) => continues(line, frame, stepOf(frame)));
    // Another line between the two would be covered by the frame.
    const free = fitting.filter((frame) => {
      const last = frame.at(-1) as FrameLine;
      const gap = {
        ...around([last, line]),
        top: last.baseline,
        bottom: line.baseline - settings.above * line.size,
      };
      return !open.some((other) => other !== frame && overlap(gap, inkOf(other.slice(-1))));
    });
    const best = free.sort(
      (a, b) => Math.abs((a[0]?.left ?? 0) - line.left) - Math.abs((b[0]?.left ?? 0) - line.left),
    )[0];
    if (best) best.push(line);
    else {
      const frame = [line];
      frames.push(frame);
      open.push(frame);
    }
  }
  return frames;
}

/**
 * Groups the characters of a page into frames that stand apart, in reading order, each with the room that its text can
 * use: up to the next one beside it.
 *
 * @param shown the page
 */
export function toFrames(glyphs: readonly Glyph[], widthOf: WidthOf, shown: Box): TextFrame[] {
  const rtl = isMostlyRtl(glyphs.map(({ text }) => text));
  const columns = toRegions(toSegments(withTracking(glyphs))).flatMap((region) =>
    (rtl ? region.toReversed() : region).flat(),
  );
  const frames = columns.flatMap((segments) => {
    const lines = segments.map((segment) => toLine(segment, widthOf));
    return groupLines(lines.sort((a, b) => a.baseline - b.baseline || a.left - b.left));
  });
  const boxes = frames.map(inkOf);
  const near = boxes.slice(0, settings.maxFrames);
  return frames.map((lines, i) => ({
    lines,
    rtl: lines[0]?.rtl ?? false,
    room: i < settings.maxFrames ? roomOf(boxes[i] as Box, near, shown) : (boxes[i] as Box),
  }));
}

/** Returns the box that the letters of lines cover. */
function inkOf(lines: readonly FrameLine[]): Box {
  const [first, last] = [lines[0] as FrameLine, lines.at(-1) as FrameLine];
  return {
    ...around(lines),
    top: first.baseline - settings.above * first.size,
    bottom: last.baseline + settings.below * last.size,
  };
}

/** Returns a box that is extended to its neighbors on both sides. */
function roomOf(box: Box, others: readonly Box[], shown: Box): Box {
  const beside = others.filter((one) => one !== box && one.top < box.bottom && box.top < one.bottom);
  const before = beside.filter((one) => one.left < box.left).map(({ right }) => Math.min(right, box.left));
  const after = beside.filter((one) => one.right > box.right).map(({ left }) => Math.max(left, box.right));
  return {
    ...box,
    left: Math.max(Math.min(shown.left, box.left), ...before),
    right: Math.min(Math.max(shown.right, box.right), ...after),
  };
}
