import {
  areaOf,
  around,
  type Box,
  grownBy,
  heightOf,
  holds,
  intersect,
  isInside,
  overlap,
  touch,
  widthOf,
} from "../../../geometry";
import type { Glyph, Rules } from "../../types";
import { withLabels } from "../drawings";
import { figures as settings } from "../settings";
import type { Mark } from "../shapes";
import { labelsOf } from "./labels";
import { type Drawn, findSeeds, looseNodes, plainBoxes, type Seed } from "./seeds";
import { lengthOf, type PageText, readPageText } from "./text";

/** What a page shows, as figures are found in it. `rotated` are boxes of text that runs in another direction. */
type Shown = Drawn & {
  glyphs: readonly Glyph[];
  rules: Rules;
  rotated: readonly Box[];
  pictures: readonly Box[];
};

/** Returns the box around a box and others. */
const joined = (box: Box, others: readonly Box[]): Box => around([box, ...others]);

/** Adds the marks that touch a figure, as long as no text but labels comes with them: axes, gridlines and frames. */
function withMarks(figure: Seed, marks: readonly Mark[], limit: Box, fits: (box: Box) => boolean): Seed {
  let box: Box = figure;
  for (let round = 0; round < settings.rounds; round++) {
    const near = grownBy(box, settings.reach);
    const touching = marks.filter(
      (mark) => touch(near, mark) && !isInside(mark, box, 0) && isInside(mark, limit, 0),
    );
    if (touching.length === 0) break;
    const all = joined(box, touching);
    if (fits(all)) box = all;
    else
      for (const mark of touching.slice(0, settings.maxTried)) {
        const more = joined(box, [mark]);
        if (fits(more)) box = more;
      }
  }
  return { ...figure, ...box };
}

/** Adds lines above a figure that are as long as one in it: gridlines that nothing touches. */
function withGridlines(
  figure: Seed,
  marks: readonly Mark[],
  text: PageText,
  fits: (box: Box) => boolean,
): Seed {
  const level = marks.filter((mark) => mark.kind === "line" && heightOf(mark) < settings.axisThickness);
  const own = level.filter(
    (line) => isInside(line, figure, 1) && widthOf(line) > settings.minGridline * widthOf(figure),
  );
  if (own.length === 0) return figure;
  const isSame = (line: Box) =>
    own.some(
      ({ left, right }) =>
        Math.abs(left - line.left) < settings.edgeTolerance &&
        Math.abs(right - line.right) < settings.edgeTolerance,
    );
  let box: Box = figure;
  for (const line of level.filter(isSame).sort((a, b) => b.top - a.top)) {
    const gap = { ...line, top: line.bottom, bottom: box.top };
    const isNear = heightOf(gap) > 0 && heightOf(gap) < heightOf(figure) && text.isEmpty(gap);
    if (isNear && fits(joined(box, [line]))) box = joined(box, [line]);
  }
  return { ...figure, ...box };
}

/** Extends a figure to the largest box that it fills a good part of, such as the paper of a chart. */
function withSheet(figure: Seed, sheets: readonly Box[], fits: (box: Box) => boolean): Seed {
  const isOwn = (sheet: Box) =>
    isInside(figure, sheet, settings.edgeTolerance) &&
    areaOf(figure) > settings.minSheetShare * areaOf(sheet) &&
    fits(joined(figure, [sheet]));
  const [largest] = sheets.filter(isOwn).sort((a, b) => areaOf(b) - areaOf(a));
  return largest ? { ...figure, ...joined(figure, [largest]) } : figure;
}

/** Extends what is surely part of a figure to all of it. @param seeds those of all figures */
function grow(seed: Seed, seeds: readonly Seed[], shown: Shown, text: PageText): Seed {
  const { view, marks, rotated } = shown;
  const page = view.width * view.height;
  const free = marks.filter((mark) => !text.isInTable(mark));
  const fits = (box: Box) =>
    areaOf(box) < settings.maxPageShare * page && !text.isTextBox(box, seed.maxTextShare);
  const boxes = [...shown.sheets, ...free.filter(({ kind }) => kind === "box")];
  let figure = seed;
  for (let round = 0; round < settings.rounds; round++) {
    const before = areaOf(figure);
    const reach = settings.growth * Math.max(widthOf(figure), heightOf(figure));
    figure = withMarks(figure, free, grownBy(figure, reach), fits);
    const others = seeds.filter((other) => !overlap(other, figure));
    // A label can be that of another chart.
    const isOwn = (box: Box) => fits(box) && !others.some((other) => overlap(other, box));
    figure = withGridlines(figure, free, text, isOwn);
    figure = withSheet(figure, boxes, fits);
    const labeled = { ...figure, ...withLabels(figure, text.letters) };
    if (isOwn(labeled)) figure = labeled;
    const sheets = boxes.filter((box) => !overlap(box, figure) && areaOf(box) > areaOf(seed));
    for (const label of labelsOf(figure, free, text, rotated)) {
      if (sheets.some((sheet) => holds(sheet, label))) continue;
      const more = joined(figure, [label]);
      if (isOwn(more)) figure = { ...figure, ...more };
    }
    if (areaOf(figure) <= before) break;
  }
  const isOn = (picture: Box) =>
    overlap(picture, figure) && areaOf(intersect(picture, figure)) > areaOf(picture) / 2;
  const pictures = shown.pictures.filter((picture) => isOn(picture) && fits(joined(figure, [picture])));
  return { ...figure, ...joined(figure, pictures) };
}

const gapOf = (a: Box, b: Box) => ({
  across: Math.max(a.left, b.left) - Math.min(a.right, b.right),
  down: Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom),
});

/** Returns whether lines of text end between two boxes side by side, as they do between columns. */
function areInColumns(a: Box, b: Box, { segments }: PageText): boolean {
  const [from, to] = [Math.min(a.right, b.right), Math.max(a.left, b.left)];
  const { left, right } = around([a, b]);
  const long = segments.filter(
    (one) => lengthOf(one) >= settings.minLine && one.left < right && one.right > left,
  );
  const crossing = long.filter((one) => one.left < from && one.right > to);
  return long.length - crossing.length > Math.max(settings.minLines, 2 * crossing.length);
}

/** Returns whether two figures are parts of one: side by side or one below the other, with nothing but space between them. */
function belongTogether(a: Box, b: Box, text: PageText): boolean {
  const { across, down } = gapOf(a, b);
  if (across <= 0 && down <= 0) return true;
  const isRow = across > 0 && -down > settings.minCommon * Math.min(heightOf(a), heightOf(b));
  const isColumn = down > 0 && -across > settings.minCommon * Math.min(widthOf(a), widthOf(b));
  if (!isRow && !isColumn) return false;
  const most = isRow ? Math.max(settings.minApart, widthOf(a), widthOf(b)) : settings.minApart;
  if ((isRow ? across : down) > most) return false;
  const between: Box = {
    left: isRow ? Math.min(a.right, b.right) : Math.max(a.left, b.left),
    right: isRow ? Math.max(a.left, b.left) : Math.min(a.right, b.right),
    top: isRow ? Math.max(a.top, b.top) : Math.min(a.bottom, b.bottom),
    bottom: isRow ? Math.min(a.bottom, b.bottom) : Math.max(a.top, b.top),
  };
  if (!text.isEmpty(between)) return false;
  return !isRow || !areInColumns(a, b, text);
}

/** A figure in the making: how many boxes it has that alone are none. */
type Part = Seed & { plain: number; strong: boolean };

/** Joins parts of one figure. */
function merge(parts: readonly Part[], text: PageText, maxArea: number): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    let own = part;
    for (let again = true; again; ) {
      again = false;
      for (const [i, other] of merged.entries()) {
        const box = around([own, other]);
        const maxTextShare = Math.max(own.maxTextShare, other.maxTextShare);
        const isOne =
          belongTogether(own, other, text) && areaOf(box) < maxArea && !text.isTextBox(box, maxTextShare);
        if (!isOne) continue;
        own = { ...box, maxTextShare, plain: own.plain + other.plain, strong: own.strong || other.strong };
        merged.splice(i, 1);
        again = true;
        break;
      }
    }
    merged.push(own);
  }
  return merged;
}

/**
 * Finds the figures of a page: charts, diagrams, and groups of shapes, each with its labels.
 *
 * @returns their boxes, which do not touch; of a page without any text, one around all shapes
 */
export function findFigures(shown: Shown): Box[] {
  const { view, marks, glyphs, rotated } = shown;
  if (marks.length === 0) return [];
  const page: Box = { left: 0, top: 0, right: view.width, bottom: view.height };
  if (rotated.length === 0 && glyphs.every(({ text }) => text === " "))
    return [intersect(page, around(marks))];
  const text = readPageText(shown);
  const seeds = findSeeds(shown, text).slice(0, settings.maxSeeds);
  const plain = plainBoxes(marks, text, view);
  if (seeds.length === 0 && plain.length < settings.minPlainBoxes) return [];
  const grown = seeds
    .map((seed) => grow(seed, seeds, shown, text))
    .filter((box) => !text.isTextBox(box, box.maxTextShare));
  const isFree = (box: Box) => !grown.some((figure) => holds(figure, box));
  const weak = (boxes: readonly Box[], maxTextShare: number, plain: number) =>
    boxes
      .filter(isFree)
      .slice(0, settings.maxSeeds)
      .map((box) => ({ ...box, maxTextShare, plain, strong: false }));
  const parts: Part[] = [
    ...grown.map((box) => ({ ...box, plain: 0, strong: true })),
    ...weak(looseNodes(marks, seeds), settings.maxNodeTextShare, 0),
    ...weak(plain, settings.maxTextShare, 1),
  ];
  const maxArea = settings.maxPageShare * areaOf(page);
  const figures = merge(parts, text, maxArea)
    .filter(({ strong, plain }) => strong || plain >= settings.minPlainBoxes)
    .map((box) => intersect(page, grownBy(box, settings.margin)))
    .sort((a, b) => areaOf(b) - areaOf(a));
  const apart: Box[] = [];
  for (const box of figures) if (!apart.some((other) => touch(other, box))) apart.push(box);
  return apart.slice(0, settings.maxFigures);
}
