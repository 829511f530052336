import { around } from "../../geometry";
import type { Cell, Segment, Table } from "../types";
import { type Line, lineOf } from "./lines";
import { startsItem } from "./lists";
import { toParagraphs } from "./paragraphs";
import { median } from "./statistics";

/** Rows that a table without lines needs, and the share of rows in which each column must have text. */
const MIN_ROWS = 3;
const MIN_FILLED = 0.5;
/** Largest difference between the edges of a column's cells, in points. */
const EDGE_TOLERANCE = 3;
/** Smallest gap between columns, relative to the font size. */
const MIN_GAP = 0.6;
/** Largest step between rows, relative to the font size. */
const MAX_ROW_STEP = 2.6;
/** Longest cell, in characters: longer ones side by side are columns of text. */
const MAX_CELL_LENGTH = 90;

type Span = { left: number; right: number };

/** Returns the horizontal spans that lines occupy, with gaps between them. */
function spansOf(lines: readonly Line[], gap: number): Span[] {
  const spans: Span[] = [];
  const pieces = lines.flatMap(({ segments }) => segments).toSorted((a, b) => a.left - b.left);
  for (const { left, right } of pieces) {
    const last = spans.at(-1);
    if (last && left < last.right + gap) last.right = Math.max(last.right, right);
    else spans.push({ left, right });
  }
  return spans;
}

const cellOf = ({ left, right }: Span, { segments }: Line): Segment[] =>
  segments.filter((segment) => segment.left >= left - 1 && segment.right <= right + 1);

/** Returns whether the cells of a column share their left edges, right edges or centers. */
function isAligned(span: Span, lines: readonly Line[]): boolean {
  const cells = lines
    .map((line) => cellOf(span, line))
    .filter((cell) => cell.length > 0)
    .map(around);
  if (cells.length < lines.length * MIN_FILLED) return false;
  return [
    cells.map(({ left }) => left),
    cells.map(({ right }) => right),
    cells.map(({ left, right }) => (left + right) / 2),
  ].some((edges) => {
    const middle = median(edges);
    return edges.filter((edge) => Math.abs(edge - middle) < EDGE_TOLERANCE).length >= edges.length * 0.8;
  });
}

/** Returns whether a line is a list item: a marker and its text. */
const isItem = (line: Line) => line.segments.length === 2 && startsItem(line);

const isRow = (line: Line) =>
  line.segments.length > 1 &&
  !line.leader &&
  line.segments.every(({ glyphs }) => glyphs.length < MAX_CELL_LENGTH) &&
  !isItem(line);

/** Returns how many lines from `start` form a table; 0 for none. */
function tableLength(lines: readonly Line[], start: number): number {
  let end = start;
  let spans: Span[] = [];
  for (; end < lines.length; end++) {
    const line = lines[end] as Line;
    const above = lines[end - 1];
    if (!isRow(line) || (end > start && above && line.baseline - above.baseline > MAX_ROW_STEP * line.size))
      break;
    const next = spansOf(lines.slice(start, end + 1), MIN_GAP * line.size);
    if (next.length < 2) break;
    spans = next;
  }
  const rows = lines.slice(start, end);
  const enough = rows.length >= MIN_ROWS || (rows.length === 2 && spans.length > 2);
  return enough && spans.every((span) => isAligned(span, rows)) ? rows.length : 0;
}

function toTable(lines: readonly Line[]): Table {
  const spans = spansOf(lines, MIN_GAP * (lines[0]?.size ?? 0));
  const box = around(lines);
  // A gap is split between the columns beside it.
  const edges = spans.slice(1).map(({ left }, i) => (left + (spans[i]?.right ?? left)) / 2);
  const starts = [box.left, ...edges];
  const ends = [...edges, box.right];
  const rows = lines.map((line, i) => ({
    height: (lines[i + 1]?.baseline ?? line.baseline + line.size * 1.2) - line.baseline,
    cells: spans.map((span, column): Cell => {
      const segments = cellOf(span, line);
      const cell = { ...line, left: starts[column] ?? 0, right: ends[column] ?? 0 };
      return {
        column,
        columns: 1,
        rows: 1,
        blocks: segments.length > 0 ? toParagraphs([lineOf(segments)], cell) : [],
      };
    }),
  }));
  const columns = spans.map((_, i) => (ends[i] ?? 0) - (starts[i] ?? 0));
  return { kind: "table", ruled: false, ...box, columns, rows };
}

/** Finds tables by their alignment alone. @returns lines and tables in order */
export function findAlignedTables(lines: readonly Line[]): (Line | Table)[] {
  const found: (Line | Table)[] = [];
  for (let at = 0; at < lines.length; ) {
    const length = tableLength(lines, at);
    found.push(length > 0 ? toTable(lines.slice(at, at + length)) : (lines[at] as Line));
    at += Math.max(1, length);
  }
  return found;
}
