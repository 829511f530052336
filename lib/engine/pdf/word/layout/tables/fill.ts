import { areaOf, type Box, holds, intersect } from "../../../geometry";
import { median } from "../../statistics";
import type { Cell, Fill, Glyph, Paragraph, Table } from "../../types";
import { toLines, toSegments } from "../lines/lines";
import { toParagraphs } from "../paragraphs/paragraphs";
import { type createBorders, verticalOf, withPen } from "./cells";
import type { Grid } from "./grids";
import { placeOf } from "./gutters";
import { tables as settings } from "./settings";
import type { Structure } from "./structure";

/** Makes tables of grids and the characters in them. */

const boxOf = ({ xs, ys }: Grid, { column, row, columns, rows }: Grid["cells"][number]): Box => ({
  left: xs[column] ?? 0,
  right: xs[column + columns] ?? 0,
  top: ys[row] ?? 0,
  bottom: ys[row + rows] ?? 0,
});

/** Splits characters by the cells that hold their centers. */
function byCell(grid: Grid, glyphs: readonly Glyph[]): Glyph[][] {
  const width = grid.xs.length - 1;
  const cells = grid.cells.map((): Glyph[] => []);
  const owners = new Map<number, Glyph[]>();
  grid.cells.forEach(({ column, row, columns, rows }, i) => {
    for (let y = row; y < row + rows; y++)
      for (let x = column; x < column + columns; x++) owners.set(y * width + x, cells[i] as Glyph[]);
  });
  for (const glyph of glyphs) {
    const [x, y] = [(glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2];
    owners.get(placeOf(grid.ys, y) * width + placeOf(grid.xs, x))?.push(glyph);
  }
  return cells;
}

/** Makes the background of all paragraphs that of their cell. */
function onBackground(blocks: Cell["blocks"]): Pick<Cell, "blocks" | "background"> {
  const background = blocks[0]?.background;
  if (!background || blocks.some((block) => block.background !== background)) return { blocks };
  return { blocks: blocks.map(({ background: _, ...block }) => block), background };
}

/** Returns the color that most of a cell without text has. */
const colorOf = (box: Box, fills: readonly Fill[]): string | undefined =>
  fills.findLast((fill) => holds(fill, box) && areaOf(intersect(fill, box)) > 0.6 * areaOf(box))?.color;

type ColumnAlign = "left" | "right" | "center";

const edges = {
  left: ({ left }: Box) => left,
  right: ({ right }: Box) => right,
  center: ({ left, right }: Box) => (left + right) / 2,
} as const;

/** Returns what most cells of a column are set to, numbers to the right if they can be, and their share. */
export function alignOf(cells: readonly (Box & { isValue: boolean })[]): {
  align: ColumnAlign;
  share: number;
} {
  const shared = (align: ColumnAlign): number => {
    const own = cells.map(edges[align]);
    const middle = median(own);
    return own.filter((edge) => Math.abs(edge - middle) < settings.edge).length / Math.max(1, cells.length);
  };
  const numbers = cells.filter(({ isValue }) => isValue).length;
  const order: ColumnAlign[] =
    numbers > cells.length / 2 ? ["right", "left", "center"] : ["left", "right", "center"];
  const [align = "left"] = order.toSorted((a, b) => shared(b) - shared(a));
  return { align, share: shared(align) };
}

/** Sets the text of a table without lines as that of its column is. */
function setTo(align: ColumnAlign, right: number) {
  return (paragraph: Paragraph): Paragraph =>
    paragraph.rtl
      ? paragraph
      : { ...paragraph, align, ...(align === "right" && { inset: right - paragraph.right - 2 }) };
}

/** Creates a table from a grid. @param bordersOf the lines at the sides of a cell */
export function fillGrid(
  grid: Structure,
  glyphs: readonly Glyph[],
  bordersOf: ReturnType<typeof createBorders>,
  fills: readonly Fill[],
): Table {
  const rows: Table["rows"] = grid.ys.slice(1).map((y, i) => ({ height: y - (grid.ys[i] ?? 0), cells: [] }));
  const texts = byCell(grid, glyphs);
  const behind = fills.length * grid.cells.length < settings.maxFields * 10 ? fills : [];
  grid.cells.forEach((place, i) => {
    const box = boxOf(grid, place);
    const blocks = toParagraphs(toLines(toSegments(texts[i] ?? [])), box);
    const background = blocks.length === 0 ? colorOf(box, behind) : undefined;
    rows[place.row]?.cells.push({
      column: place.column,
      columns: place.columns,
      rows: place.rows,
      ...onBackground(blocks),
      ...(background && background !== "ffffff" && { background }),
      vertical: verticalOf(blocks, box),
      borders: bordersOf(box),
    });
  });
  const columns = grid.xs.slice(1).map((x, i) => x - (grid.xs[i] ?? 0));
  const { left, top, right, bottom, head } = grid;
  const table = { kind: "table", left, top, right, bottom, columns, ...(head > 0 && { head }) } as const;
  const drawn = withPen(rows);
  if (drawn.pen) return { ...table, ruled: true, ...drawn };
  return { ...table, ruled: false, rows: withAligns(grid, rows) };
}

/** Sets the cells of a table without lines as most of their column are. */
function withAligns({ rows: lines, xs }: Structure, rows: Table["rows"]): Table["rows"] {
  const cells = lines.flatMap((row) => row.flatMap((line) => line.cells));
  const aligns = xs.slice(1).map((_, column) => {
    const own = cells.filter(({ from, to }) => from === column && to === column);
    return alignOf(own.map(({ piece }) => piece)).align;
  });
  return rows.map(({ height, cells: own }) => ({
    height,
    cells: own.map(({ borders: _, vertical: __, ...cell }) => {
      const align = cell.columns > 1 ? "center" : (aligns[cell.column] ?? "left");
      const right = xs[cell.column + cell.columns] ?? 0;
      return { ...cell, blocks: cell.blocks.map(setTo(align, right)) };
    }),
  }));
}
