import { type Box, holds } from "../../../geometry";
import { rules as ruleSettings } from "../../settings";
import type { Fill, Glyph, Rules, Table } from "../../types";
import { toLines, toSegments } from "../lines/lines";
import { createBorders } from "./cells";
import { fillGrid } from "./fill";
import { placeOf } from "./gutters";
import { isTable } from "./is-table";
import { type Row, rowOf, textOfCells } from "./pieces";
import { findRegions, isCaption, linesOf, rowsWithin } from "./regions";
import { isBody } from "./rows";
import { runOf } from "./runs";
import { tables as settings } from "./settings";
import { type Region, type Structure, structureOf } from "./structure";

/** What a page draws behind its text. */
export type Drawing = {
  rules: Rules;
  fills: readonly Fill[];
  /** Those of tables: with the sides of painted cells. */
  lines: Rules;
};

export const drawingOf = (rules: Rules, fills: readonly Fill[], page: Box): Drawing => ({
  rules,
  fills,
  lines: linesOf(rules, fills, page),
});

/** Returns whether words stand in the columns of a table, each in one, and fill most of them. */
function isInColumns({ pieces, size }: Row, { xs }: Structure): boolean {
  const reach = settings.reach * size;
  const places = pieces.map((piece) => [placeOf(xs, piece.left + reach), placeOf(xs, piece.right - reach)]);
  const columns = new Set(places.map(([from]) => from));
  return (
    pieces.length > 1 &&
    places.every(([from, to]) => from === to) &&
    columns.size === pieces.length &&
    columns.size >= settings.rowShare * (xs.length - 1) &&
    !isCaption(pieces)
  );
}

/** Returns whether words stand over the columns of a table but the first: a line of its head. */
const isHead = ({ left, right, size, pieces }: Row, { xs }: Structure): boolean =>
  left > (xs[1] as number) - size && right < (xs.at(-1) as number) + size && !isCaption(pieces);

/** Adds the rows above and below a region that stand in its columns: those outside the lines of a table that is open there. */
function extend(
  region: Region,
  structure: Structure,
  rows: readonly Row[],
  others: readonly Region[],
  rules: Rules,
): Region {
  const box = { left: region.left - settings.sameEnds, right: region.right + settings.sameEnds };
  const near = rowsWithin(rows, box).filter((row) => row.left > box.left - 1 && row.right < box.right + 1);
  const { left, right } = region;
  let { top, bottom } = region;
  const isTopped = !startsWithBody(structure) && lengthAt(region, region.top, rules) > (right - left) / 2;
  const isAbove = ({ baseline, size }: Row) => baseline - size / 4 < region.bottom;
  const inside = near.filter((row) => isAbove(row) && row.baseline - row.size / 4 > region.top);
  const next = others.filter((other) => other.top >= bottom - 1 && other.left < right && other.right > left);
  const end = Math.min(...next.map((other) => other.top));
  const below = near.filter((row) => !isAbove(row) && row.baseline < end);
  const run = isClosed(region, structure, rules)
    ? []
    : runOf(
        below.map(({ line }) => line),
        inside.map(({ line }) => line),
      );
  const last = run.at(-1);
  if (last) bottom = rowOf(last).bottom + 1;
  for (const row of near.toReversed()) {
    if (row.baseline - row.size / 4 > top) continue;
    const isNext = isInColumns(row, structure) || (!isTopped && isHead(row, structure));
    if (top - row.bottom > settings.nearRule * row.size || !isNext) break;
    top = row.top - 1;
  }
  return { ...region, left, right, top, bottom };
}

/** Returns whether the head of a table is not in it. */
const startsWithBody = ({ rows, head }: Structure): boolean =>
  head === 0 && (rows.find((row) => row.length > 0) ?? []).some(isBody);

/** Returns how long the lines at a height of a region are. */
const lengthAt = ({ left, right }: Region, y: number, { horizontal }: Rules): number =>
  horizontal
    .filter(({ at }) => Math.abs(at - y) < ruleSettings.snap)
    .reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, right) - Math.max(from, left)), 0);

/** Returns whether a table with numbers ends with a line along it. */
function isClosed(region: Region, { rows, head, cells, isGrid }: Structure, rules: Rules): boolean {
  const body = rows
    .slice(head)
    .filter((row) => row.some(({ cells }) => cells.some(({ piece }) => piece.isValue)));
  const isFull = isGrid && cells.every(({ columns }) => columns === 1);
  return (
    (body.length > 1 || isFull) && lengthAt(region, region.bottom, rules) > (region.right - region.left) / 2
  );
}

/** Finds the tables of a page that have lines or painted cells. @returns them, and the characters in them */
export function findDrawnTables(
  glyphs: readonly Glyph[],
  drawing: Drawing,
): { tables: Table[]; used: Set<Glyph> } {
  const used = new Set<Glyph>();
  const tables: Table[] = [];
  const { rules, fills, lines } = drawing;
  if (lines.horizontal.length === 0) return { tables, used };
  const rows = toLines(toSegments(glyphs)).map(rowOf);
  const bordersOf = createBorders(rules);
  const regions = findRegions(lines, rows);
  for (const region of regions) {
    const ownLines = (box: Box) => {
      const inside = glyphs.filter((glyph) => !used.has(glyph) && holds(box, glyph));
      return { inside, lines: toLines(toSegments(inside)) };
    };
    let { inside, lines: own } = ownLines(region);
    let structure = structureOf(own, region);
    if (!structure || structure.xs.length < 3) continue;
    const wider = extend(region, structure, rows, regions, rules);
    if (wider.top < region.top || wider.bottom > region.bottom) {
      ({ inside, lines: own } = ownLines(wider));
      structure = structureOf(own, wider) ?? structure;
    }
    if (!isTable(structure, structure.isGrid ? "grid" : "rules")) continue;
    for (const glyph of inside) used.add(glyph);
    tables.push(fillGrid(structure, textOfCells(own), bordersOf, fills));
  }
  return { tables, used };
}
