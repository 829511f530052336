import { around } from "../../../geometry";
import { alignedTables as settings } from "../../settings";
import { median } from "../../statistics";
import type { Cell, Paragraph, Picture, Segment, Table } from "../../types";
import { type Line, lineOf, lineText } from "../lines/lines";
import { startsItem } from "../paragraphs/lists";
import { toParagraphs } from "../paragraphs/paragraphs";

type Item = Line | Picture | Table;
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

/** Where the text of a column stands in its cells. */
const edges = {
  left: ({ left }: Span) => left,
  right: ({ right }: Span) => right,
  center: ({ left, right }: Span) => (left + right) / 2,
} as const;

type ColumnAlign = keyof typeof edges;
const alignments = ["left", "right", "center"] as const;
const number = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** Returns what most of the cells of a column share: their left edges, right edges or centers. */
function alignOf(span: Span, lines: readonly Line[], least: number): ColumnAlign | undefined {
  const texts = lines.map((line) => cellOf(span, line)).filter((cell) => cell.length > 0);
  const cells = texts.map(around);
  if (cells.length < lines.length * least) return undefined;
  const shared = (align: ColumnAlign): number => {
    const own = cells.map(edges[align]);
    const middle = median(own);
    return own.filter((edge) => Math.abs(edge - middle) < settings.edgeTolerance).length;
  };
  // Numbers of the same length say nothing.
  const numbers = texts.filter((cell) => number.test(lineText(lineOf(cell)))).length;
  const order = numbers > cells.length / 2 ? (["right", "left", "center"] as const) : alignments;
  const [best] = order.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) >= cells.length * settings.minShared ? best : undefined;
}

/** Returns whether a line is a list item: a marker and its text. */
const isItem = (line: Line) => line.segments.length === 2 && startsItem(line);

/** Returns the paragraph that the document's tags put all of a line into. */
function paragraphOf({ segments }: Line): number | undefined {
  const paragraph = segments[0]?.glyphs[0]?.paragraph;
  return segments.every(({ glyphs }) => glyphs.every((glyph) => glyph.paragraph === paragraph))
    ? paragraph
    : undefined;
}

/** Returns the lines whose columns are made by tab stops: by its tags, each is a paragraph of its own. */
function findTabbed(items: readonly Item[]): ReadonlySet<Item> {
  const lines = items.flatMap((item) => ("kind" in item || item.segments.length < 2 ? [] : [item]));
  const counts = new Map<number, number>();
  const paragraphs = lines.map(paragraphOf);
  for (const one of paragraphs) if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Set(lines.filter((_, i) => counts.get(paragraphs[i] ?? 0) === 1));
}

const isRow = (line: Line) =>
  line.segments.length > 1 &&
  !line.leader &&
  line.segments.every(({ glyphs }) => glyphs.length < settings.maxCellLength) &&
  !isItem(line);

/** Returns whether a line continues cells of the row above it: the first column is empty, and it is near. */
function continuesRow(line: Line, above: Line, spans: readonly Span[]): boolean {
  const [first] = spans;
  const inside = line.segments.every((segment) =>
    spans.some(
      (span) =>
        segment.left >= span.left - settings.edgeTolerance &&
        segment.right <= span.right + settings.maxOverhang * line.size,
    ),
  );
  return (
    first !== undefined &&
    spans.length > 1 &&
    inside &&
    line.segments.every((segment) => segment.left > first.right) &&
    line.baseline - above.baseline < settings.maxCellStep * line.size
  );
}

/** Returns the rows of lines from `start` that form a table: the lines of each; none if they do not. */
function rowsFrom(items: readonly Item[], start: number, tabbed: ReadonlySet<Item>): Line[][] {
  const rows: Line[][] = [];
  const lines: Line[] = [];
  let spans: Span[] = [];
  for (const line of items.slice(start)) {
    if ("kind" in line || tabbed.has(line)) break;
    const above = lines.at(-1);
    const row = rows.at(-1);
    lines.push(line);
    if (above && line.baseline - above.baseline > settings.maxRowStep * line.size) break;
    const next = spansOf(lines, settings.minGap * line.size);
    if (row && above && next.length === spans.length && continuesRow(line, above, spans)) row.push(line);
    else if (isRow(line) && next.length >= 2) rows.push([line]);
    else break;
    spans = next;
  }
  const firsts = rows.map(([first]) => first as Line);
  const isShort = rows.length < settings.minRows;
  if (isShort && !(rows.length === 2 && spans.length > 2)) return [];
  return spans.every((span) => alignOf(span, firsts, isShort ? 1 : settings.minFilled)) ? rows : [];
}

/** Returns the edges of columns: beside the text that is set to them, or in the middle of the gap. */
function edgesOf(spans: readonly Span[], aligns: readonly ColumnAlign[]): number[] {
  return spans.slice(1).map(({ left }, i) => {
    const { right } = spans[i] as Span;
    if (aligns[i + 1] === "left") return left - settings.margin;
    return aligns[i] === "right" ? right + settings.margin : (left + right) / 2;
  });
}

function toTable(lines: readonly Line[][]): Table {
  const all = lines.flat();
  const firsts = lines.map(([first]) => first as Line);
  const spans = spansOf(all, settings.minGap * (all[0]?.size ?? 0));
  const aligns = spans.map((span) => alignOf(span, firsts, 0) ?? "left");
  const { top, bottom, ...text } = around(all);
  const box = { top, bottom, left: text.left - settings.margin, right: text.right + settings.margin };
  const inner = edgesOf(spans, aligns);
  const [starts, ends] = [
    [box.left, ...inner],
    [...inner, box.right],
  ];
  const rows = lines.map((row, i) => {
    const [first, last] = [row[0], row.at(-1)] as [Line, Line];
    const nextBaseline = lines[i + 1]?.[0]?.baseline ?? last.baseline + last.size * 1.2;
    return {
      height: nextBaseline - first.baseline,
      cells: spans.map((span, column): Cell => {
        const own = row.map((line) => cellOf(span, line)).filter((cell) => cell.length > 0);
        const align = aligns[column] ?? "left";
        const inset = (ends[column] ?? 0) - span.right - settings.margin;
        const toBlock = (paragraph: Paragraph): Paragraph =>
          paragraph.rtl ? paragraph : { ...paragraph, align, ...(align === "right" && { inset }) };
        const blocks = own.length > 0 ? toParagraphs(own.map(lineOf), { ...around(row), ...span }) : [];
        return { column, columns: 1, rows: 1, blocks: blocks.map(toBlock) };
      }),
    };
  });
  const columns = spans.map((_, i) => (ends[i] ?? 0) - (starts[i] ?? 0));
  return { kind: "table", ruled: false, ...box, columns, rows };
}

/** Finds tables by their alignment alone. @returns lines and tables in order, and all else as it is */
export function findAlignedTables(items: readonly Item[]): Item[] {
  const tabbed = findTabbed(items);
  const found: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const rows = rowsFrom(items, at, tabbed);
    found.push(rows.length > 0 ? toTable(rows) : (items[at] as Item));
    at += Math.max(1, rows.flat().length);
  }
  return found;
}
