import type { Glyph } from "../types";
import { overprints as settings } from "./settings";

const ROW = 100_000;

const fieldOf = (x: number, y: number) =>
  Math.floor(y / settings.field) * ROW + Math.floor(x / settings.field);

const isSame = (a: Glyph, b: Glyph): boolean =>
  a.text === b.text &&
  Math.abs(a.left - b.left) < settings.maxAcross * b.size &&
  Math.abs(a.baseline - b.baseline) < settings.maxDown * b.size &&
  Math.abs(a.size - b.size) < settings.sameSize * b.size;

/** Returns whether a character is drawn twice, side by side in one color, so that it looks bold. */
const looksBold = (a: Glyph, b: Glyph): boolean =>
  Math.abs(a.left - b.left) > settings.minBold * b.size &&
  Math.abs(a.baseline - b.baseline) < settings.minBold * b.size &&
  a.style.color === b.style.color;

/** Leaves out text that is drawn twice: to look bold, over its shadow, or for two states of a button. The upper one stays. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const kept: (Glyph | undefined)[] = [];
  const fields = new Map<number, number[]>();
  for (const glyph of glyphs) {
    const { left, baseline, size } = glyph;
    const [across, down] = [
      Math.min(settings.field, settings.maxAcross * size),
      Math.min(settings.field, settings.maxDown * size),
    ];
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
