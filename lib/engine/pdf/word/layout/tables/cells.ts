import { type Box, heightOf } from "../../../geometry";
import { rules as settings } from "../../settings";
import type { Cell, Pen, Rule, Rules, Table } from "../../types";
import { extentOfLines } from "../paragraphs/extent";

/** What the lines around a table's cells look like, and where the text stands in them. */

type Sides = NonNullable<Cell["borders"]>;

const isSame = (a: Pen | undefined, b: Pen | undefined): boolean =>
  a?.color === b?.color && Math.abs((a?.width ?? 0) - (b?.width ?? 0)) < settings.samePen;

/** Creates a lookup of the widest line at a position that runs past another: the middle of a cell's side. */
function createPens(rules: readonly Rule[]) {
  const rows = new Map<number, Rule[]>();
  for (const rule of rules) {
    const key = Math.round(rule.at / settings.snap);
    const row = rows.get(key) ?? [];
    rows.set(key, row);
    row.push(rule);
  }
  return (at: number, middle: number): Pen | undefined => {
    const key = Math.round(at / settings.snap);
    const [found] = [key - 1, key, key + 1]
      .flatMap((one) => rows.get(one) ?? [])
      .filter(
        ({ from, to, ...rule }) => Math.abs(rule.at - at) < settings.snap && from <= middle && to >= middle,
      )
      .sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
    return found && { color: found.color ?? "000000", width: found.width ?? settings.usualWidth };
  };
}

/** Creates a lookup of the lines at the sides of cells. */
export function createBorders({ horizontal, vertical }: Rules): (cell: Box) => Sides {
  const [across, down] = [createPens(horizontal), createPens(vertical)];
  return ({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { top: across(top, x), bottom: across(bottom, x), left: down(left, y), right: down(right, y) };
  };
}

/** Returns the line that most sides of a table's cells have, and the cells with only those that differ from it. */
export function withPen(rows: Table["rows"]): Pick<Table, "pen" | "rows"> {
  const sides = rows.flatMap(({ cells }) => cells.flatMap(({ borders }) => Object.values(borders ?? {})));
  const counts = new Map<string, { pen: Pen; count: number }>();
  for (const pen of sides) {
    if (!pen) continue;
    const key = `${pen.color} ${pen.width.toFixed(1)}`;
    const entry = counts.get(key) ?? { pen, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  const usual = [...counts.values()].sort((a, b) => b.count - a.count)[0]?.pen;
  if (!usual) return { rows };
  const own = rows.map(({ height, cells }) => ({
    height,
    cells: cells.map(({ borders, ...cell }) =>
      borders && Object.values(borders).some((pen) => !isSame(pen, usual)) ? { ...cell, borders } : cell,
    ),
  }));
  return { pen: usual, rows: own };
}

/** Returns where the text of a cell stands, if it is not at the top. */
export function verticalOf(blocks: Cell["blocks"], box: Box): Cell["vertical"] {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return undefined;
  const above = extentOfLines(first).start - box.top;
  const below = box.bottom - extentOfLines(last).end;
  const free = above + below;
  if (free < settings.minFreeHeight * first.size || free > heightOf(box)) return undefined;
  if (Math.abs(above - below) < settings.sameSpace * free) return "center";
  return below < above ? "bottom" : undefined;
}
