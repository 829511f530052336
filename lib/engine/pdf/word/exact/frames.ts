import { around, type Box, widthOf as boxWidth } from "../../geometry";
import { toRegions } from "../layout/columns";
import { toSegments } from "../layout/lines";
import { isMostlyRtl, runsOf, textOf } from "../layout/runs";
import type { WidthOf } from "../read/widths";
import type { Glyph, Run, Segment } from "../types";

/** A line of a frame. Its runs are as wide as in the PDF. */
export type FrameLine = Box & { runs: Run[]; baseline: number; size: number; rtl: boolean };

/** Lines under each other that are one frame of a page. */
export type TextFrame = { lines: FrameLine[]; rtl: boolean; room: Box };

/** Distance of a frame's lines, and of a line's start from those above it, relative to the font size. */
const MIN_STEP = 0.8;
const MAX_STEP = 2;
const MAX_SHIFT = 2.5;
/** Largest difference between distances of lines in a frame, and between their font sizes, as a share. */
const SAME_STEP = 0.12;
const SAME_SIZE = 0.15;
/** A line that differs by less from its width keeps its usual letters, in points. */
const MIN_SLACK = 0.4;
/** Letters whose shape is this much narrower or wider than usual are scaled, as a share. */
const MIN_SCALING = 0.06;
/** Bounds of scaling and of the space between letters, relative to the font size. */
const SCALE = { min: 0.5, max: 2 } as const;
const SPACING = { min: -0.15, max: 1 } as const;
/** Lines beside each other, and frames of a page, that are compared; more are a pattern. */
const MAX_BESIDE = 300;
const MAX_FRAMES = 2000;
/** Width of a space in fonts that are not known, relative to the font size. */
const SPACE = 0.25;

/** Letters further apart than this belong to two words; if they are apart by more on average, they are tracked. */
const LETTER_GAP = 0.17;
const TRACKING = 0.02;
/** What letters cover above and below their baseline, relative to the font size. */
const ABOVE = 0.72;
const BELOW = 0.2;

/** How a line is set to be as wide as in the PDF: see {@link Run}; `space` is added to each of its spaces, in points. */
type Fit = { scale: number; spacing: number; space: number };

/** Returns the mean distance of letters within words, in points. */
function letterGap(glyphs: readonly Glyph[]): number {
  let [sum, count] = [0, 0];
  glyphs.forEach(({ text, left, size }, i) => {
    const last = glyphs[i - 1];
    const gap = last && left - last.right;
    if (gap === undefined || last?.text === " " || text === " " || gap > LETTER_GAP * size) return;
    sum += gap;
    count += 1;
  });
  return count > 0 ? sum / count : 0;
}

/** Returns the width of a space in the PDF's font, relative to the font size, if the file has spaces. */
function ownSpace(glyphs: readonly Glyph[]): number | undefined {
  const space = glyphs.find(({ text }) => text === " ");
  return space && (space.right - space.left) / space.size;
}

/** Returns how a line's text fills its width: by the width of its letters, of its spaces, or of all gaps. */
function fitOf(segment: Segment, runs: readonly Run[], widthOf: WidthOf): Fit | undefined {
  let [own, usual] = [0, 0];
  for (const { text, left, right, size, style, script } of segment.glyphs) {
    if (text === " " || script) continue;
    const width = right - left;
    let known = 0;
    for (const character of text) known += widthOf(character, style) ?? Number.NaN;
    own += width;
    usual += Number.isFinite(known) ? known * size : width;
  }
  if (!(own > 0 && usual > 0)) return undefined;
  const share = own / usual;
  const scale = Math.abs(share - 1) > MIN_SCALING ? Math.min(SCALE.max, Math.max(SCALE.min, share)) : 1;
  const text = [...textOf(runs)];
  const spaces = text.filter((character) => character === " ").length;
  const style = segment.glyphs[0]?.style;
  const space = (style && widthOf(" ", style)) ?? ownSpace(segment.glyphs) ?? SPACE;
  const scripts = segment.glyphs.reduce((sum, one) => sum + (one.script ? one.right - one.left : 0), 0);
  const slack = boxWidth(segment) - (usual + spaces * space * segment.size) * scale - scripts;
  if (scale === 1 && Math.abs(slack) < MIN_SLACK) return undefined;
  const gap = letterGap(segment.glyphs);
  if (slack > 0 && spaces > 0 && gap < TRACKING * segment.size)
    return { scale, spacing: 0, space: Math.min(SPACING.max * segment.size, slack / spaces) };
  const spacing = slack / Math.max(1, text.length - 1) / segment.size;
  const bounded = Math.min(SPACING.max, Math.max(SPACING.min, spacing)) * segment.size;
  return { scale, spacing: bounded, space: bounded };
}

/** Sets runs as a line needs them; its spaces become runs if they are wider than its letters are apart. */
function fitted(runs: readonly Run[], { scale, spacing, space }: Fit): Run[] {
  const fitFor = (points: number) => ({ spacing: points, ...(scale !== 1 && { scale }) });
  return runs.flatMap((run) => {
    if (space === spacing) return [{ ...run, fit: fitFor(spacing) }];
    const parts = run.text.split(/( +)/).filter((part) => part !== "");
    return parts.map((text) => ({ ...run, text, fit: fitFor(text.startsWith(" ") ? space : spacing) }));
  });
}

function toLine(segment: Segment, widthOf: WidthOf): FrameLine {
  const { left, right, top, bottom, baseline } = segment;
  const rtl = isMostlyRtl(segment.glyphs.map(({ text }) => text));
  const runs = runsOf(segment, rtl);
  const fit = fitOf(segment, runs, widthOf);
  const size = Math.max(1, ...runs.map((run) => run.size));
  return { left, right, top, bottom, baseline, rtl, size, runs: fit ? fitted(runs, fit) : runs };
}

const differ = (a: number, b: number, share: number) => Math.abs(a - b) > share * Math.max(a, b);

/** Returns whether a line goes on under the others of a frame. @param step the distance of their baselines, if there are several */
function continues(line: FrameLine, lines: readonly FrameLine[], step: number | undefined): boolean {
  const last = lines.at(-1);
  if (!last || last.rtl !== line.rtl || differ(last.size, line.size, SAME_SIZE)) return false;
  const own = line.baseline - last.baseline;
  if (own < MIN_STEP * line.size || own > MAX_STEP * line.size) return false;
  if (step !== undefined && differ(own, step, SAME_STEP)) return false;
  const box = around(lines);
  const shift = line.rtl ? Math.abs(line.right - box.right) : Math.abs(line.left - box.left);
  return shift < MAX_SHIFT * line.size && line.left < box.right && line.right > box.left;
}

/** Groups lines of one column. */
function groupLines(lines: readonly FrameLine[]): FrameLine[][] {
  const frames: FrameLine[][] = [];
  let open: FrameLine[][] = [];
  for (const line of lines) {
    open = open
      .filter((frame) => line.baseline - (frame.at(-1)?.baseline ?? 0) < MAX_STEP * line.size * 2)
      .slice(-MAX_BESIDE);
    const stepOf = ([first, second]: FrameLine[]) => first && second && second.baseline - first.baseline;
    const fitting = open.filter((frame) => continues(line, frame, stepOf(frame)));
    // Another line between the two would be covered by the frame.
    const free = fitting.filter((frame) => {
      const last = frame.at(-1) as FrameLine;
      const gap = { ...around([last, line]), top: last.baseline, bottom: line.baseline - ABOVE * line.size };
      return !open.some((other) => other !== frame && meets(gap, inkOf(other.slice(-1))));
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
  const columns = toRegions(toSegments(glyphs)).flatMap((region) =>
    (rtl ? region.columns.toReversed() : region.columns).flat(),
  );
  const frames = columns.flatMap((segments) => {
    const lines = segments.map((segment) => toLine(segment, widthOf));
    return groupLines(lines.sort((a, b) => a.baseline - b.baseline || a.left - b.left));
  });
  const boxes = frames.map(inkOf);
  const near = boxes.slice(0, MAX_FRAMES);
  return frames.map((lines, i) => ({
    lines,
    rtl: lines[0]?.rtl ?? false,
    room: i < MAX_FRAMES ? roomOf(boxes[i] as Box, near, shown) : (boxes[i] as Box),
  }));
}

/** Returns the box that the letters of lines cover. */
function inkOf(lines: readonly FrameLine[]): Box {
  const [first, last] = [lines[0] as FrameLine, lines.at(-1) as FrameLine];
  return {
    ...around(lines),
    top: first.baseline - ABOVE * first.size,
    bottom: last.baseline + BELOW * last.size,
  };
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

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
