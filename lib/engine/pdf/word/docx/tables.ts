import {
  BorderStyle,
  HeightRule,
  type ITableOptions,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  Paragraph as WordParagraph,
  Table as WordTable,
} from "docx";
import { tables as settings } from "../layout/tables/settings";
import type { Cell, Table } from "../types";
import { shadingOf, toBorder, toWordParagraph } from "./paragraphs";
import { type DocumentParts, twips } from "./styles";

const noBorder = { style: BorderStyle.NONE, size: 0, color: "auto" };

/** Returns the lines of a table, as far as they are not Word's usual ones. */
function bordersOf({ ruled, pen }: Table): Pick<ITableOptions, "borders"> {
  if (!ruled) return { borders: TableBorders.NONE };
  if (!pen) return {};
  const border = toBorder(pen);
  const sides = ["top", "bottom", "left", "right", "insideHorizontal", "insideVertical"] as const;
  return { borders: Object.fromEntries(sides.map((side) => [side, border])) };
}

function toCell(
  { column, columns, rows, blocks, background, vertical, borders }: Cell,
  widths: readonly number[],
  styles: DocumentParts,
): TableCell {
  const width = widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
  const children = blocks.map((block) =>
    toWordParagraph(
      // The cell's margin replaces the indent of its text.
      { ...block, indent: 0, firstLine: Math.min(0, block.firstLine) },
      styles,
      { offset: block.firstLine < 0 ? -block.firstLine : 0, inset: 0, above: 0 },
    ),
  );
  return new TableCell({
    // Word requires a paragraph in every cell.
    children: children.length > 0 ? children : [new WordParagraph({})],
    width: { size: twips(width), type: WidthType.DXA },
    ...(background && { shading: shadingOf(background) }),
    ...(vertical && { verticalAlign: vertical }),
    ...(borders && {
      borders: Object.fromEntries(
        Object.entries(borders).map(([side, pen]) => [side, pen ? toBorder(pen) : noBorder]),
      ),
    }),
    ...(columns > 1 && { columnSpan: columns }),
    ...(rows > 1 && { rowSpan: rows }),
  });
}

/** @param offset from the left margin, in points */
export function toWordTable(table: Table, styles: DocumentParts, offset: number): WordTable {
  const { columns, rows, rtl } = table;
  const margin = twips(settings.margin);
  return new WordTable({
    columnWidths: columns.map(twips),
    width: { size: twips(columns.reduce((sum, one) => sum + one, 0)), type: WidthType.DXA },
    ...(rtl
      ? { visuallyRightToLeft: true }
      : { indent: { size: twips(Math.max(-settings.margin, offset)), type: WidthType.DXA } }),
    layout: TableLayoutType.FIXED,
    margins: { left: margin, right: margin },
    ...bordersOf(table),
    rows: rows.map(
      ({ height, cells }) =>
        new TableRow({
          height: { value: twips(height), rule: HeightRule.ATLEAST },
          children: cells.map((cell) => toCell(cell, columns, styles)),
        }),
    ),
  });
}
