import { around, type Box } from "../../../geometry";
import { lines, rules } from "../../settings";
import type { Glyph } from "../../types";
import type { Line } from "../lines/lines";
import { tables as settings } from "./settings";

/** Words of a line without a gap that could be one between columns. */
export type Piece = Box & { text: string; isValue: boolean; words: Word[] };

type Word = Box & { text: string; bold: boolean };

/** A line of text, as tables are made of them. */
export type Row = Box & { line: Line; pieces: Piece[]; baseline: number; size: number };

/** A number with signs and up to three letters around it, or what stands for a missing one. */
const value =
  /^(?:[^\p{L}]{0,4}\p{L}{0,2}[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]*)?|[-\u2010-\u2015\u2212.\u2026\u00b7*\u2022x\u2713\u2714\u221a\u00d7]{1,4}|\(?[nN]\.?\/?[aA]\.?\)?)$/u;

const isInk = ({ text }: Glyph) => text !== " ";
const isDot = ({ text }: Glyph) => /^[.\u00b7\u2024-\u2026\u22c5]+$/u.test(text);

/**
 * Returns whether dots lead from a text to the next cell: many at equal distances, or some that begin near the text. Two with
 * spaces between them are enough right after it.
 */
function areLeaders(dots: readonly Glyph[], before: Glyph | undefined): boolean {
  const [first, second] = dots;
  if (!first || !second) return false;
  const steps = dots.slice(1).map(({ left }, i) => left - (dots[i] as Glyph).left);
  if (dots.length >= settings.manyLeaders && Math.max(...steps) < 1.5 * Math.min(...steps)) return true;
  const gap = (first.left - (before?.right ?? -Infinity)) / first.size;
  const isSpaced = second.left - first.right > settings.wordGap * first.size;
  return dots.length >= settings.minLeaders ? gap < settings.leaderGap : isSpaced && gap < settings.pieceGap;
}

/** Leaves out the dots that lead to the next cell. @param glyphs from left to right */
function withoutLeaders(glyphs: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (let i = 0; i < glyphs.length; ) {
    let end = i;
    while (end < glyphs.length && (isDot(glyphs[end] as Glyph) || !isInk(glyphs[end] as Glyph))) end++;
    if (!areLeaders(glyphs.slice(i, end).filter(isDot), kept.findLast(isInk)))
      kept.push(...glyphs.slice(i, Math.max(end, i + 1)));
    i = Math.max(end, i + 1);
  }
  return kept;
}

const rows = new WeakMap<Line, Row>();

/** Returns the share of a line in a typewriter's font. */
export function monospaced({ segments }: Line): number {
  const glyphs = segments.flatMap((segment) => segment.glyphs);
  return glyphs.filter(({ style }) => /courier|mono|consol/i.test(style.family)).length / glyphs.length;
}

const inOrder = ({ segments }: Line): Glyph[] =>
  segments.flatMap(({ glyphs }) => glyphs).sort((a, b) => a.left - b.left);

/** Returns the characters of lines, without the dots between their cells. */
export const textOfCells = (lines: readonly Line[]): Glyph[] =>
  lines.flatMap((line) => withoutLeaders(inOrder(line)));

/** Splits a line at all spaces. @param glyphs without spaces, from left to right */
function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const words: Glyph[][] = [];
  let edge = Infinity;
  for (const glyph of glyphs) {
    const last = words.at(-1)?.at(-1);
    const least = lines.space * Math.max(glyph.size, last?.size ?? 0) + (last?.tracking ?? 0);
    if (last && glyph.left - edge < least) words.at(-1)?.push(glyph);
    else words.push([glyph]);
    edge = Math.max(last ? edge : -Infinity, glyph.right);
  }
  return words.map((own) => ({
    ...around(own),
    text: own.map(({ text }) => text).join(""),
    bold: own[0]?.style.bold ?? false,
  }));
}

const isNumber = /^[^\p{L}]*\d[^\p{L}]*$/u;

/**
 * Returns the smallest gap between words of two columns, relative to the font size: between numbers it can be that of a
 * space, unless they are one.
 */
function leastGap(before: readonly Word[], { text }: Word): number {
  const areNumbers = isNumber.test(text) && before.every((word) => isNumber.test(word.text));
  const isOne = /^\D?\d{1,3}$/.test(before.at(-1)?.text ?? "") && /^\d{3}(?!\d)/.test(text);
  return areNumbers && !isOne ? settings.numberGap : settings.pieceGap;
}

/** Makes one piece of words. */
export function pieceOf(words: Word[]): Piece {
  const text = words.map((word) => word.text).join(" ");
  return { ...around(words), words, text, isValue: value.test(text) };
}

/** Cuts a line at all gaps that could be those between columns. */
export function rowOf(line: Line): Row {
  const known = rows.get(line);
  if (known) return known;
  const pieces: Word[][] = [];
  const isMono = monospaced(line) > 0.5;
  for (const word of wordsOf(withoutLeaders(inOrder(line)).filter(isInk))) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    if (
      piece &&
      last &&
      word.left - last.right < (isMono ? settings.monoGap : leastGap(piece, word)) * line.size
    )
      piece.push(word);
    else pieces.push([word]);
  }
  const { baseline, size, left, right } = line;
  const row = {
    line,
    baseline,
    size,
    left,
    right,
    top: baseline - rules.above * size,
    bottom: baseline + rules.below * size,
    pieces: pieces.map(pieceOf),
  };
  rows.set(line, row);
  return row;
}
