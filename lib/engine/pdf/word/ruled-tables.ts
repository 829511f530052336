import { holds } from "./boxes";
import type { Grid } from "./grids";
import { toLines } from "./lines";
import { toParagraphs } from "./paragraphs";
import { toSegments } from "./segments";
import type { Box, Cell, Glyph, Table } from "./types";

/** So many of its cells have text, of 1; with fewer it is a drawing. */
const FILLED = 0.25;

const cellBox = ({ xs, ys }: Grid, { column, row, columns, rows }: Grid["cells"][number]): Box => ({
  left: xs[column] ?? 0,
  right: xs[column + columns] ?? 0,
  top: ys[row] ?? 0,
  bottom: ys[row + rows] ?? 0,
});

/** Fills a grid with the characters in it. @returns undefined when it is no table */
export function toTable(
  grid: Grid,
  glyphs: readonly Glyph[],
): { table: Table; used: Set<Glyph> } | undefined {
  const used = new Set<Glyph>();
  const inside = glyphs.filter((glyph) => holds(grid, glyph));
  const rows: Table["rows"] = grid.ys.slice(1).map((y, i) => ({ height: y - (grid.ys[i] ?? 0), cells: [] }));
  let filled = 0;
  for (const place of grid.cells) {
    const box = cellBox(grid, place);
    const own = inside.filter((glyph) => !used.has(glyph) && holds(box, glyph));
    for (const glyph of own) used.add(glyph);
    const blocks = toParagraphs(toLines(toSegments(own)), box);
    if (blocks.length > 0) filled += 1;
    const cell: Cell = { column: place.column, columns: place.columns, rows: place.rows, blocks };
    rows[place.row]?.cells.push(cell);
  }
  if (filled < 2 || filled < FILLED * grid.cells.length) return undefined;
  const columns = grid.xs.slice(1).map((x, i) => x - (grid.xs[i] ?? 0));
  const { left, top, right, bottom } = grid;
  return { table: { kind: "table", ruled: true, left, top, right, bottom, columns, rows }, used };
}
