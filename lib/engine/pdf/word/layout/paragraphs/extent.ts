import type { Paragraph } from "../../types";

/** Height of a line of text, relative to the font size. */
const LINE_HEIGHT = 1.15;
/** Share of a line's height below the baseline. */
const BELOW_BASELINE = 0.22;

/** Returns the distance of a paragraph's lines as Word sets them. */
export const lineHeight = ({ leading, size }: Paragraph): number =>
  leading > size * 0.9 && leading < size * 3 ? leading : size * LINE_HEIGHT;

/** Returns the vertical extent of a paragraph's lines as Word sets them, without its borders. */
export function extentOfLines(paragraph: Paragraph): { start: number; end: number } {
  const height = lineHeight(paragraph);
  const [first, last] = paragraph.baselines;
  return { start: first - height * (1 - BELOW_BASELINE), end: last + height * BELOW_BASELINE };
}
