import { lines as settings } from "../../settings";
import type { Dot, Glyph } from "../../types";

const isBeside = (dot: Dot, { left, baseline, size }: Glyph): boolean => {
  const middle = (dot.top + dot.bottom) / 2;
  const gap = left - dot.right;
  const isOnLine = middle < baseline && middle > baseline - 0.8 * size;
  return (
    isOnLine &&
    gap > settings.bulletGap.min * size &&
    gap < settings.bulletGap.max * size &&
    dot.bottom - dot.top < settings.maxBullet * size
  );
};

const isBefore = (dot: Dot, { right, baseline, size }: Glyph): boolean =>
  right < dot.right &&
  right > dot.left - settings.bulletGap.max * size &&
  dot.bottom < baseline + size / 2 &&
  dot.top > baseline - size;

/** Returns drawn bullets as characters: small shapes to the left of a line, with nothing before them. */
export function bulletsOf(dots: readonly Dot[], glyphs: readonly Glyph[]): Glyph[] {
  if (dots.length === 0) return [];
  const letters = glyphs.filter(({ text }) => text !== " ");
  const bullets: Glyph[] = [];
  for (const dot of dots) {
    const beside = letters.filter((glyph) => isBeside(dot, glyph));
    if (beside.length === 0 || letters.some((glyph) => isBefore(dot, glyph))) continue;
    const [first] = beside.sort((a, b) => a.left - b.left);
    if (!first) continue;
    const { left, right } = dot;
    const { top, bottom, baseline, size, style } = first;
    bullets.push({ text: dot.sign, left, right, top, bottom, baseline, size, style });
  }
  return bullets;
}
