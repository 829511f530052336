import type { DocumentTable, TableCell } from "../../../contract/tables";
import { around, type Box, heightOf, holds, widthOf } from "../geometry";
import { toLines, toSegments } from "../word/layout/lines/lines";
import { rowOf } from "../word/layout/tables/pieces";
import { median } from "../word/statistics";
import type { Glyph, Segment } from "../word/types";
import { documentTables as settings } from "./settings";

/** All text of a page in cells, by where it stands: for forms and statements, which are no tables. */

type Piece = ReturnType<typeof rowOf>["pieces"][number];
type PageRow = { pieces: Piece[]; top: number; bottom: number; size: number };

/** Splits the rows of a page at wide gaps, and around prose, so that parts with other columns do not disturb each other. */
function sectionsOf(rows: readonly PageRow[], width: number): PageRow[][] {
  const sections: PageRow[][] = [];
  const isProse = ({ pieces }: PageRow) =>
    pieces.length === 1 && widthOf(pieces[0] as Piece) > settings.proseShare * width;
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    const isApart =
      !above || row.top - above.bottom > settings.sectionGap * row.size || isProse(row) !== isProse(above);
    if (isApart) sections.push([row]);
    else sections.at(-1)?.push(row);
  });
  return sections;
}

/** Returns where the columns of a section start: words that stand above each other are in one. */
function columnsOf(rows: readonly PageRow[]): number[] {
  const spans: { left: number; right: number }[] = [];
  for (const { left, right } of rows.flatMap(({ pieces }) => pieces).sort((a, b) => a.left - b.left)) {
    const last = spans.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right);
    else spans.push({ left, right });
  }
  return spans.map(({ left }) => left);
}

/** Puts the words of a row into their columns. Those of one column stay apart by two spaces. */
function cellsOf({ pieces }: PageRow, starts: readonly number[], unsure: readonly Box[]): TableCell[] {
  const cells: TableCell[] = [];
  for (const piece of pieces) {
    const column = Math.max(
      0,
      starts.findLastIndex((start) => start <= piece.left + 0.5),
    );
    const last = cells.at(-1);
    const bold = piece.words.every((word) => word.bold);
    const isUnsure = unsure.some((word) => holds(piece, word));
    if (last?.column === column)
      Object.assign(last, { text: `${last.text}  ${piece.text}` }, isUnsure && { unsure: true });
    else cells.push({ column, text: piece.text, ...(bold && { bold }), ...(isUnsure && { unsure: true }) });
  }
  return cells;
}

/**
 * Returns all text of a page, or of a part of it, as one table; none without text.
 *
 * @param page from 1
 * @param width of the whole page
 * @param unsure places of words that may be misread
 */
export function pageGrid(
  page: number,
  glyphs: readonly Glyph[],
  width: number,
  unsure: readonly Box[],
): DocumentTable[] {
  const segments: Segment[] = toSegments(glyphs);
  const rows = toLines(segments)
    .map(rowOf)
    .filter(({ pieces }) => pieces.length > 0)
    .sort((a, b) => a.top - b.top);
  if (rows.length === 0) return [];
  const box = around(rows);
  const sections = sectionsOf(rows, width).map((section) => ({ section, starts: columnsOf(section) }));
  const widest = sections.reduce((a, b) => (b.starts.length > a.starts.length ? b : a));
  const edges = [
    ...widest.starts,
    Math.max(box.right, (widest.starts.at(-1) ?? 0) + median(rows.map(heightOf))),
  ];
  const table: DocumentTable = {
    page,
    box: [box.left, box.top, box.right, box.bottom],
    head: 0,
    columns: edges.slice(1).map((edge, i) => edge - (edges[i] as number)),
    rows: sections.flatMap(({ section, starts }, i) => [
      ...(i > 0 ? [[]] : []),
      ...section.map((row) => cellsOf(row, starts, unsure)),
    ]),
  };
  return [table];
}
