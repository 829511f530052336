import { around, type Box, holds, widthOf } from "../../geometry";

/**
 * Finds the pictures of a scanned page: its ink without words and rules, in groups that are larger than letters. The
 * steps are those of page segmentation by connected components and run-lengths (Wong, Casey and Wahl, "Document analysis
 * system", IBM J. Res. Dev. 26, 1982; Bloomberg, "Multiresolution morphological approach to document image analysis",
 * ICDAR 1991), with the words of a text recognition in place of a guess where text is. Lengths are in points.
 */

/** A word and how sure its reading is, 0 to 100. */
export type ScannedWord = Box & { text: string; confidence: number; line: number };

/** R, G and B of each pixel. */
export type ColorRaster = { pixels: Uint8Array; width: number; height: number };

/** A picture on the page. `photo`: it has more tones than ink and paper. */
export type PictureRegion = Box & { photo: boolean };

/** Pixels are ink below this share of the paper's lightness. */
const INK = 0.85;
/** Readings that count as words, and those that are repeated in a picture's description. */
const SURE_WORD = 60;
/** Around a word, for what the box of a reading leaves out. */
const WORD_MARGIN = 1.5;
/** A reading of one or two characters that is this much taller than the text is a drawing that looks like letters. */
const GIANT = 3;
/** A line that is at least this long and at most this thick is a rule. */
const RULE_LENGTH = 16;
const RULE_THICKNESS = 3.5;
/** Smaller parts are specks. */
const SPECK = 3;
/** Parts that are closer belong together. */
const REACH = 5;
/** Smallest side of a picture, and the smallest length of its largest part, which is no letter. */
const MIN_SIZE = 24;
const MIN_PART = 22;
/** Parts of a page at which a rejected group is looked at one by one. */
const MAX_PARTS = 40;
/** Shadows at a page's edge are thinner than this share of the page. */
const SHADOW_SHARE = 0.06;
const EDGE = 4;
/** Largest hole for a binder (8 mm), and its distance from the edge of the sheet (25 mm). */
const HOLE = 24;
const HOLE_DISTANCE = 72;
/** Share of a region's area from which its words are more than labels. */
const MAX_TEXT_SHARE = 0.3;
/** Words in lines of so many words are prose; a picture has at most so many of them. */
const PROSE_LINE = 5;
const MAX_PROSE = 20;
/** Boxes of parts are in whole pixels, those of groups in whole fields. */
const ROUNDING = 1;
/** Differences of lightness, of 255, in a background of one color, and the share of its pixels that have them. */
const FLAT = 14;
const FLAT_SHARE = 0.85;
/** Share of pixels between ink and paper from which a region is a photo. */
const TONES = 0.15;
/** How far axes and boxes reach beyond what they are part of, relative to its sides, or in points. */
const FRAME = 0.5;
const FRAME_REACH = 100;
/** Distance of the numbers along an axis. */
const AXIS_DISTANCE = 24;
/** Words from which uneven paper is measured. */
const ENOUGH_SAMPLES = 12;

const isNumber = /^[\p{Sc}+\-−(]*\p{N}[\p{N}.,:%\p{Sc})°]*$/u;

const heightOf = ({ top, bottom }: Box) => bottom - top;
const areaOf = (box: Box) => widthOf(box) * heightOf(box);
const shorterOf = (box: Box) => Math.min(widthOf(box), heightOf(box));
const longerOf = (box: Box) => Math.max(widthOf(box), heightOf(box));
const grownBy = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
const touch = (a: Box, b: Box) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** One byte per pixel, and the pixels per point. */
type Plane = { data: Uint8Array; width: number; height: number; scale: number };

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

function fill(plane: Plane, box: Box, value: number): void {
  const { left, top, right, bottom } = pixelsOf(plane, box);
  for (let y = top; y < bottom; y++) plane.data.fill(value, y * plane.width + left, y * plane.width + right);
}

function histogramOf(plane: Plane, box: Box): { counts: Uint32Array; total: number } {
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

/** Solves a system of linear equations by elimination. @param rows coefficients and the right side */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let j = i + 1; j < size; j++)
      if (Math.abs(rows[j]?.[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0)) best = j;
    [rows[i], rows[best]] = [rows[best] as number[], rows[i] as number[]];
    const pivot = rows[i] as number[];
    if (Math.abs(pivot[i] as number) < 1e-9) return undefined;
    for (let j = 0; j < size; j++) {
      if (j === i) continue;
      const row = rows[j] as number[];
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k <= size; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number));
}

/**
 * Measures the lightness of the paper where words stand on it, so that gray paper and shadows are no ink: a surface of the
 * second degree, without words on a darker background.
 *
 * @returns the lightness at a place, x and y from 0 to 1
 */
function paperOf(plane: Plane, words: readonly ScannedWord[]): (x: number, y: number) => number {
  const whole = { left: 0, top: 0, right: plane.width / plane.scale, bottom: plane.height / plane.scale };
  const samples = words.map((word) => ({
    x: (word.left + word.right) / 2 / whole.right,
    y: (word.top + word.bottom) / 2 / whole.bottom,
    value: quantile(plane, grownBy(word, 2), 0.9),
  }));
  const usual = median(samples.map(({ value }) => value));
  const constant = samples.length > 0 ? usual : quantile(plane, whole, 0.9);
  if (samples.length < ENOUGH_SAMPLES) return () => constant;
  const terms = (x: number, y: number) => [1, x, y, x * x, x * y, y * y];
  const at = (factors: readonly number[], x: number, y: number) =>
    terms(x, y).reduce((sum, term, i) => sum + term * (factors[i] ?? 0), 0);
  let kept = samples.filter(({ value }) => value > usual * 0.6);
  let factors: number[] | undefined;
  for (let round = 0; round < 3; round++) {
    // A little ridge regression: words in one line do not tell how the paper is elsewhere.
    const rows = Array.from({ length: 6 }, (_, i) =>
      Array.from({ length: 7 }, (_, j) => (i === j && i > 0 ? 0.02 * kept.length : 0)),
    );
    for (const { x, y, value } of kept) {
      const own = [...terms(x, y), value];
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 7; j++)
          (rows[i] as number[])[j] = (rows[i]?.[j] ?? 0) + (own[i] as number) * (own[j] as number);
    }
    factors = solve(rows);
    if (!factors) return () => constant;
    const fitted = factors;
    kept = samples.filter(({ x, y, value }) => value > at(fitted, x, y) - 24);
    if (kept.length < ENOUGH_SAMPLES) return () => constant;
  }
  const values = kept.map(({ value }) => value);
  const [least, most] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  const found = factors as number[];
  return (x, y) => Math.max(least, Math.min(most, at(found, x, y)));
}

/** Returns the darkest channel of each pixel: yellow is no paper. */
function darkestOf({ pixels, width, height }: ColorRaster): Uint8Array {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 3)
    data[at] = Math.min(pixels[from] as number, pixels[from + 1] as number, pixels[from + 2] as number);
  return data;
}

/** Marks ink with 1. */
function inkOf(plane: Plane, paper: (x: number, y: number) => number): Plane {
  const { data, width, height } = plane;
  const ink = new Uint8Array(data.length);
  // The paper hardly changes within a few pixels.
  const step = 16;
  for (let y = 0; y < height; y++)
    for (let start = 0; start < width; start += step) {
      const limit = INK * paper(start / width, y / height);
      for (let x = start, at = y * width + start; x < Math.min(width, start + step); x++, at++)
        if ((data[at] as number) < limit) ink[at] = 1;
    }
  return { ...plane, data: ink };
}

/** Takes long thin lines out of the ink. @returns their boxes */
function removeRules(ink: Plane): Box[] {
  const { data, width, height, scale } = ink;
  const [long, thick] = [RULE_LENGTH * scale, Math.ceil(RULE_THICKNESS * scale)];
  const rules = new Uint8Array(data.length);
  // Along the rows, then along the columns.
  for (const [lines, length, next, step] of [
    [height, width, width, 1],
    [width, height, 1, width],
  ] as const)
    for (let line = 0; line < lines; line++)
      for (let start = 0; start < length; start++) {
        const first = line * next + start * step;
        if (data[first] !== 1) continue;
        let end = start;
        while (end < length && data[line * next + end * step] === 1) end++;
        if (end - start >= long)
          for (let i = start; i < end; i++) {
            const at = line * next + i * step;
            let across = 1;
            for (let n = 1; n <= line && across <= thick && data[at - n * next] === 1; n++) across++;
            for (let n = 1; n < lines - line && across <= thick && data[at + n * next] === 1; n++) across++;
            if (across <= thick) rules[at] = 1;
          }
        start = end;
      }
  for (let at = 0; at < data.length; at++) if (rules[at] === 1) data[at] = 0;
  return partsOf({ ...ink, data: rules });
}

/**
 * Returns the boxes of connected pixels that are 1, and leaves 2 in their place.
 *
 * @param isPart the pixels of others become 0
 */
function partsOf({ data, width, height, scale }: Plane, isPart: (box: Box) => boolean = () => true): Box[] {
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

/** Groups parts that are close to each other by the fields of a coarse grid that have their ink. */
function groupsOf(ink: Plane, parts: readonly Box[]): Box[][] {
  const field = REACH * ink.scale;
  const [columns, rows] = [Math.ceil(ink.width / field), Math.ceil(ink.height / field)];
  const grid = { data: new Uint8Array(columns * rows), width: columns, height: rows, scale: 1 / REACH };
  for (let y = 0, at = 0; y < ink.height; y++) {
    const row = Math.floor(y / field) * columns;
    for (let x = 0; x < ink.width; x++, at++)
      if (ink.data[at] !== 0) grid.data[row + Math.floor(x / field)] = 1;
  }
  const boxes = partsOf(grid);
  const groups = boxes.map((): Box[] => []);
  for (const part of parts) {
    const within = boxes.map((box, i) => [box, i] as const).filter(([box]) => contains(box, part));
    const smallest = within.reduce<(typeof within)[number] | undefined>(
      (a, b) => (a && areaOf(a[0]) <= areaOf(b[0]) ? a : b),
      undefined,
    );
    if (smallest) groups[smallest[1]]?.push(part);
  }
  return groups.filter((group) => group.length > 0);
}

const contains = (outer: Box, inner: Box) =>
  inner.left >= outer.left - ROUNDING &&
  inner.top >= outer.top - ROUNDING &&
  inner.right <= outer.right + ROUNDING &&
  inner.bottom <= outer.bottom + ROUNDING;

/** Joins boxes until none touch. */
function apart(boxes: readonly Box[]): Box[] {
  let joined: Box[] = [];
  for (const box of boxes) {
    let own = box;
    for (let near = joined.filter((one) => touch(one, own)); near.length > 0; ) {
      joined = joined.filter((one) => !near.includes(one));
      own = around([own, ...near]);
      near = joined.filter((one) => touch(one, own));
    }
    joined.push(own);
  }
  return joined;
}

/** Returns whether a box is small and near the edge of the sheet, as the holes of a binder are. */
function isHole(box: Box, page: Box): boolean {
  const distances = [box.left, box.top, page.right - box.right, page.bottom - box.bottom];
  return longerOf(box) <= HOLE && Math.min(...distances) < HOLE_DISTANCE;
}

/** Returns whether a box at the edge of the page is the shadow of a lid or of a fold. */
function isShadow(box: Box, page: Box): boolean {
  const side = Math.min(box.left, page.right - box.right);
  const end = Math.min(box.top, page.bottom - box.bottom);
  return (
    (side < EDGE && widthOf(box) < SHADOW_SHARE * page.right) ||
    (end < EDGE && heightOf(box) < SHADOW_SHARE * page.bottom)
  );
}

/** Returns whether the words in a box are text: prose, or more than labels. */
function isText(box: Box, words: readonly ScannedWord[]): boolean {
  const inside = words.filter((word) => holds(box, word));
  if (inside.reduce((sum, word) => sum + areaOf(word), 0) > MAX_TEXT_SHARE * areaOf(box)) return true;
  const lines = new Map<number, number>();
  for (const { line } of inside) lines.set(line, (lines.get(line) ?? 0) + 1);
  const prose = [...lines.values()].filter((count) => count >= PROSE_LINE);
  return prose.reduce((sum, count) => sum + count, 0) > MAX_PROSE;
}

/** Returns whether words stand on a background of one color that is not the paper's. */
function isBackground(plane: Plane, box: Box, words: readonly ScannedWord[], paper: number): boolean {
  const inside = words.filter((word) => holds(box, word));
  if (inside.length === 0) return false;
  const { counts, total } = histogramOf(plane, box);
  let most = 0;
  for (let value = 0; value + 2 * FLAT < INK * paper; value++) {
    const count = counts.slice(value, value + 2 * FLAT).reduce((a, b) => a + b, 0);
    if (count > most) most = count;
  }
  const covered = inside.reduce((sum, word) => sum + areaOf(word), 0) / areaOf(box);
  return most > FLAT_SHARE * total * (1 - Math.min(0.5, covered));
}

/** Returns whether many pixels of a box are neither as dark as ink nor as light as paper. */
function hasTones(plane: Plane, box: Box, paper: number): boolean {
  const { counts, total } = histogramOf(plane, box);
  const [dark, light] = [Math.round(paper * 0.3), Math.round(paper * 0.88)];
  return counts.slice(dark, light).reduce((a, b) => a + b, 0) > TONES * total;
}

/** Adds rules that touch a picture and reach a little beyond it: axes, its frame, and the boxes of a diagram. */
function withRules(seed: Box, rules: readonly Box[], words: readonly ScannedWord[]): Box {
  const [w, h] = [
    Math.max(FRAME_REACH, widthOf(seed) * FRAME),
    Math.max(FRAME_REACH, heightOf(seed) * FRAME),
  ];
  const limit = { left: seed.left - w, right: seed.right + w, top: seed.top - h, bottom: seed.bottom + h };
  let box = seed;
  for (let round = 0; round < 2; round++)
    box = around([box, ...rules.filter((rule) => contains(limit, rule) && touch(grownBy(box, REACH), rule))]);
  return isText(box, words) ? seed : box;
}

/** Adds the numbers along axes: lines of nothing else beside a picture. */
function withNumbers(box: Box, words: readonly ScannedWord[]): Box {
  const near = grownBy(box, AXIS_DISTANCE);
  const others = new Set(
    words.filter((word) => !isNumber.test(word.text) || !holds(near, word)).map(({ line }) => line),
  );
  return around([box, ...words.filter((word) => !others.has(word.line))]);
}

/**
 * Finds the pictures of a scanned page.
 *
 * @param raster the page, upright and straight
 * @param scale its pixels per point
 * @param words what was read on it, in points
 * @returns boxes in points that do not touch
 */
export function findPictureRegions(
  raster: ColorRaster,
  scale: number,
  words: readonly ScannedWord[],
): PictureRegion[] {
  const { width, height } = raster;
  const plane: Plane = { data: darkestOf(raster), width, height, scale };
  const page: Box = { left: 0, top: 0, right: width / scale, bottom: height / scale };
  const sure = words.filter(({ confidence }) => confidence >= SURE_WORD);
  const usual = median(sure.map(heightOf));
  const isGiant = (word: ScannedWord) => [...word.text].length <= 2 && heightOf(word) > GIANT * usual;
  const read = sure.filter((word) => !isGiant(word));
  const paper = paperOf(plane, read);
  const ink = inkOf(plane, paper);
  for (const word of read) fill(ink, grownBy(word, WORD_MARGIN), 0);
  const rules = removeRules(ink);
  const parts = partsOf(ink, (box) => longerOf(box) >= SPECK && !isShadow(box, page));
  const paperAt = (box: Box) =>
    paper((box.left + box.right) / 2 / page.right, (box.top + box.bottom) / 2 / page.bottom);
  const isPicture = (box: Box) =>
    shorterOf(box) >= MIN_SIZE &&
    !isHole(box, page) &&
    !isText(box, read) &&
    !isBackground(plane, box, read, paperAt(box));
  const found = groupsOf(ink, parts).flatMap((group) => {
    const large = group.filter((part) => longerOf(part) >= Math.max(MIN_PART, 2 * usual));
    if (large.length === 0) return [];
    const box = around(group);
    if (isPicture(box)) return [box];
    return group.length > 1 ? large.slice(0, MAX_PARTS).filter(isPicture) : [];
  });
  const framed = apart(found.map((box) => withRules(box, rules, read)));
  return framed
    .filter((box) => !isText(box, read))
    .map((box) => ({ ...withNumbers(box, sure), photo: hasTones(plane, box, paperAt(box)) }));
}
