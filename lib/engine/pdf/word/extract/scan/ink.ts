import { type Box, grownBy } from "../../../geometry";
import { median } from "../../statistics";
import type { Rule, Rules } from "../../types";
import { scan as settings } from "../settings";

/** Tells the ink of a scanned page from its paper. Lengths are in points. */

/** A word and how sure its reading is, 0 to 100. */
export type ScannedWord = Box & { text: string; confidence: number; line: number };

/** R, G and B of each pixel. */
export type ColorRaster = { pixels: Uint8Array; width: number; height: number };

/** One byte per pixel, and the pixels per point. */
export type Plane = { data: Uint8Array; width: number; height: number; scale: number };

/** Returns a box in whole pixels within a plane; right and bottom are exclusive. */
function pixelsOf({ width, height, scale }: Plane, { left, top, right, bottom }: Box): Box {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return {
    left: within(Math.floor(left * scale), width),
    top: within(Math.floor(top * scale), height),
    right: within(Math.ceil(right * scale), width),
    bottom: within(Math.ceil(bottom * scale), height),
  };
}

export function fill(plane: Plane, box: Box, value: number): void {
  const { left, top, right, bottom } = pixelsOf(plane, box);
  for (let y = top; y < bottom; y++) plane.data.fill(value, y * plane.width + left, y * plane.width + right);
}

export function histogramOf(plane: Plane, box: Box): { counts: Uint32Array; total: number } {
  const { left, top, right, bottom } = pixelsOf(plane, box);
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++)
    for (let x = left, at = y * plane.width + left; x < right; x++, at++)
      (counts[plane.data[at] as number] as number)++;
  return { counts, total: Math.max(0, right - left) * Math.max(0, bottom - top) };
}

/** Returns the value that a share of the pixels in a box stays below. */
function quantile(plane: Plane, box: Box, share: number): number {
  const { counts, total } = histogramOf(plane, box);
  let value = 0;
  for (let below = 0; value < 255; value++) {
    below += counts[value] as number;
    if (below > total * share) break;
  }
  return value;
}

/**
 * Solves a system of linear equations with a symmetric positive definite matrix, by the method of Gauss and Seidel.
 *
 * @param rows coefficients and the right side
 */
function solve(rows: readonly (readonly number[])[]): number[] {
  const found = rows.map(() => 0);
  for (let round = 0; round < 5000; round++)
    rows.forEach((row, i) => {
      const rest = found.reduce((sum, value, j) => (j === i ? sum : sum + value * (row[j] ?? 0)), 0);
      found[i] = ((row[rows.length] ?? 0) - rest) / (row[i] ?? 1);
    });
  return found;
}

/**
 * Measures the lightness of the paper where words stand on it, so that gray paper and shadows are no ink: a surface of the
 * second degree, without words on a darker background.
 *
 * @returns the lightness at a place, x and y from 0 to 1
 */
export function paperOf(plane: Plane, words: readonly ScannedWord[]): (x: number, y: number) => number {
  const whole = { left: 0, top: 0, right: plane.width / plane.scale, bottom: plane.height / plane.scale };
  const samples = words.map((word) => ({
    x: (word.left + word.right) / 2 / whole.right,
    y: (word.top + word.bottom) / 2 / whole.bottom,
    value: quantile(plane, grownBy(word, 2), 0.9),
  }));
  const usual = median(samples.map(({ value }) => value));
  const constant = samples.length > 0 ? usual : quantile(plane, whole, 0.9);
  if (samples.length < settings.enoughSamples) return () => constant;
  const terms = (x: number, y: number) => [1, x, y, x * x, x * y, y * y];
  const at = (factors: readonly number[], x: number, y: number) =>
    terms(x, y).reduce((sum, term, i) => sum + term * (factors[i] ?? 0), 0);
  let kept = samples.filter(({ value }) => value > usual * 0.6);
  let factors: number[] = [];
  for (let round = 0; round < 3; round++) {
    const own = kept.map(({ x, y, value }) => [...terms(x, y), value]);
    // A little ridge regression: words in one line do not tell how the paper is elsewhere.
    const rows = Array.from({ length: 6 }, (_, i) =>
      Array.from({ length: 7 }, (_, j) =>
        own.reduce(
          (sum, one) => sum + (one[i] as number) * (one[j] as number),
          i === j && i > 0 ? 0.02 * kept.length : 0,
        ),
      ),
    );
    factors = solve(rows);
    kept = samples.filter(({ x, y, value }) => value > at(factors, x, y) - 24);
    if (kept.length < settings.enoughSamples) return () => constant;
  }
  const values = kept.map(({ value }) => value);
  const [least, most] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  return (x, y) => Math.max(least, Math.min(most, at(factors, x, y)));
}

/** Returns the darkest channel of each pixel: yellow is no paper. */
export function darkestOf({ pixels, width, height }: ColorRaster): Uint8Array {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 3)
    data[at] = Math.min(pixels[from] as number, pixels[from + 1] as number, pixels[from + 2] as number);
  return data;
}

/** Marks ink with 1. */
export function inkOf(plane: Plane, paper: (x: number, y: number) => number): Plane {
  const { data, width, height } = plane;
  const ink = new Uint8Array(data.length);
  // The paper hardly changes within a few pixels.
  const step = 16;
  for (let y = 0; y < height; y++)
    for (let start = 0; start < width; start += step) {
      const limit = settings.ink * paper(start / width, y / height);
      for (let x = start, at = y * width + start; x < Math.min(width, start + step); x++, at++)
        if ((data[at] as number) < limit) ink[at] = 1;
    }
  return { ...plane, data: ink };
}

/** Takes long thin lines out of the ink. @returns each of them, and the boxes of those that touch */
export function removeRules(ink: Plane): { rules: Rules; boxes: Box[] } {
  const { data, width, height, scale } = ink;
  const [long, thick] = [settings.ruleLength * scale, Math.ceil(settings.ruleThickness * scale)];
  const most = settings.ruleBreak * scale;
  const marks = new Uint8Array(data.length);
  /** Whether there is ink at a place of a line, or beside it: a thin line that is not quite straight changes its row. */
  const isInk = (at: number, next: number) =>
    data[at] === 1 || data[at - next] === 1 || data[at + next] === 1;
  const runsAlong = (lines: number, length: number, next: number, step: number): InkRun[] => {
    const runs: InkRun[] = [];
    for (let line = 0; line < lines; line++)
      for (let start = 0; start < length; start++) {
        const first = line * next + start * step;
        if (data[first] !== 1) continue;
        let end = start;
        // Noise breaks lines.
        for (let i = start; i < length && i - end <= most; i++)
          if (isInk(line * next + i * step, next)) end = i + 1;
        if (end - start >= long) {
          let thin = 0;
          for (let i = start; i < end; i++) {
            const at = line * next + i * step;
            if (data[at] !== 1) {
              thin++;
              continue;
            }
            let across = 1;
            for (let n = 1; n <= line && across <= thick && data[at - n * next] === 1; n++) across++;
            for (let n = 1; n < lines - line && across <= thick && data[at + n * next] === 1; n++) across++;
            if (across > thick) continue;
            marks[at] = 1;
            thin++;
          }
          if (thin > settings.thinShare * (end - start)) runs.push({ line, start, end });
        }
        start = end;
      }
    return runs;
  };
  const rules = {
    horizontal: rulesOf(runsAlong(height, width, width, 1), scale),
    vertical: rulesOf(runsAlong(width, height, 1, width), scale),
  };
  for (let at = 0; at < data.length; at++) if (marks[at] === 1) data[at] = 0;
  return { rules, boxes: partsOf({ ...ink, data: marks }) };
}

/** Pixels of ink along a row or column of pixels; `end` is exclusive. */
type InkRun = { line: number; start: number; end: number };

/** Joins runs that are side by side, or one after the other, such as the steps of a line that is not quite straight. */
function rulesOf(runs: readonly InkRun[], scale: number): Rule[] {
  const [gap, step] = [settings.ruleGap * scale, settings.ruleThickness * scale];
  const found: (InkRun & { last: number; pixels: number; moment: number })[] = [];
  for (const { line, start, end } of runs) {
    const own = found.findLast(
      (rule) => rule.last >= line - step && start <= rule.end + gap && end >= rule.start - gap,
    );
    const pixels = end - start;
    if (!own) found.push({ line, start, end, last: line, pixels, moment: pixels * line });
    else {
      own.start = Math.min(own.start, start);
      own.end = Math.max(own.end, end);
      own.last = line;
      own.pixels += pixels;
      own.moment += pixels * line;
    }
  }
  return found.map(({ start, end, pixels, moment }) => ({
    at: (moment / pixels + 0.5) / scale,
    from: start / scale,
    to: end / scale,
    width: pixels / (end - start) / scale,
  }));
}

/**
 * Returns the boxes of connected pixels that are 1, and leaves 2 in their place.
 *
 * @param isPart the pixels of others become 0
 */
export function partsOf(
  { data, width, height, scale }: Plane,
  isPart: (box: Box) => boolean = () => true,
): Box[] {
  const found: Box[] = [];
  const flood = (start: number, from: number, to: number): Box => {
    let [left, top, right, bottom] = [width, height, 0, 0];
    const pending = [start];
    data[start] = to;
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || data[next] !== from) continue;
          data[next] = to;
          pending.push(next);
        }
    }
    return { left: left / scale, top: top / scale, right: (right + 1) / scale, bottom: (bottom + 1) / scale };
  };
  for (let start = 0; start < data.length; start++) {
    if (data[start] !== 1) continue;
    const box = flood(start, 1, 2);
    if (isPart(box)) found.push(box);
    else flood(start, 2, 0);
  }
  return found;
}
