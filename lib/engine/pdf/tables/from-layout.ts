import type { DocumentTable, TableCell } from "../../../contract/tables";
import { joinTables } from "../../../tables/join";
import { type Box, holds } from "../geometry";
import type { Block, Cell, PageLayout, Paragraph, Table } from "../word/types";
import { documentTables as settings } from "./settings";

/** Turns the tables of laid out pages into text. */

const caption = /^(?:tab(?:le|elle|leau|la|ela|ella)?\b\.?|таблица|表)\s*[\dIVXLA-Z]/iu;

const textOfParagraph = ({ runs }: Pick<Paragraph, "runs">): string =>
  runs
    .map(({ text, newLine }) => (newLine ? `\n${text}` : text))
    .join("")
    .replace(/[^\S\n]+/g, " ")
    .trim();

const isInk = ({ text }: { text: string }) => text.trim() !== "";

/** Returns a cell of a table as text. @param unsure places of words that may be misread */
function cellOf({ column, columns, rows, blocks, background }: Cell, unsure: readonly Box[]): TableCell {
  const runs = blocks.flatMap((block) => block.runs).filter(isInk);
  const aligns = new Set(blocks.map(({ align }) => align));
  const [align] = aligns.size === 1 ? aligns : [];
  const color = background ?? blocks[0]?.background;
  return {
    column,
    ...(columns > 1 && { columns }),
    ...(rows > 1 && { rows }),
    text: blocks.map(textOfParagraph).join("\n"),
    ...(runs.length > 0 && runs.every(({ style }) => style.bold) && { bold: true }),
    ...((align === "center" || align === "right") && { align }),
    ...(blocks.some((block) => unsure.some((word) => holds(block, word))) && { unsure: true }),
    ...(color && { background: color }),
  };
}

/** Returns the text of the paragraph beside a table, if it names the table. */
function titleOf(table: Table, above: Block | undefined, below: Block | undefined): string | undefined {
  const gapTo = (block: Paragraph) => Math.max(table.top - block.bottom, block.top - table.bottom);
  for (const block of [above, below]) {
    if (block?.kind !== "paragraph" || gapTo(block) > settings.captionGap * block.size) continue;
    const text = textOfParagraph(block).replaceAll("\n", " ");
    if (text.length > settings.captionLength) continue;
    const isBold = block.runs.filter(isInk).every(({ style }) => style.bold);
    if (caption.test(text) || (block === above && block.lines === 1 && (isBold || block.heading)))
      return text;
  }
  return undefined;
}

/** The blocks of a page's text, in reading order. */
const blocksOf = ({ bands }: PageLayout): Block[] =>
  bands.flatMap(({ columns, rotated }) => (rotated ? [] : columns.flatMap(({ blocks }) => blocks)));

/**
 * Returns the table of a page as text.
 *
 * @param page from 1
 * @param unsure places of words that may be misread
 */
export const documentTableOf = (
  page: number,
  table: Table,
  unsure: readonly Box[],
  title?: string,
): DocumentTable => ({
  page,
  box: [table.left, table.top, table.right, table.bottom],
  ...(title && { title }),
  head: table.head ?? 0,
  columns: table.columns,
  rows: table.rows.map(({ cells }) =>
    cells.map((cell) => cellOf(cell, unsure)).sort((a, b) => a.column - b.column),
  ),
  ...(table.rtl && { rtl: true }),
});

/** Positions of the edges of a table's columns. */
function edgesOf({ box: [left], columns }: DocumentTable): number[] {
  let at = left;
  return [left, ...columns.map((width) => (at += width))];
}

/** Whether a table goes on in one at the start of the next page, without a caption of its own. */
function goesOn(table: DocumentTable, next: DocumentTable): boolean {
  const edges = edgesOf(next);
  return (
    next.title === undefined &&
    table.columns.length === next.columns.length &&
    edgesOf(table).every((edge, i) => Math.abs(edge - (edges[i] as number)) <= settings.sameColumn)
  );
}

/** A page that was read, its number from 1, and the places of words that may be misread. */
type ReadPage = { number: number; layout: PageLayout; unsure: readonly Box[] };

/** Collects the tables of a document, in reading order. One that goes on over pages is one. */
export function tablesIn(pages: readonly ReadPage[]): DocumentTable[] {
  const found: DocumentTable[] = [];
  /** The page that ends with the last of them. */
  let open = 0;
  for (const { number, layout, unsure } of pages) {
    const blocks = blocksOf(layout);
    const isOpen = open === number - 1;
    blocks.forEach((block, at) => {
      if (block.kind !== "table") return;
      const table = documentTableOf(number, block, unsure, titleOf(block, blocks[at - 1], blocks[at + 1]));
      const isFirst = blocks.slice(0, at).every(({ kind }) => kind === "pictures");
      const last = found.at(-1);
      if (last && isOpen && isFirst && goesOn(last, table)) found[found.length - 1] = joinTables(last, table);
      else found.push(table);
      if (at === blocks.length - 1) open = number;
    });
  }
  return found;
}
