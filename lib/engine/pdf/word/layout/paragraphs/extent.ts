import { paragraphs as settings } from "../../settings";
import type { Paragraph } from "../../types";

/** Returns the distance of a paragraph's lines as Word sets them. */
export const lineHeight = ({ leading, size }: Paragraph): number =>
  leading > size * 0.9 && leading < size * 3 ? leading : size * settings.lineHeight;

/** Returns the vertical extent of a paragraph's lines as Word sets them, without its borders. */
export function extentOfLines(paragraph: Paragraph): { start: number; end: number } {
  const height = lineHeight(paragraph);
  const [first, last] = paragraph.baselines;
  return {
    start: first - height * (1 - settings.belowBaseline),
    end: last + height * settings.belowBaseline,
  };
}
