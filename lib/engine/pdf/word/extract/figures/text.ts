import { areaOf, type Box, grownBy, heightOf, holds, middleOf, widthOf } from "../../../geometry";
import { toSegments } from "../../layout/lines/lines";
import { findGrids, type Grid } from "../../layout/tables/grids";
import type { Glyph, Rules, Segment } from "../../types";
import type { View } from "../objects";
import { figures as settings } from "../settings";
import type { Mark } from "../shapes";

const isLetter = ({ text }: Glyph): boolean => text !== " ";

/** How many letters a segment has. */
export const lengthOf = ({ glyphs }: Segment): number => glyphs.filter(isLetter).length;

/** The text of a page, which figures are told apart from. */
export type PageText = {
  letters: readonly Glyph[];
  segments: readonly Segment[];
  /** Whether the text in a box is more than the labels of a figure. @param maxShare of its area */
  isTextBox: (box: Box, maxShare: number) => boolean;
  /** Whether no letters stand in or right beside a box. */
  isEmpty: (box: Box) => boolean;
  lettersIn: (box: Box) => number;
  /** Whether a box lies in a table: a grid of lines with text in its cells. */
  isInTable: (box: Box) => boolean;
};

/** Returns whether most cells of a grid have text. */
function isTable({ xs, ys, cells, ...box }: Grid, letters: readonly Glyph[]): boolean {
  const fieldOf = (edges: readonly number[], at: number) => edges.findLastIndex((edge) => edge <= at);
  const fields = new Set<number>();
  for (const letter of letters) {
    if (!holds(box, letter)) continue;
    const [x, y] = [(letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2];
    fields.add(fieldOf(ys, y) * xs.length + fieldOf(xs, x));
  }
  return fields.size >= settings.tableShare * cells.length;
}

/** Returns whether most cells of a grid have slanted lines that are no signs: charts side by side. */
function isOfCharts(grid: Grid, marks: readonly Mark[]): boolean {
  const curves = marks.filter(
    (mark) =>
      mark.kind === "slanted" &&
      !mark.filled &&
      Math.max(widthOf(mark), heightOf(mark)) >= settings.minSize &&
      holds(grid, mark),
  );
  return curves.length > settings.tableShare * grid.cells.length;
}

/**
 * Sums what letters weigh in fields of the page, so that a box is asked in constant time.
 *
 * @returns the sum in the fields that a box touches
 */
function createSums({ width, height }: View, letters: readonly Glyph[], weightOf: (letter: Glyph) => number) {
  const field = Math.max(settings.field, Math.sqrt((width * height) / settings.maxSumFields));
  const [across, down] = [Math.ceil(width / field) + 1, Math.ceil(height / field) + 1];
  const sums = new Float64Array((across + 1) * (down + 1));
  const column = (x: number) => Math.max(0, Math.min(across - 1, Math.floor(x / field)));
  const row = (y: number) => Math.max(0, Math.min(down - 1, Math.floor(y / field)));
  const at = (x: number, y: number) => y * (across + 1) + x;
  for (const letter of letters) {
    const place = at(column((letter.left + letter.right) / 2) + 1, row(middleOf(letter)) + 1);
    sums[place] = (sums[place] as number) + weightOf(letter);
  }
  for (let y = 1; y <= down; y++)
    for (let x = 1, line = 0; x <= across; x++) {
      line += sums[at(x, y)] as number;
      sums[at(x, y)] = line + (sums[at(x, y - 1)] as number);
    }
  return ({ left, top, right, bottom }: Box): number => {
    const [x1, x2, y1, y2] = [column(left), column(right) + 1, row(top), row(bottom) + 1];
    const sumAt = (x: number, y: number) => sums[at(x, y)] as number;
    return sumAt(x2, y2) - sumAt(x1, y2) - sumAt(x2, y1) + sumAt(x1, y1);
  };
}

/** Prepares the text of a page for questions about boxes. */
export function readPageText({
  glyphs,
  rules,
  marks,
  view,
}: {
  glyphs: readonly Glyph[];
  rules: Rules;
  marks: readonly Mark[];
  view: View;
}): PageText {
  const letters = glyphs.filter(isLetter);
  const segments = toSegments(glyphs);
  const long = segments.filter((one) => lengthOf(one) > settings.maxLabel);
  const areaIn = createSums(view, letters, areaOf);
  const countIn = createSums(view, letters, () => 1);
  const tables = findGrids(rules)
    .filter((grid) => isTable(grid, letters) && !isOfCharts(grid, marks))
    .map((grid) => grownBy(grid, settings.reach));
  return {
    letters,
    segments,
    isTextBox: (box, maxShare) =>
      areaIn(box) > maxShare * areaOf(box) ||
      long.filter((one) => holds(box, one)).length > settings.maxLongLabels,
    isEmpty: (box) => countIn(box) === 0,
    lettersIn: (box) => (countIn(box) === 0 ? 0 : letters.filter((letter) => holds(box, letter)).length),
    isInTable: (box) => tables.some((table) => holds(table, box)),
  };
}
