import { lowerBound, median } from "../../statistics";
import { tables as settings } from "./settings";

/** The empty strips between the columns of rows. */

type Span = { left: number; right: number };
export type Gutter = { from: number; to: number };

/** A part of the width in which nothing begins or ends: in how many rows it has words, or is a gap between words. */
type Part = Gutter & { ink: number; gap: number };

/** Splits the width of rows where words begin and end. */
function partsOf(rows: readonly (readonly Span[])[], least: number): Part[] {
  const changes = new Map<number, { ink: number; gap: number }>();
  const change = (x: number, kind: "ink" | "gap", by: number) => {
    const at = Math.round(x * 10) / 10;
    const entry = changes.get(at) ?? { ink: 0, gap: 0 };
    entry[kind] += by;
    changes.set(at, entry);
  };
  for (const row of rows)
    row.forEach((span, i) => {
      const next = row[i + 1];
      change(span.left, "ink", 1);
      const isGap = next && next.left - span.right >= least;
      if (!next || isGap) change(span.right, "ink", -1);
      if (isGap) {
        change(span.right, "gap", 1);
        change(next.left, "gap", -1);
      } else if (next) change(next.left, "ink", -1);
    });
  const edges = [...changes].sort(([a], [b]) => a - b);
  let [ink, gap] = [0, 0];
  return edges.slice(0, -1).map(([from, by], i) => {
    ink += by.ink;
    gap += by.gap;
    return { from, to: (edges[i + 1] as (typeof edges)[number])[0], ink, gap };
  });
}

/** Joins neighbors for which a test holds. */
function stretches(parts: readonly Part[], isIn: (part: Part) => boolean): Part[][] {
  const found: Part[][] = [];
  let open = false;
  for (const part of parts) {
    if (!isIn(part)) open = false;
    else if (open) found.at(-1)?.push(part);
    else {
      found.push([part]);
      open = true;
    }
  }
  return found;
}

/** Returns the best place of a strip that is wide enough: where the fewest rows have words, and the most have a gap. */
function coreOf(strip: readonly Part[], least: number): Gutter | undefined {
  const inks = [...new Set(strip.map(({ ink }) => ink))].sort((a, b) => a - b);
  for (const most of inks) {
    const low = strip.filter(({ ink }) => ink <= most);
    const best = Math.max(...low.map(({ gap }) => gap));
    const [widest] = stretches(
      strip,
      (part) => part.ink <= most && part.gap >= (1 - settings.nearBest) * best,
    )
      .map((all) => ({ from: (all[0] as Part).from, to: (all.at(-1) as Part).to }))
      .filter(({ from, to }) => to - from >= least)
      .sort((a, b) => b.to - b.from - (a.to - a.from));
    if (widest) return widest;
  }
  return undefined;
}

/** Words in a strip: how many, how many stand in their row at most, and before them at least. */
type Island = Gutter & { count: number; beside: number; before: number };

/** A word, with how many there are before it in its row, and in all. */
type Counted = Span & { before: number; beside: number };

/** Groups words that lie in a strip, and overlap. @param words by their left edges, which are `lefts` */
function islandsOf(words: readonly Counted[], lefts: readonly number[], { from, to }: Gutter): Island[] {
  const groups: Island[] = [];
  for (let at = lowerBound(lefts, from + 0.5); at < words.length; at++) {
    const { left, right, beside, before } = words[at] as Counted;
    if (left >= to) break;
    if (right >= to - 0.5) continue;
    const last = groups.at(-1);
    if (last && left < last.to) {
      last.to = Math.max(last.to, right);
      last.count += 1;
      last.beside = Math.max(last.beside, beside);
      last.before = Math.min(last.before, before);
    } else groups.push({ from: left, to: right, count: 1, beside, before });
  }
  return groups.filter(({ count, beside }) => count > 1 || beside > 2);
}

/** Leaves the part of a strip in which it is cut, if a word in it is the head of the column on one side. */
function withoutHeads(
  strip: Gutter,
  islands: readonly Island[],
  usual: number,
  rows: number,
  columns: number,
) {
  let { from, to } = strip;
  const cells: Island[] = [];
  for (const island of islands) {
    const isHead = island.beside <= usual && island.count <= Math.max(1, settings.headShare * rows);
    if (!isHead) cells.push(island);
    else if (island.before > columns + cells.length) to = Math.min(to, island.from);
    else from = Math.max(from, island.to);
  }
  return { from, to, cells: cells.filter((cell) => cell.from >= from && cell.to <= to) };
}

/**
 * Finds the strips between the columns of rows: most rows have a gap there, and few have words. Of a column with few
 * cells both sides are found.
 *
 * @param rows words of each row, from the left
 * @param size of the font
 */
export function findGutters(rows: readonly (readonly Span[])[], size: number): Gutter[] {
  const parts = partsOf(rows, settings.pieceGap * size);
  const isFree = ({ ink, gap }: Part) => gap > 0 && ink <= settings.maxCrossed * (ink + gap);
  const least = settings.minGutter * size;
  const usual = median(rows.flatMap((row) => (row.length > 1 ? [row.length] : [])));
  const found: Gutter[] = [];
  const strips = stretches(parts, isFree);
  if (strips.length > settings.maxColumns) return [];
  const words = rows
    .flatMap((row) => row.map(({ left, right }, before) => ({ left, right, before, beside: row.length })))
    .sort((a, b) => a.left - b.left);
  const lefts = words.map(({ left }) => left);
  for (const strip of strips) {
    const whole = { from: (strip[0] as Part).from, to: (strip.at(-1) as Part).to };
    const { cells, ...own } = withoutHeads(
      whole,
      islandsOf(words, lefts, whole),
      usual,
      rows.length,
      found.length,
    );
    const edges = [own.from, ...cells.flatMap(({ from, to }) => [from, to]), own.to];
    for (let i = 0; i <= cells.length; i++) {
      const [from, to] = [edges[2 * i] as number, edges[2 * i + 1] as number];
      const core = coreOf(
        strip.filter((part) => part.from >= from - 0.1 && part.to <= to + 0.1),
        least,
      );
      if (core) found.push(core);
    }
  }
  return found;
}

/** Returns the place of a position among ascending edges: 0 before the second one. */
export const placeOf = (edges: readonly number[], at: number): number =>
  Math.max(0, Math.min(edges.length - 2, lowerBound(edges, at) - 1));
