import { isDeepStrictEqual } from "node:util";
import { lines as settings } from "../../settings";
import type { Glyph, Run, Segment } from "../../types";

const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
const leftToRight = /[\p{L}\p{N}]/u;

const isRtl = (text: string): boolean => rightToLeft.test(text);

type Direction = "R" | "L";

/** Returns a character's direction, or undefined for punctuation and spaces, which take that of their surroundings. */
const ownDirection = (text: string): Direction | undefined =>
  isRtl(text) ? "R" : leftToRight.test(text) ? "L" : undefined;

/** Returns whether most letters are from right-to-left scripts. */
export function isMostlyRtl(texts: readonly string[]): boolean {
  let balance = 0;
  for (const text of texts) {
    const direction = ownDirection(text);
    if (direction && !/\p{N}/u.test(text)) balance += direction === "R" ? 1 : -1;
  }
  return balance > 0;
}

/**
 * Puts characters from visual into logical order (UAX #9 without embeddings).
 *
 * @param base direction of the paragraph
 */
function toLogicalOrder<T extends { text: string }>(seen: readonly T[], base: Direction): T[] {
  const own = seen.map(({ text }) => ownDirection(text));
  const before: (Direction | undefined)[] = [];
  for (let i = 0, last: Direction | undefined; i < own.length; i++) {
    before.push(last);
    last = own[i] ?? last;
  }
  const directions: Direction[] = [];
  for (let i = own.length - 1, next: Direction | undefined; i >= 0; i--) {
    directions[i] = own[i] ?? (before[i] === next && next ? next : base);
    next = own[i] ?? next;
  }
  return base === "R"
    ? reverseRuns([...seen].reverse(), [...directions].reverse(), "L")
    : reverseRuns(seen, directions, "R");
}

function reverseRuns<T>(items: readonly T[], directions: readonly Direction[], which: Direction): T[] {
  const result: T[] = [];
  for (let start = 0; start < items.length; ) {
    let end = start + 1;
    while (end < items.length && directions[end] === directions[start]) end++;
    const run = items.slice(start, end);
    result.push(...(directions[start] === which ? run.reverse() : run));
    start = end;
  }
  return result;
}

/** Unpaired surrogates: with the u flag a pair is one character and does not match. */
const halfPairs = /\p{Cs}/gu;

/** Removes unpaired surrogates and composes accents with their letters. */
const wellFormed = (text: string): string => text.replace(halfPairs, "").normalize("NFC");

const ideograph = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]/u;

type Piece = Pick<Glyph, "text" | "style" | "size" | "link" | "script" | "tracking"> &
  Pick<Run, "note" | "field">;

export const isIdeograph = (text: string): boolean => ideograph.test(text);

/** Inserts spaces into the gaps between characters. */
function insertSpaces(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  let edge = Number.POSITIVE_INFINITY;
  for (const glyph of glyphs) {
    const last = pieces.at(-1);
    const wide = last && isIdeograph(last.text) && isIdeograph(glyph.text);
    const gap = glyph.left - edge;
    const isSpace = glyph.text === " ";
    if (
      !isSpace &&
      last &&
      last.text !== " " &&
      gap > (wide ? settings.wideSpace : settings.space) * glyph.size
    ) {
      const { style, size, tracking } = last.script ? glyph : last;
      pieces.push({
        text: " ",
        style,
        size,
        ...(tracking && { tracking }),
        ...(last.link && last.link === glyph.link && { link: last.link }),
      });
    }
    if (!isSpace || (last && last.text !== " ")) pieces.push(glyph);
    edge = isSpace ? edge : glyph.right;
  }
  return pieces;
}

const hasSameStyle = (a: Run, b: Run): boolean =>
  a.link === b.link &&
  a.script === b.script &&
  a.note === b.note &&
  a.field === b.field &&
  a.fit?.spacing === b.fit?.spacing &&
  Math.abs(a.size - b.size) < settings.sameSize &&
  (a.style === b.style || isDeepStrictEqual(a.style, b.style));

/** Joins adjacent runs of the same style; a space takes the style before it. */
export function joinRuns(runs: Iterable<Run>): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const fits = last && (last.rtl ?? false) === (run.rtl ?? false);
    const blank = run.text === " " && run.link === last?.link && last?.script === undefined;
    if (fits && (hasSameStyle(last, run) || blank)) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined.map((run) => ({ ...run, text: wellFormed(run.text) }));
}

const runOf = ({ text, style, size, link, script, tracking }: Piece, rtl: boolean): Run => ({
  text,
  style,
  size,
  ...(link && { link }),
  ...(script && { script }),
  ...(rtl && { rtl }),
  ...(tracking && { fit: { spacing: tracking } }),
});

const brackets: Record<string, string> = { "(": ")", "[": "]", "{": "}", "<": ">", "«": "»", "‹": "›" };
const mirror: Record<string, string> = {
  ...brackets,
  ...Object.fromEntries(Object.entries(brackets).map(([open, close]) => [close, open])),
};

/** Counts the brackets that close one before them, less those that have none. */
function balanceOf(texts: readonly string[]): number {
  const open: string[] = [];
  let balance = 0;
  for (const text of texts)
    if (brackets[text]) open.push(brackets[text]);
    else if (mirror[text]) balance += open.pop() === text ? 1 : -1;
  return balance;
}

/**
 * Turns brackets around where they come out the wrong way: most programs give those of right-to-left text by their
 * shape (UAX #9, rule L4), some by their meaning.
 */
function mirrored<T extends { text: string }>(pieces: readonly T[]): readonly T[] {
  const texts = pieces.map(({ text }) => text);
  const turned = pieces.map((piece) => ({ ...piece, text: mirror[piece.text] ?? piece.text }));
  return balanceOf(turned.map(({ text }) => text)) > balanceOf(texts) ? turned : pieces;
}

/** Returns the text of a segment in reading order. */
export function runsOf({ glyphs }: Segment, rtl: boolean): Run[] {
  const pieces = insertSpaces(glyphs);
  if (!rtl && !pieces.some(({ text }) => isRtl(text)))
    return joinRuns(pieces.map((piece) => runOf(piece, false)));
  const read = mirrored(toLogicalOrder(pieces, rtl ? "R" : "L"));
  return joinRuns(
    read.map((piece) => runOf(piece, isRtl(piece.text) || (rtl && !/[\p{L}\p{N}]/u.test(piece.text)))),
  );
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");

/** Leaves out the first characters of runs. */
export function cutText(runs: readonly Run[], length: number): Run[] {
  let left = length;
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return cut < run.text.length ? [{ ...run, text: run.text.slice(cut) }] : [];
  });
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** Returns the value of a Roman numeral, up to 89; letters that are none count nothing. */
export function romanValue(text: string): number {
  const values = [...text.toLowerCase()].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
