import type { Glyph } from "../types";
import { glyphs as settings } from "./settings";

/** Characters are looked up by what they are and the square of the page that they start in. */
const squareOf = (position: number) => Math.floor(position / settings.square);
/** More than a page has in a row. */
const SQUARES = 1 << 20;
const squareAt = ({ left, baseline }: Glyph) => squareOf(baseline) * SQUARES + squareOf(left);

const isSame = (a: Glyph, b: Glyph): boolean =>
  Math.abs(a.left - b.left) < settings.maxAcross * b.size &&
  Math.abs(a.baseline - b.baseline) < settings.maxDown * b.size &&
  Math.abs(a.size - b.size) < settings.sameSize * b.size;

/** Returns whether a character is drawn twice, side by side in one color, so that it looks bold. */
const looksBold = (a: Glyph, b: Glyph): boolean =>
  Math.abs(a.left - b.left) > settings.minBold * b.size &&
  Math.abs(a.baseline - b.baseline) < settings.minBold * b.size &&
  a.style.color === b.style.color;

/** Returns the position of the same character below each one, or -1 if there is none. */
function findBelow(glyphs: readonly Glyph[]): number[] {
  const places = new Map<string, Map<number, number[]>>();
  let below = -1;
  return glyphs.map((glyph, index) => {
    const { text, left, baseline, size } = glyph;
    const own = places.get(text) ?? new Map<number, number[]>();
    places.set(text, own);
    const down = Math.min(settings.square, settings.maxDown * size);
    const across = Math.min(settings.square, settings.maxAcross * size);
    // The next letter of the same word comes first: the one beside it can be nearer.
    const expected = below < 0 ? -1 : below + 1;
    below = -1;
    for (let y = squareOf(baseline - down); y <= squareOf(baseline + down); y++)
      for (let x = squareOf(left - across); x <= squareOf(left + across); x++)
        for (const other of own.get(y * SQUARES + x)?.slice(-settings.maxInSquare) ?? [])
          if (isSame(glyphs[other] as Glyph, glyph) && (below < 0 || below !== expected)) below = other;
    const found = glyphs[below];
    if (found) {
      const there = own.get(squareAt(found)) ?? [];
      there.splice(there.indexOf(below), 1);
    }
    const there = own.get(squareAt(glyph));
    if (there) there.push(index);
    else own.set(squareAt(glyph), [index]);
    return below;
  });
}

/** Returns whether characters stand beside each other in a word. */
const areBeside = (a: Glyph | undefined, b: Glyph | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.text !== " " &&
  b.text !== " " &&
  Math.abs(a.baseline - b.baseline) < settings.maxDown * b.size &&
  Math.max(b.left - a.right, a.left - b.right) < settings.maxDown * b.size;

/** Leaves out text that is drawn twice: to look bold, over its shadow, or for two states of a button. The upper one stays. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const below = findBelow(glyphs);
  const kept: (Glyph | undefined)[] = [...glyphs];
  glyphs.forEach((glyph, i) => {
    const at = below[i] as number;
    const same = glyphs[at];
    if (!same) return;
    // One letter of a word over one of another is chance.
    const isWord = [i - 1, i + 1].some((next) => areBeside(glyphs[next], glyph));
    const isRepeated = at === i - 1 || below[i - 1] === at - 1 || below[i + 1] === at + 1;
    if (isWord && !isRepeated) return;
    kept[at] = undefined;
    if (looksBold(same, glyph)) kept[i] = { ...glyph, style: { ...glyph.style, bold: true } };
  });
  return kept.filter((glyph) => glyph !== undefined);
}
