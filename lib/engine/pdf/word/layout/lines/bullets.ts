import { heightOf, middleOf } from "../../../geometry";
import { lines as settings } from "../../settings";
import type { Dot, Glyph } from "../../types";

const isBeside = (dot: Dot, { left, baseline, size }: Glyph): boolean => {
  const middle = middleOf(dot);
  const gap = left - dot.right;
  const isOnLine = middle < baseline && middle > baseline - 0.8 * size;
  return (
    isOnLine &&
    gap > settings.bulletGap.min * size &&
    gap < settings.bulletGap.max * size &&
    heightOf(dot) < settings.maxBullet * size
  );
};

const isBefore = (dot: Dot, { right, baseline, size }: Glyph): boolean =>
  right < dot.right &&
  right > dot.left - settings.bulletGap.max * size &&
  dot.bottom < baseline + size / 2 &&
  dot.top > baseline - size;

/** Returns drawn bullets as characters: small shapes to the left of a line, with nothing before them. */
export function bulletsOf(dots: readonly Dot[], glyphs: readonly Glyph[]): Glyph[] {
  const letters = glyphs.filter(({ text }) => text !== " ");
  return dots.flatMap((dot): Glyph[] => {
    const beside = letters.filter((glyph) => isBeside(dot, glyph));
    const [first] = beside.sort((a, b) => a.left - b.left);
    if (!first || letters.some((glyph) => isBefore(dot, glyph))) return [];
    const { top, bottom, baseline, size, style } = first;
    return [{ text: dot.sign, left: dot.left, right: dot.right, top, bottom, baseline, size, style }];
  });
}
