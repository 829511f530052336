import type { Glyph } from "../types";

/**
 * Largest distance of a character from the same one that is drawn over it, relative to the font size: across, less than
 * the width of an apostrophe, and up or down.
 */
const MAX_ACROSS = 0.15;
const MAX_DOWN = 0.25;
/** Smallest distance across that makes text look bold, relative to the font size. */
const MIN_BOLD = 0.01;
/** Largest difference between the font sizes, relative to the size: buttons are stretched over their place on the page. */
const SAME_SIZE = 0.08;
/** Side of the fields that characters are looked up by, in points; also the largest distance in points. */
const FIELD = 8;
const ROW = 100_000;

const fieldOf = (x: number, y: number) => Math.floor(y / FIELD) * ROW + Math.floor(x / FIELD);

const isSame = (a: Glyph, b: Glyph): boolean =>
  a.text === b.text &&
  Math.abs(a.left - b.left) < MAX_ACROSS * b.size &&
  Math.abs(a.baseline - b.baseline) < MAX_DOWN * b.size &&
  Math.abs(a.size - b.size) < SAME_SIZE * b.size;

/** Returns whether a character is drawn twice, side by side in one color, so that it looks bold. */
const looksBold = (a: Glyph, b: Glyph): boolean =>
  Math.abs(a.left - b.left) > MIN_BOLD * b.size &&
  Math.abs(a.baseline - b.baseline) < MIN_BOLD * b.size &&
  a.style.color === b.style.color;

/** Leaves out text that is drawn twice: to look bold, over its shadow, or for two states of a button. The upper one stays. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const kept: (Glyph | undefined)[] = [];
  const fields = new Map<number, number[]>();
  for (const glyph of glyphs) {
    const { left, baseline, size } = glyph;
    const [across, down] = [Math.min(FIELD, MAX_ACROSS * size), Math.min(FIELD, MAX_DOWN * size)];
    const near = new Set(
      [left - across, left + across].flatMap((x) => [
        fieldOf(x, baseline - down),
        fieldOf(x, baseline + down),
      ]),
    );
    let same: Glyph | undefined;
    for (const field of near)
      for (const index of fields.get(field) ?? []) {
        const other = kept[index];
        if (!other || !isSame(other, glyph)) continue;
        same = other;
        kept[index] = undefined;
      }
    const style = same && looksBold(same, glyph) ? { ...glyph.style, bold: true } : glyph.style;
    const own = fieldOf(left, baseline);
    const list = fields.get(own);
    if (list) list.push(kept.length);
    else fields.set(own, [kept.length]);
    kept.push(style === glyph.style ? glyph : { ...glyph, style });
  }
  return kept.filter((glyph) => glyph !== undefined);
}
