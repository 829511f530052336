import { around } from "./boxes";
import { type Line, lineOf } from "./lines";
import { startsItem } from "./lists";
import { toParagraphs } from "./paragraphs";
import type { Cell, Segment, Table } from "./types";

/** Rows that a table without lines needs, and how many of them every column is filled in, of 1. */
const LEAST_ROWS = 3;
const FILLED = 0.5;
/** Edges of a column's cells differ by no more, in points. */
const ALIGNED = 3;
/** Free space between columns, of the size of characters. */
const GAP = 0.6;
/** Rows are no further apart, of the size of characters. */
const ROW_GAP = 2.6;
/** Cells of a table are short; side by side, long ones are columns of text. */
const LONGEST_CELL = 90;

type Span = { left: number; right: number };

/** What a run of lines occupies across, as pieces with free space between them. */
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

/** Whether the cells of a column share their left edges, their right edges or their middles. */
function isAligned(span: Span, lines: readonly Line[]): boolean {
  const cells = lines
    .map((line) => cellOf(span, line))
    .filter((cell) => cell.length > 0)
    .map(around);
  if (cells.length < lines.length * FILLED) return false;
  return [
    cells.map(({ left }) => left),
    cells.map(({ right }) => right),
    cells.map(({ left, right }) => (left + right) / 2),
  ].some((edges) => {
    const sorted = edges.toSorted((a, b) => a - b);
    const middle = sorted[sorted.length >> 1] ?? 0;
    return edges.filter((edge) => Math.abs(edge - middle) < ALIGNED).length >= edges.length * 0.8;
  });
}

/** A bullet or a number and what it stands before are an item of a list. */
const isItem = (line: Line) => line.segments.length === 2 && startsItem(line);

const isRow = (line: Line) =>
  line.segments.length > 1 &&
  line.segments.every(({ glyphs }) => glyphs.length < LONGEST_CELL) &&
  !isItem(line);

/** How many lines from a place on are a table; 0 for none. */
function tableLength(lines: readonly Line[], start: number): number {
  let end = start;
  let spans: Span[] = [];
  for (; end < lines.length; end++) {
    const line = lines[end] as Line;
    const above = lines[end - 1];
    if (!isRow(line) || (end > start && above && line.baseline - above.baseline > ROW_GAP * line.size)) break;
    const next = spansOf(lines.slice(start, end + 1), GAP * line.size);
    if (next.length < 2) break;
    spans = next;
  }
  const rows = lines.slice(start, end);
  const enough = rows.length >= LEAST_ROWS || (rows.length === 2 && spans.length > 2);
  return enough && spans.every((span) => isAligned(span, rows)) ? rows.length : 0;
}

function toTable(lines: readonly Line[]): Table {
  const spans = spansOf(lines, GAP * (lines[0]?.size ?? 0));
  const box = around(lines);
  // Free space is shared by the columns beside it.
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

/** Finds what is a table by its alignment alone. @returns lines and tables in their order */
export function findAligned(lines: readonly Line[]): (Line | Table)[] {
  const found: (Line | Table)[] = [];
  for (let at = 0; at < lines.length; ) {
    const length = tableLength(lines, at);
    found.push(length > 0 ? toTable(lines.slice(at, at + length)) : (lines[at] as Line));
    at += Math.max(1, length);
  }
  return found;
}
