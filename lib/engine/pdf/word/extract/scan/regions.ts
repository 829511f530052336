import {
  areaOf,
  around,
  type Box,
  grownBy,
  heightOf,
  holds,
  isInside,
  touch,
  widthOf,
} from "../../../geometry";
import { median } from "../../statistics";
import type { Rules } from "../../types";
import { scan as settings } from "../settings";
import {
  type ColorRaster,
  darkestOf,
  fill,
  histogramOf,
  inkOf,
  type Plane,
  paperOf,
  partsOf,
  removeRules,
  type ScannedWord,
} from "./ink";

/**
 * Finds the pictures of a scanned page: its ink without words and rules, in groups that are larger than letters. The
 * steps are those of page segmentation by connected components and run-lengths (Wong, Casey and Wahl, "Document analysis
 * system", IBM J. Res. Dev. 26, 1982; Bloomberg, "Multiresolution morphological approach to document image analysis",
 * ICDAR 1991), with the words of a text recognition in place of a guess where text is. Lengths are in points.
 */

/** A picture on the page. `photo`: it has more tones than ink and paper. */
export type PictureRegion = Box & { photo: boolean };

const isWritten = /[\p{L}\p{N}]/u;
const isNumber = /^[\p{Sc}+\-−(]*\p{N}[\p{N}.,:%\p{Sc})°]*$/u;

const shorterOf = (box: Box) => Math.min(widthOf(box), heightOf(box));
const longerOf = (box: Box) => Math.max(widthOf(box), heightOf(box));

/** Groups parts that are close to each other by the fields of a coarse grid that have their ink. */
function groupsOf(ink: Plane, parts: readonly Box[]): Box[][] {
  const field = settings.reach * ink.scale;
  const [columns, rows] = [Math.ceil(ink.width / field), Math.ceil(ink.height / field)];
  const grid = {
    data: new Uint8Array(columns * rows),
    width: columns,
    height: rows,
    scale: 1 / settings.reach,
  };
  for (let y = 0, at = 0; y < ink.height; y++) {
    const row = Math.floor(y / field) * columns;
    for (let x = 0; x < ink.width; x++, at++)
      if (ink.data[at] !== 0) grid.data[row + Math.floor(x / field)] = 1;
  }
  const boxes = partsOf(grid);
  const groups = boxes.map((): Box[] => []);
  for (const part of parts) {
    const within = boxes
      .map((box, i) => [box, i] as const)
      .filter(([box]) => isInside(part, box, settings.rounding));
    const smallest = within.reduce<(typeof within)[number] | undefined>(
      (a, b) => (a && areaOf(a[0]) <= areaOf(b[0]) ? a : b),
      undefined,
    );
    if (smallest) groups[smallest[1]]?.push(part);
  }
  return groups.filter((group) => group.length > 0);
}

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
  return longerOf(box) <= settings.hole && Math.min(...distances) < settings.holeDistance;
}

/** Returns whether a box at the edge of the page is the shadow of a lid or of a fold. */
function isShadow(box: Box, page: Box): boolean {
  const side = Math.min(box.left, page.right - box.right);
  const end = Math.min(box.top, page.bottom - box.bottom);
  return (
    (side < settings.edge && widthOf(box) < settings.shadowShare * page.right) ||
    (end < settings.edge && heightOf(box) < settings.shadowShare * page.bottom)
  );
}

/** Returns whether the words in a box are text: prose, or more than labels. */
function isText(box: Box, words: readonly ScannedWord[]): boolean {
  const inside = words.filter((word) => holds(box, word));
  if (inside.reduce((sum, word) => sum + areaOf(word), 0) > settings.maxTextShare * areaOf(box)) return true;
  const lines = new Map<number, number>();
  for (const { line } of inside) lines.set(line, (lines.get(line) ?? 0) + 1);
  const prose = [...lines.values()].filter((count) => count >= settings.proseLine);
  return prose.reduce((sum, count) => sum + count, 0) > settings.maxProse;
}

/** Returns whether words stand on a background of one color that is not the paper's. */
function isBackground(plane: Plane, box: Box, words: readonly ScannedWord[], paper: number): boolean {
  const inside = words.filter((word) => holds(box, word));
  if (inside.length === 0) return false;
  const { counts, total } = histogramOf(plane, box);
  let most = 0;
  for (let value = 0; value + 2 * settings.flat < settings.ink * paper; value++) {
    const count = counts.slice(value, value + 2 * settings.flat).reduce((a, b) => a + b, 0);
    if (count > most) most = count;
  }
  const covered = inside.reduce((sum, word) => sum + areaOf(word), 0) / areaOf(box);
  return most > settings.flatShare * total * (1 - Math.min(0.5, covered));
}

/** Returns whether many pixels of a box are neither as dark as ink nor as light as paper. */
function hasTones(plane: Plane, box: Box, paper: number): boolean {
  const { counts, total } = histogramOf(plane, box);
  const [dark, light] = [Math.round(paper * 0.3), Math.round(paper * 0.88)];
  return counts.slice(dark, light).reduce((a, b) => a + b, 0) > settings.tones * total;
}

/** Adds rules that touch a picture and reach a little beyond it. */
function withRules(seed: Box, rules: readonly Box[], words: readonly ScannedWord[]): Box {
  const [across, down] = [widthOf(seed), heightOf(seed)].map((side) =>
    Math.max(settings.frameReach, side * settings.frame),
  ) as [number, number];
  const limit = grownBy(seed, across, down);
  const inside = rules.filter((rule) => isInside(rule, limit, settings.rounding));
  let box = seed;
  // Those that touch the picture, and those that touch them.
  for (let round = 0; round < 2; round++) {
    const near = grownBy(box, settings.reach);
    box = around([box, ...inside.filter((rule) => touch(near, rule))]);
  }
  return isText(box, words) ? seed : box;
}

/** Adds the numbers along axes: lines of nothing else beside a picture. */
function withNumbers(box: Box, words: readonly ScannedWord[]): Box {
  const near = grownBy(box, settings.axisDistance);
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
 * @returns boxes in points that do not touch, and the lines of the page
 */
export function findPictureRegions(
  raster: ColorRaster,
  scale: number,
  words: readonly ScannedWord[],
): { regions: PictureRegion[]; rules: Rules } {
  const { width, height } = raster;
  const plane: Plane = { data: darkestOf(raster), width, height, scale };
  const page: Box = { left: 0, top: 0, right: width / scale, bottom: height / scale };
  const sure = words.filter(({ confidence }) => confidence >= settings.sureWord);
  const usual = median(sure.map(heightOf));
  const isGiant = (word: ScannedWord) =>
    ([...word.text].length <= 2 || word.confidence < settings.sureGiant) &&
    heightOf(word) > settings.giant * usual;
  const read = sure.filter((word) => !isGiant(word));
  const paper = paperOf(plane, read);
  const ink = inkOf(plane, paper);
  // The lines of tables are read as '|' and '_'.
  for (const word of read.filter(({ text }) => isWritten.test(text)))
    fill(ink, grownBy(word, settings.wordMargin), 0);
  const { rules, boxes } = removeRules(ink);
  const parts = partsOf(ink, (box) => longerOf(box) >= settings.speck && !isShadow(box, page));
  const paperAt = (box: Box) =>
    paper((box.left + box.right) / 2 / page.right, (box.top + box.bottom) / 2 / page.bottom);
  const isPicture = (box: Box) =>
    shorterOf(box) >= settings.minSize &&
    !isHole(box, page) &&
    !isText(box, read) &&
    !isBackground(plane, box, read, paperAt(box));
  const found = groupsOf(ink, parts).flatMap((group) => {
    const large = group.filter((part) => longerOf(part) >= Math.max(settings.minPart, 2 * usual));
    if (large.length === 0) return [];
    const box = around(group);
    if (isPicture(box)) return [box];
    return group.length > 1 ? large.slice(0, settings.maxParts).filter(isPicture) : [];
  });
  const framed = apart(found.map((box) => withRules(box, boxes, read)));
  const regions = framed
    .filter((box) => !isText(box, read))
    .map((box) => ({ ...withNumbers(box, sure), photo: hasTones(plane, box, paperAt(box)) }));
  return { regions, rules };
}
