import { around, type Box, heightOf, middleOf } from "../../geometry";
import { lines as settings } from "../settings";
import type { Band, Block, Dot, Fill, Glyph, PageLayout, Picture, Rules, Segment, Table } from "../types";
import { bulletsOf } from "./lines/bullets";
import { toRegions } from "./lines/columns";
import { joinJustified, withoutDots } from "./lines/gaps";
import { type Line, toLines, toSegments } from "./lines/lines";
import { isMostlyRtl } from "./lines/runs";
import { attachFootnotes } from "./paragraphs/footnotes";
import type { HeaderFooterLines } from "./paragraphs/headers-footers";
import { toParagraphs } from "./paragraphs/paragraphs";
import { type Drawing, drawingOf, findDrawnTables } from "./tables/drawn-tables";
import { findTextTables } from "./tables/text-tables";

/** The content of a page. */
export type PageParts = {
  width: number;
  height: number;
  glyphs: readonly Glyph[];
  rotated: readonly { glyphs: readonly Glyph[] }[];
  pictures: readonly Picture[];
  rules: Rules;
  dots: readonly Dot[];
  fills: readonly Fill[];
};

type Item = Segment | Picture | Table;

const isSegment = (item: Item): item is Segment => "glyphs" in item;

/** Returns the vertical reading position of a table or picture: after a label to its left. */
function readingPosition(item: Box, lines: readonly Line[]): number {
  const labels = lines.filter((line) => {
    const middle = middleOf(line);
    return line.right <= item.left + 1 && middle > item.top && middle < item.bottom;
  });
  if (heightOf(item) > settings.maxInlineHeight) return middleOf(item);
  return Math.max(middleOf(item), ...labels.map((line) => middleOf(line) + 0.01));
}

/** Turns a table of mostly right-to-left text around: its first column is the one at the right. */
function inReadingOrder(table: Table): Table {
  const paragraphs = table.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks));
  if (paragraphs.filter(({ rtl }) => rtl).length * 3 <= paragraphs.length) return table;
  const count = table.columns.length;
  return {
    ...table,
    rtl: true,
    columns: table.columns.toReversed(),
    rows: table.rows.map(({ height, cells }) => ({
      height,
      cells: cells.map((cell) => ({ ...cell, column: count - cell.column - cell.columns })).reverse(),
    })),
  };
}

/** Adds a picture below the last block, or beside it if that is one of the same height. */
function addPicture(blocks: Block[], picture: Picture): void {
  const last = blocks.at(-1);
  const common = last ? Math.min(last.bottom, picture.bottom) - Math.max(last.top, picture.top) : 0;
  const isBeside =
    last?.kind === "pictures" &&
    common > settings.minCommonHeight * Math.min(heightOf(last), heightOf(picture)) &&
    last.pictures.every((other) => other.right <= picture.left + 1 || other.left >= picture.right - 1);
  const { left, top, right, bottom } = picture;
  if (!isBeside) blocks.push({ kind: "pictures", left, top, right, bottom, pictures: [picture] });
  else {
    const pictures = [...last.pictures, picture].sort((a, b) => a.left - b.left);
    blocks[blocks.length - 1] = { kind: "pictures", ...around(pictures), pictures };
  }
}

/** Converts a part of a column to blocks, from the top. */
function toBlocks(items: readonly Item[], column: Box, drawing: Drawing): Block[] {
  const lines = joinJustified(toLines(items.filter(isSegment))).map(withoutDots);
  const others = items.filter((item) => !isSegment(item)) as (Picture | Table)[];
  const positionOf = (item: Line | Picture | Table) =>
    "kind" in item ? readingPosition(item, lines) : middleOf(item);
  const blocks: Block[] = [];
  let prose: Line[] = [];
  const ordered = [...lines, ...others].sort((a, b) => positionOf(a) - positionOf(b));
  for (const found of findTextTables(ordered, drawing))
    if ("kind" in found) {
      blocks.push(...toParagraphs(prose, column));
      prose = [];
      if (found.kind === "table") blocks.push(inReadingOrder(found));
      else addPicture(blocks, found);
    } else prose.push(found);
  return [...blocks, ...toParagraphs(prose, column)];
}

function toBand(columns: readonly Item[][][], rtl: boolean, text: Box, drawing: Drawing): Band {
  const ordered = rtl ? columns.toReversed() : columns;
  // A single column could have filled the page from margin to margin.
  const boxes = ordered.map((column) => (columns.length === 1 ? text : around(column.flat())));
  return {
    ...around(columns.flat(2)),
    columns: ordered.map((parts, i) => {
      const box = boxes[i] as Box;
      return {
        left: box.left,
        right: box.right,
        blocks: parts.flatMap((part) => toBlocks(part, box, drawing)),
      };
    }),
  };
}

/** Arranges the content of a page in reading order: bands of columns of blocks, without its header and footer. */
export function layOutPage(parts: PageParts, edges: HeaderFooterLines): PageLayout {
  const { width, height, rotated, pictures } = parts;
  const lines = new Set(edges.lines.flatMap(({ segments }) => segments.flatMap((one) => one.glyphs)));
  const written = parts.glyphs.filter((glyph) => !lines.has(glyph));
  const glyphs = [...written, ...bulletsOf(parts.dots, written)];
  const page = { left: 0, top: 0, right: width, bottom: height };
  const drawing = drawingOf(parts.rules, parts.fills, page);
  const { tables, used } = findDrawnTables(glyphs, drawing);
  const free = glyphs.filter((glyph) => !used.has(glyph));
  const items: Item[] = [...toSegments(free), ...tables, ...pictures];
  const rtl = isMostlyRtl(glyphs.map(({ text }) => text));
  const bands =
    items.length > 0 ? toRegions(items).map((columns) => toBand(columns, rtl, around(items), drawing)) : [];
  for (const group of rotated) {
    const lines = toLines(toSegments(group.glyphs));
    if (lines.length === 0) continue;
    const box = around(lines);
    // It comes last: by its position along a margin it would split a sentence.
    bands.push({
      ...box,
      rotated: true,
      columns: [{ left: box.left, right: box.right, blocks: toParagraphs(lines, box) }],
    });
  }
  attachFootnotes(bands);
  const text = bands.filter((band) => !band.rotated);
  const column = around(text.length > 0 ? text : [page]);
  return { width, height, bands, ...edges.toHeaderFooter(column) };
}
