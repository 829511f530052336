import { heaviest } from "./boxes";
import { textOf } from "./runs";
import type { Block, Paragraph } from "./types";

/** A heading is larger than the text by this factor, and no longer than so many characters and lines. */
const LARGER = 1.12;
const LONGEST = 200;
const MOST_LINES = 4;
/** One in bold of the text's own size is shorter. */
const LONGEST_BOLD = 100;
/** Sizes of one level differ by less, in points. */
const SAME_LEVEL = 0.6;
const LEVELS = 4;

const lettersOf = (paragraph: Paragraph) => textOf(paragraph.runs).length;
const isBold = ({ runs }: Paragraph) => runs.every(({ text, style }) => style.bold || text.trim() === "");

/** Size of the most text of a document. */
export const bodySize = (blocks: readonly Block[]): number =>
  heaviest(
    blocks.flatMap((block) => (block.kind === "paragraph" ? [[block.size, lettersOf(block)] as const] : [])),
    0.5,
  );

function isLarge(paragraph: Paragraph, body: number): boolean {
  const length = lettersOf(paragraph);
  return (
    paragraph.size > body * LARGER &&
    length <= LONGEST &&
    paragraph.lines <= MOST_LINES &&
    /\p{L}/u.test(textOf(paragraph.runs))
  );
}

function isBoldHeading(paragraph: Paragraph, body: number): boolean {
  const text = textOf(paragraph.runs).trim();
  if (!isBold(paragraph) || paragraph.tabs.length > 0 || paragraph.size < body * 0.95) return false;
  return (
    paragraph.lines <= 2 && text.length <= LONGEST_BOLD && !/[.,;:]$/.test(text) && /\p{L}{2}/u.test(text)
  );
}

/** Marks headings: what is larger than the text, the largest first, then short paragraphs in bold. */
export function findHeadings(blocks: readonly Block[]): void {
  const body = bodySize(blocks);
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  // All of one size: the text itself is large.
  const large = paragraphs.filter((paragraph) => isLarge(paragraph, body));
  const sizes: number[] = [];
  for (const { size } of large.toSorted((a, b) => b.size - a.size))
    if (sizes.length === 0 || (sizes.at(-1) ?? 0) - size >= SAME_LEVEL) sizes.push(size);
  for (const paragraph of large) {
    const level = sizes.findIndex((size) => paragraph.size > size - SAME_LEVEL) + 1;
    paragraph.heading = Math.min(level, LEVELS);
  }
  const next = Math.min(sizes.length, LEVELS - 1) + 1;
  const total = paragraphs.reduce((sum, paragraph) => sum + lettersOf(paragraph), 0);
  const bold = paragraphs.filter((one) => !one.heading && isBoldHeading(one, body));
  // Where most is bold, bold says nothing.
  if (bold.reduce((sum, paragraph) => sum + lettersOf(paragraph), 0) > total / 4) return;
  for (const paragraph of bold) paragraph.heading = next;
}
