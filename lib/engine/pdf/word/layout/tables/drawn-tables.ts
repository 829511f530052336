import { type Box, holds } from "../../../geometry";
import type { Fill, Glyph, Rules, Table } from "../../types";
import { toLines, toSegments } from "../lines/lines";
import { createBorders } from "./cells";
import { fillGrid } from "./fill";
import { placeOf } from "./gutters";
import { isTable } from "./is-table";
import { type Row, rowOf } from "./pieces";
import { findRegions, isCaption, linesOf, rowsWithin } from "./regions";
import { tables as settings } from "./settings";
import { type Region, type Structure, structureOf } from "./structure";

/** What a page draws behind its text. */
export type Drawing = { rules: Rules; fills: readonly Fill[]; page: Box };

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

/** Adds the rows above and below a region that stand in its columns: those outside the lines of a table that is open there. */
function extend(region: Region, structure: Structure, rows: readonly Row[]): Region {
  const box = { left: region.left - settings.sameEnds, right: region.right + settings.sameEnds };
  const near = rowsWithin(rows, box).filter((row) => row.left > box.left - 1 && row.right < box.right + 1);
  const { left, right } = region;
  let [top, bottom] = [region.top, region.bottom];
  for (const row of near) {
    if (row.baseline - row.size / 4 < bottom) continue;
    const isNext = row.top - bottom < settings.nearRule * row.size && isInColumns(row, structure);
    if (!isNext || !row.pieces.some(({ isValue }) => isValue)) break;
    bottom = row.bottom + 1;
  }
  for (const row of near.toReversed()) {
    if (row.baseline - row.size / 4 > top) continue;
    if (top - row.bottom > settings.nearRule * row.size || !isInColumns(row, structure)) break;
    top = row.top - 1;
  }
  return { ...region, left, right, top, bottom };
}

/** Finds the tables of a page that have lines or painted cells. @returns them, and the characters in them */
export function findDrawnTables(
  glyphs: readonly Glyph[],
  drawing: Drawing,
): { tables: Table[]; used: Set<Glyph> } {
  const used = new Set<Glyph>();
  const tables: Table[] = [];
  const { rules, fills, page } = drawing;
  const lines = linesOf(rules, fills, page);
  if (lines.horizontal.length === 0) return { tables, used };
  const rows = toLines(toSegments(glyphs)).map(rowOf);
  const bordersOf = createBorders(rules);
  for (const region of findRegions(lines, rows)) {
    const ownLines = (box: Box) => {
      const inside = glyphs.filter((glyph) => !used.has(glyph) && holds(box, glyph));
      return { inside, lines: toLines(toSegments(inside)) };
    };
    let { inside, lines: own } = ownLines(region);
    let structure = structureOf(own, region);
    if (!structure || structure.xs.length < 3) continue;
    const wider = extend(region, structure, rows);
    if (wider.top < region.top || wider.bottom > region.bottom) {
      ({ inside, lines: own } = ownLines(wider));
      structure = structureOf(own, wider) ?? structure;
    }
    if (!isTable(structure, structure.isGrid ? "grid" : "rules")) continue;
    for (const glyph of inside) used.add(glyph);
    tables.push(fillGrid(structure, inside, bordersOf, fills));
  }
  return { tables, used };
}
