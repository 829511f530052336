import { type Box, widthOf } from "../../../geometry";
import { rules as ruleSettings } from "../../settings";
import { lowerBound, median } from "../../statistics";
import type { Rule, Rules } from "../../types";
import type { Line } from "../lines/lines";
import { cellsOf, createCovers, type Grid, positions } from "./grids";
import { findGutters, type Gutter, placeOf } from "./gutters";
import { type Piece, pieceOf, type Row, rowOf } from "./pieces";
import { groupRows, headOf, type Placed } from "./rows";
import { tables as settings } from "./settings";
import { withSpans } from "./spans";

/**
 * The rows and columns of a region that could be a table. Where lines are missing, the gaps between words take their
 * place: as lines that nobody sees, so that one procedure makes cells of both.
 */

/** A part of a page with the lines in it. */
export type Region = Box & { rules: Rules };

/** A grid with the words of its rows, and how many of them are its head. */
export type Structure = Grid & {
  rows: Placed[][];
  head: number;
  /** Whether lines stand between columns of text. */
  isGrid: boolean;
};

/** Returns the edges of a region, and the positions of lines between them. */
function edgesOf(rules: readonly Rule[], start: number, end: number): number[] {
  const inner = positions(rules).filter(
    (at) => at > start + ruleSettings.snap && at < end - ruleSettings.snap,
  );
  return [start, ...inner, end];
}

type Ink = { from: number; to: number }[];
const columnInk = (rows: readonly Row[]): Ink =>
  rows.flatMap(({ pieces }) => pieces.map(({ left, right }) => ({ from: left, to: right })));
const rowInk = (rows: readonly Row[]): Ink => rows.map(({ top, bottom }) => ({ from: top, to: bottom }));
const hasInk = (ink: Ink, start: number, end: number) =>
  ink.some(({ from, to }) => (from + to) / 2 > start && (from + to) / 2 < end);

/** Leaves out one of two edges with nothing but a small gap between them: double lines, and the padding of painted cells. */
function withoutGaps(edges: readonly number[], ink: Ink, most: number): number[] {
  const kept: number[] = [];
  edges.forEach((edge, i) => {
    const last = kept.at(-1);
    const isGap = last !== undefined && edge - last < most && !hasInk(ink, last, edge);
    if (!isGap) kept.push(edge);
    else if (i === edges.length - 1 && kept.length > 1) kept[kept.length - 1] = edge;
  });
  return kept;
}

/** Leaves out lines that are too short for a table's: those under words. */
function wideRules(rules: readonly Rule[], width: number): Rule[] {
  const lengths = new Map<number, number>();
  const key = ({ at }: Rule) => Math.round(at / ruleSettings.snap);
  for (const rule of rules) lengths.set(key(rule), (lengths.get(key(rule)) ?? 0) + rule.to - rule.from);
  return rules.filter((rule) => (lengths.get(key(rule)) ?? 0) >= settings.minRule * width);
}

/** Moves lines to the edges that stand for them. */
function snapTo(rules: readonly Rule[], edges: readonly number[], most: number): Rule[] {
  return rules.map((rule) => {
    const at = lowerBound(edges, rule.at);
    const near = [edges[at - 1], edges[at]].filter(
      (edge) => edge !== undefined && Math.abs(edge - rule.at) < most,
    );
    const [best] = near.sort((a, b) => Math.abs((a as number) - rule.at) - Math.abs((b as number) - rule.at));
    return best === undefined ? rule : { ...rule, at: best };
  });
}

const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

/** Returns where a gutter is cut: beside the text that is set to one of its sides, or in its middle. */
function cutOf({ from, to }: Gutter, rows: readonly Row[]): number {
  const after = rows.flatMap(({ pieces }) => pieces.find(({ left }) => left > (from + to) / 2) ?? []);
  const before = rows.flatMap(({ pieces }) => pieces.findLast(({ right }) => right < (from + to) / 2) ?? []);
  const share = (edges: readonly number[], at: number) =>
    edges.filter((edge) => Math.abs(edge - at) < settings.edge).length / Math.max(1, edges.length);
  const [left, right] = [
    share(
      after.map((piece) => piece.left),
      to,
    ),
    share(
      before.map((piece) => piece.right),
      from,
    ),
  ];
  const margin = Math.min(2, (to - from) / 2);
  if (left >= settings.edgeShare) return to - margin;
  return right >= settings.edgeShare ? from + margin : (from + to) / 2;
}

/** Finds the gutters between two neighboring vertical lines. @param isOwn whether lines are drawn on both sides */
function cutsWithin(
  rows: readonly Row[],
  left: number,
  right: number,
  size: number,
  isOwn: boolean,
): number[] {
  const inside = rows.flatMap((row) => {
    const pieces = row.pieces.filter((piece) => middleOf(piece) > left && middleOf(piece) < right);
    const isTitle = pieces.length === 1 && widthOf(pieces[0] as Box) > settings.titleShare * (right - left);
    return pieces.length > 0 && !isTitle ? [{ ...row, pieces }] : [];
  });
  const gutters = findGutters(
    inside.map(({ pieces }) => pieces),
    size,
  );
  const sample = inside.slice(0, settings.sample);
  const isShown = ({ from, to }: Gutter) => {
    const at = (from + to) / 2;
    const shown = sample.filter(
      ({ pieces }) => pieces.some((one) => one.right < at) && pieces.some((one) => one.left > at),
    ).length;
    return shown >= settings.minShown && shown >= settings.shownShare * sample.length;
  };
  return gutters.filter((gutter) => !isOwn || isShown(gutter)).map((gutter) => cutOf(gutter, sample));
}

/** Splits a label from a number that follows it too closely, in the next column. */
function splitAt(piece: Piece, xs: readonly number[]): Piece[] {
  const { words } = piece;
  const at = words.findIndex((word, i) => {
    const before = words[i - 1];
    return (
      before &&
      xs.some((x) => x > (before.left + before.right) / 2 && before.right - 1 < x && word.left + 1 > x)
    );
  });
  if (at < 1 || piece.isValue) return [piece];
  const [label, rest] = [pieceOf(words.slice(0, at)), pieceOf(words.slice(at))];
  return rest.isValue ? [label, rest] : [piece];
}

/** Puts the words of a row into columns. */
function place(row: Row, xs: readonly number[]): Placed {
  const reach = settings.reach * row.size;
  const cells = row.pieces
    .flatMap((piece) => splitAt(piece, xs))
    .map((piece) => {
      const middle = placeOf(xs, middleOf(piece));
      const from = Math.min(middle, placeOf(xs, piece.left + reach));
      return { from, to: Math.max(middle, placeOf(xs, piece.right - reach)), piece };
    });
  return { ...row, cells };
}

/** Returns the horizontal positions between rows. */
const between = (rows: readonly Placed[][]): number[] =>
  rows.slice(1).map((row, i) => {
    const bottom = Math.max(...(rows[i] as Placed[]).map((one) => one.bottom));
    return (bottom + Math.min(...row.map(({ top }) => top))) / 2;
  });

/** Finds the cells of a region. @param lines of text in it, from the top */
export function structureOf(lines: readonly Line[], region: Region): Structure | undefined {
  const { left, top, right, bottom, rules } = region;
  const texts = lines.map(rowOf).filter(({ pieces }) => pieces.length > 0);
  if (texts.length === 0 || texts.length > settings.maxRows) return undefined;
  const size = median(texts.map((row) => row.size));
  const ink = columnInk(texts);
  const drawn = withoutGaps(edgesOf(rules.vertical, left, right), ink, size);
  const cuts = drawn
    .slice(1)
    .flatMap((x, i) => cutsWithin(texts, drawn[i] as number, x, size, drawn.length > 2));
  const xs = [...drawn, ...cuts].sort((a, b) => a - b);
  const placed = texts.map((row) => place(row, xs));
  const bands = withoutGaps(
    edgesOf(wideRules(rules.horizontal, right - left), top, bottom),
    rowInk(texts),
    size / 2,
  );
  const head = headOf(placed);
  const inBand = bands.slice(1).map((y, i) => {
    const isIn = ({ baseline, size: own }: Row) => baseline - own / 4 < y;
    const isAfter = ({ baseline, size: own }: Row) => i === 0 || baseline - own / 4 >= (bands[i] as number);
    return placed.filter((row) => isAfter(row) && (i === bands.length - 2 || isIn(row)));
  });
  const filled = inBand.filter((rows) => rows.length > 0);
  const isGrid = drawn.slice(1).filter((x, i) => hasInk(ink, drawn[i] as number, x)).length > 1;
  const isRuled = filled.length > 2 && (isGrid || filled.length * 3 > texts.length);
  const ys: number[] = [top];
  const rows: Placed[][] = [];
  const soft = new Set<number>();
  inBand.forEach((own, i) => {
    const groups = groupRows(own, { head: Math.max(0, head - placed.indexOf(own[0] as Placed)), isRuled });
    const inner = between(groups);
    for (const y of inner) soft.add(y);
    ys.push(...inner, bands[i + 1] as number);
    rows.push(...(groups.length > 0 ? groups : [[]]));
  });
  if (xs.length < 2 || ys.length < 3 || xs.length * ys.length > settings.maxFields) return undefined;
  const inHead = new Set(placed.slice(0, head));
  const heads = rows.findIndex((row) => row.some((line) => !inHead.has(line)));
  const spans = withSpans(rows, Math.max(0, heads), xs, rules);
  const snapped = {
    vertical: snapTo(rules.vertical, xs, size),
    horizontal: snapTo(rules.horizontal, ys, size),
  };
  const all: Rules = {
    vertical: [...snapped.vertical, ...downward(spans, xs, ys, snapped.vertical)],
    horizontal: [...snapped.horizontal, ...across(spans, xs, ys, snapped, soft, Math.max(0, heads))],
  };
  return {
    left,
    top,
    right,
    bottom,
    xs,
    ys,
    cells: cellsOf(xs, ys, all),
    rows: spans,
    head: Math.max(0, heads),
    isGrid,
  };
}

/** Returns lines between columns where none are drawn: in all rows without a word that crosses them. */
function downward(
  rows: readonly Placed[][],
  xs: readonly number[],
  ys: readonly number[],
  rules: readonly Rule[],
): Rule[] {
  const height = (ys.at(-1) as number) - (ys[0] as number);
  const lengthAt = (at: number, isPainted: boolean) =>
    rules
      .filter((rule) => Math.abs(rule.at - at) < ruleSettings.snap && (isPainted || rule.color !== undefined))
      .reduce((sum, { from, to }) => sum + to - from, 0);
  return xs.slice(1, -1).flatMap((at, i) => {
    // Painted rows have sides of cells, the rows between them have none.
    const isDrawn =
      lengthAt(at, true) >= settings.minPainted * height || lengthAt(at, false) >= settings.minDrawn * height;
    return rows.flatMap((row, y): Rule[] => {
      const cells = row.flatMap((line) => line.cells);
      if (cells.some(({ from, to }) => from <= i && to > i)) return [];
      // A drawn line that ends before a row leaves it one cell, unless there is text on both sides.
      const isApart = cells.some(({ to }) => to <= i) && cells.some(({ from }) => from === i + 1);
      if (isDrawn && !isApart) return [];
      return [{ at, from: ys[y] as number, to: ys[y + 1] as number }];
    });
  });
}

/** Returns lines between rows where none are drawn. */
function across(
  rows: readonly Placed[][],
  xs: readonly number[],
  ys: readonly number[],
  rules: Rules,
  soft: ReadonlySet<number>,
  head: number,
): Rule[] {
  const hasText = (row: readonly Placed[] | undefined, column: number) =>
    row?.some(({ cells }) => cells.some(({ from, to }) => from <= column && to >= column)) ?? false;
  const [down, along] = [createCovers(rules.vertical, xs), createCovers(rules.horizontal, ys)];
  const drawn = ys.flatMap((at, i) => (i > 0 && i < ys.length - 1 && !soft.has(at) ? [i] : []));
  const isDrawn = xs.slice(1).map((to, column) => {
    const middle = ((xs[column] as number) + to) / 2;
    const own = drawn.filter((at) => along(at, middle));
    return own.length >= settings.drawnShare * drawn.length;
  });
  const isBoxed = (column: number, y: number) => {
    const middle = ((ys[y] as number) + (ys[y + 1] as number)) / 2;
    return isDrawn[column] && [column, column + 1].every((x) => down(x, middle));
  };
  return ys.slice(1, -1).flatMap((at, i) =>
    xs.slice(1).flatMap((to, column): Rule[] => {
      const from = xs[column] as number;
      const isBoth = hasText(rows[i], column) && hasText(rows[i + 1], column);
      // A drawn line that leaves a column out: its cell reaches over both rows.
      const isOpen = !soft.has(at) && (isBoxed(column, i) || (!isBoth && i + 1 < head));
      return isOpen ? [] : [{ at, from, to }];
    }),
  );
}
