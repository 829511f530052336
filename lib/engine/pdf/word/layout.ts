import { findAligned } from "./aligned-tables";
import { readsLeft } from "./bidi";
import { around } from "./boxes";
import { toRegions } from "./columns";
import { findGrids } from "./grids";
import { type Line, toLines } from "./lines";
import { toParagraphs } from "./paragraphs";
import { toTable } from "./ruled-tables";
import { toSegments } from "./segments";
import type { Band, Block, Box, Glyph, PageLayout, Picture, Rules, Segment, Table } from "./types";

export type PageParts = {
  width: number;
  height: number;
  glyphs: readonly Glyph[];
  asides: readonly (readonly Glyph[])[];
  pictures: readonly Picture[];
  rules: Rules;
};

type Item = Segment | Picture | Table;

const isSegment = (item: Item): item is Segment => "glyphs" in item;

/** A table or picture no higher than this, in points, stands on a line: what is left of it is its label. */
const ON_A_LINE = 30;

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** How far down a table or picture is read: behind a label that stands left of it. */
function placeOf(item: Box, lines: readonly Line[]): number {
  const labels = lines.filter((line) => {
    const middle = middleOf(line);
    return line.right <= item.left + 1 && middle > item.top && middle < item.bottom;
  });
  if (item.bottom - item.top > ON_A_LINE) return middleOf(item);
  return Math.max(middleOf(item), ...labels.map((line) => middleOf(line) + 0.01));
}

/** A part of a column as blocks, from the top. */
function toBlocks(items: readonly Item[], column: Box): Block[] {
  const lines = toLines(items.filter(isSegment));
  const others = items.filter((item) => !isSegment(item)) as (Picture | Table)[];
  const places = new Map<Line | Picture | Table, number>();
  for (const line of lines) places.set(line, middleOf(line));
  for (const item of others) places.set(item, placeOf(item, lines));
  const ordered = [...lines, ...others].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const blocks: Block[] = [];
  let pending: Line[] = [];
  const flush = () => {
    let prose: Line[] = [];
    for (const found of findAligned(pending)) {
      if (!("kind" in found)) {
        prose.push(found);
        continue;
      }
      blocks.push(...toParagraphs(prose, column), found);
      prose = [];
    }
    blocks.push(...toParagraphs(prose, column));
    pending = [];
  };
  for (const item of ordered) {
    if (!("kind" in item)) pending.push(item);
    else {
      flush();
      blocks.push(item);
    }
  }
  flush();
  return blocks;
}

function toBand(columns: readonly Item[][][], rtl: boolean, text: Box): Band {
  const ordered = rtl ? columns.toReversed() : columns;
  // What stands alone could have filled the page from margin to margin.
  const boxes = ordered.map((column) => (columns.length === 1 ? text : around(column.flat())));
  return {
    ...around(columns.flat(2)),
    columns: ordered.map((parts, i) => {
      const box = boxes[i] as Box;
      return { left: box.left, right: box.right, blocks: parts.flatMap((part) => toBlocks(part, box)) };
    }),
  };
}

/** Puts what is on a page into reading order: bands of columns of blocks. */
export function layOutPage({ width, height, glyphs, asides, pictures, rules }: PageParts): PageLayout {
  const used = new Set<Glyph>();
  const tables = findGrids(rules).flatMap((grid) => {
    const found = toTable(
      grid,
      glyphs.filter((glyph) => !used.has(glyph)),
    );
    if (!found) return [];
    for (const glyph of found.used) used.add(glyph);
    return [found.table];
  });
  const free = glyphs.filter((glyph) => !used.has(glyph));
  const items: Item[] = [...toSegments(free), ...tables, ...pictures];
  const rtl = readsLeft(glyphs.map(({ text }) => text));
  const bands =
    items.length > 0 ? toRegions(items).map(({ columns }) => toBand(columns, rtl, around(items))) : [];
  for (const aside of asides) {
    const lines = toLines(toSegments(aside));
    if (lines.length === 0) continue;
    const box = around(lines);
    // It runs along a margin: where it would end up by its place, it would cut a sentence.
    bands.push({
      ...box,
      aside: true,
      columns: [{ left: box.left, right: box.right, blocks: toParagraphs(lines, box) }],
    });
  }
  return { width, height, bands };
}
