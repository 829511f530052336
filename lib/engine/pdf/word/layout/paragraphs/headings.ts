import { headings as settings } from "../../settings";
import { weightedMode } from "../../statistics";
import type { Block, Paragraph } from "../../types";
import { textOf } from "../lines/runs";

const lettersOf = (paragraph: Paragraph) => textOf(paragraph.runs).length;
export const isBold = ({ runs }: Paragraph) =>
  runs.every(({ text, style }) => style.bold || text.trim() === "");

/** Returns the paragraphs in the cells of tables. */
const cellsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block) =>
    block.kind === "table" ? block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks)) : [],
  );

/** Returns the most common font size of a document: that of its tables, if there is hardly any text beside them. */
export function bodySize(blocks: readonly Block[]): number {
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const isProse = paragraphs.some(({ lines }) => lines >= settings.minProse);
  return weightedMode(
    [...paragraphs, ...(isProse ? [] : cellsOf(blocks))].map((one) => [one.size, lettersOf(one)]),
    0.5,
  );
}

/** Returns whether it is a line of a table of contents. */
const isEntry = ({ tabs }: Paragraph) => tabs.some(({ leader }) => leader);

/** Returns whether all of it is a link that looks like one. */
const isLink = ({ runs }: Paragraph) =>
  runs.every(({ text, link, style }) => text.trim() === "" || (link !== undefined && style.underline));

const familyOf = ({ runs }: Paragraph) => runs[0]?.style.family;

/** Signs of two large paragraphs under each other that they show fonts or sizes. */
const sampleSigns = [
  (above: Paragraph, below: Paragraph) => familyOf(above) !== familyOf(below),
  (above: Paragraph, below: Paragraph) => below.size - above.size >= settings.levelTolerance,
];

/** Returns large paragraphs that are no headings: several in a row, each in another font than the last, or larger. */
function samplesOf(blocks: readonly Block[], large: ReadonlySet<Block>): Set<Block> {
  const samples = new Set<Block>();
  for (const isSample of sampleSigns) {
    let row: Paragraph[] = [];
    for (const block of blocks) {
      const last = row.at(-1);
      if (block.kind !== "paragraph" || !large.has(block)) row = [];
      else if (last && isSample(last, block)) row.push(block);
      else row = [block];
      if (row.length < settings.minSamples) continue;
      for (const one of row.slice(-settings.minSamples)) samples.add(one);
    }
  }
  return samples;
}

function isLarge(paragraph: Paragraph, body: number): boolean {
  const length = lettersOf(paragraph);
  return (
    !isEntry(paragraph) &&
    !isLink(paragraph) &&
    paragraph.size > body * settings.minRatio &&
    length <= settings.maxLength &&
    paragraph.lines <= settings.maxLines &&
    /\p{L}/u.test(textOf(paragraph.runs))
  );
}

function isBoldHeading(paragraph: Paragraph, body: number): boolean {
  const text = textOf(paragraph.runs).trim();
  if (!isBold(paragraph) || isLink(paragraph) || paragraph.tabs.length > 0 || paragraph.size < body * 0.95)
    return false;
  return (
    paragraph.lines <= 2 &&
    text.length <= settings.maxBoldLength &&
    !/[.,;:]$/.test(text) &&
    /\p{L}{2}/u.test(text)
  );
}

const headingOf = (level: number) => Math.min(level, 4) as NonNullable<Paragraph["heading"]>;

/** Marks headings: text larger than the body by its size, then short bold paragraphs. */
export function findHeadings(blocks: readonly Block[]): void {
  const body = bodySize(blocks);
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const all = new Set(paragraphs.filter((paragraph) => isLarge(paragraph, body)));
  const samples = samplesOf(blocks, all);
  const large = [...all].filter((paragraph) => !samples.has(paragraph));
  const sizes: number[] = [];
  for (const { size } of large.toSorted((a, b) => b.size - a.size))
    if (sizes.length === 0 || (sizes.at(-1) ?? 0) - size >= settings.levelTolerance) sizes.push(size);
  for (const paragraph of large) {
    const level = sizes.findIndex((size) => paragraph.size > size - settings.levelTolerance) + 1;
    paragraph.heading = headingOf(level);
  }
  const next = headingOf(sizes.length + 1);
  const total = [...paragraphs, ...cellsOf(blocks)].reduce((sum, one) => sum + lettersOf(one), 0);
  const bold = paragraphs.filter((one) => !one.heading && !samples.has(one) && isBoldHeading(one, body));
  // Where much of the text is bold, bold is no sign of a heading.
  if (bold.reduce((sum, paragraph) => sum + lettersOf(paragraph), 0) > total / 4) return;
  for (const paragraph of bold) paragraph.heading = next;
}
