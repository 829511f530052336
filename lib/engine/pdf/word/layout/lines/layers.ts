import { lines as settings } from "../../settings";
import type { Glyph } from "../../types";

/** Text that is written over other text: each keeps its letters together. */

const isInk = ({ text }: Glyph) => text !== " ";
const byLeft = (a: Glyph, b: Glyph) => a.left - b.left;

/** Returns whether characters cannot be neighbors in a word, because one covers much of the other. */
const collide = (a: Glyph, b: Glyph): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >
  settings.maxOverlap * Math.min(a.right - a.left, b.right - b.left);

/** Counts the characters that collide with one of a layer. @param layer from left to right, like the others */
export function collisions(layer: readonly Glyph[], others: readonly Glyph[]): number {
  let [count, at] = [0, 0];
  for (const glyph of others) {
    while (at < layer.length && (layer[at] as Glyph).right <= glyph.left) at++;
    const near = layer.slice(at, at + 2);
    if (near.some((one) => collide(one, glyph))) count += 1;
  }
  return count;
}

/** Returns whether a character is written after another, in the same direction as those before. */
function goesOn(a: Glyph, b: Glyph, direction: number): boolean {
  const gap = Math.max(b.left - a.right, a.left - b.right);
  return (
    Math.abs(b.baseline - a.baseline) < settings.strokeTolerance * b.size &&
    direction * (b.left - a.left) >= 0 &&
    gap < settings.segmentGap * b.size &&
    !collide(a, b)
  );
}

/** Splits characters, in the order in which they were written, where the next one is not beside the last. */
function strokesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const strokes: Glyph[][] = [];
  let direction = 0;
  for (const glyph of glyphs) {
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);
    if (stroke && last && goesOn(last, glyph, direction)) {
      direction ||= Math.sign(glyph.left - last.left);
      stroke.push(glyph);
    } else {
      direction = 0;
      strokes.push([glyph]);
    }
  }
  return strokes;
}

type Layer = { ink: Glyph[]; glyphs: Glyph[]; baseline: number };

/**
 * Splits the characters around a baseline into layers that do not cover each other, from left to right: nearly always
 * one. Single characters over others stay with them, as the stroke through an equals sign does.
 *
 * @param row in the order in which it was written, at least that of each baseline
 */
export function layersOf(row: readonly Glyph[]): Glyph[][] {
  const whole = row.toSorted(byLeft);
  const ink = whole.filter(isInk);
  const covered = ink.filter((glyph, i) => i > 0 && collide(ink[i - 1] as Glyph, glyph)).length;
  if (covered < settings.minCollisions) return [whole];
  const strokes = strokesOf(row);
  if (strokes.length > settings.maxStrokes) return [whole];
  const layers: Layer[] = [];
  for (const glyphs of strokes) {
    const own = glyphs.filter(isInk).sort(byLeft);
    const { baseline, size } = glyphs[0] as Glyph;
    const distance = (one: Layer) => Math.abs(one.baseline - baseline);
    const layer = layers
      .toSorted((a, b) => distance(a) - distance(b))
      .find((one) => {
        const isSameLine = distance(one) < settings.strokeTolerance * size;
        return collisions(one.ink, own) < (isSameLine ? settings.minCollisions : 1);
      });
    if (layer) {
      layer.ink = [...layer.ink, ...own].sort(byLeft);
      layer.glyphs.push(...glyphs);
    } else layers.push({ ink: own, glyphs: [...glyphs], baseline });
  }
  return layers.map(({ glyphs }) => glyphs.sort(byLeft));
}
