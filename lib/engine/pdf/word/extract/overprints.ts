import type { Glyph } from "../types";
import { glyphs as settings } from "./settings";

/** Characters are looked up by what they are and the row that they stand in. */
const placeOf = (text: string, y: number) => `${Math.floor(y / settings.row)} ${text}`;

const isSame = (a: Glyph, b: Glyph): boolean =>
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
  const places = new Map<string, number[]>();
  for (const glyph of glyphs) {
    const { text, baseline, size } = glyph;
    const reach = Math.min(settings.row, settings.maxDown * size);
    const near = new Set([placeOf(text, baseline - reach), placeOf(text, baseline + reach)]);
    let same: Glyph | undefined;
    for (const index of [...near].flatMap((place) => places.get(place) ?? [])) {
      const other = kept[index];
      if (!other || !isSame(other, glyph)) continue;
      same = other;
      kept[index] = undefined;
    }
    const place = placeOf(text, baseline);
    const own = places.get(place) ?? [];
    own.push(kept.length);
    places.set(place, own);
    kept.push(same && looksBold(same, glyph) ? { ...glyph, style: { ...glyph.style, bold: true } } : glyph);
  }
  return kept.filter((glyph) => glyph !== undefined);
}
