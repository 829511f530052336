import { headings as settings } from "../../settings";
import { weightedMode } from "../../statistics";
import type { Block, Paragraph } from "../../types";
import { textOf } from "../lines/runs";

const lettersOf = (paragraph: Paragraph) => textOf(paragraph.runs).length;
export const isBold = ({ runs }: Paragraph) =>
  runs.every(({ text, style }) => style.bold || text.trim() === "");

/** Returns the most common font size of a document. */
export const bodySize = (blocks: readonly Block[]): number =>
  weightedMode(
    blocks.flatMap((block) => (block.kind === "paragraph" ? [[block.size, lettersOf(block)] as const] : [])),
    0.5,
  );

/** Returns whether it is a line of a table of contents. */
const isEntry = ({ tabs }: Paragraph) => tabs.some(({ leader }) => leader);

function isLarge(paragraph: Paragraph, body: number): boolean {
  const length = lettersOf(paragraph);
  return (
    !isEntry(paragraph) &&
    paragraph.size > body * settings.minRatio &&
    length <= settings.maxLength &&
    paragraph.lines <= settings.maxLines &&
    /\p{L}/u.test(textOf(paragraph.runs))
  );
}

function isBoldHeading(paragraph: Paragraph, body: number): boolean {
  const text = textOf(paragraph.runs).trim();
  if (!isBold(paragraph) || paragraph.tabs.length > 0 || paragraph.size < body * 0.95) return false;
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
  const large = paragraphs.filter((paragraph) => isLarge(paragraph, body));
  const sizes: number[] = [];
  for (const { size } of large.toSorted((a, b) => b.size - a.size))
    if (sizes.length === 0 || (sizes.at(-1) ?? 0) - size >= settings.levelTolerance) sizes.push(size);
  for (const paragraph of large) {
    const level = sizes.findIndex((size) => paragraph.size > size - settings.levelTolerance) + 1;
    paragraph.heading = headingOf(level);
  }
  const next = headingOf(sizes.length + 1);
  const total = paragraphs.reduce((sum, paragraph) => sum + lettersOf(paragraph), 0);
  const bold = paragraphs.filter((one) => !one.heading && isBoldHeading(one, body));
  // Where much of the text is bold, bold is no sign of a heading.
  if (bold.reduce((sum, paragraph) => sum + lettersOf(paragraph), 0) > total / 4) return;
  for (const paragraph of bold) paragraph.heading = next;
}
