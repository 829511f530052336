import { isRtl, readsLeft, toReadingOrder } from "./bidi";
import { wellFormed } from "./normalise";
import type { Glyph, Run, Segment } from "./types";

/** A gap that is a space, of the size; letters of words that are spaced out stand closer. */
const SPACE = 0.17;
/** Chinese and Japanese are written without. */
const WIDE_SPACE = 0.6;
const ideograph = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]/u;
/** Sizes that differ by less are one, in points. */
const SAME_SIZE = 0.3;

type Piece = Pick<Glyph, "text" | "style" | "size" | "link" | "script">;

export const isIdeograph = (text: string): boolean => ideograph.test(text);

/** Fills the gaps between characters with spaces. */
function withSpaces(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  let edge = Number.POSITIVE_INFINITY;
  for (const glyph of glyphs) {
    const last = pieces.at(-1);
    const wide = last && isIdeograph(last.text) && isIdeograph(glyph.text);
    const gap = glyph.left - edge;
    const isSpace = glyph.text === " ";
    if (!isSpace && last && last.text !== " " && gap > (wide ? WIDE_SPACE : SPACE) * glyph.size) {
      const { style, size } = last.script ? glyph : last;
      pieces.push({
        text: " ",
        style,
        size,
        ...(last.link && last.link === glyph.link && { link: last.link }),
      });
    }
    if (!isSpace || (last && last.text !== " ")) pieces.push(glyph);
    edge = isSpace ? edge : glyph.right;
  }
  return pieces;
}

export const sameLook = (a: Piece | Run, b: Piece | Run): boolean =>
  a.link === b.link &&
  a.script === b.script &&
  Math.abs(a.size - b.size) < SAME_SIZE &&
  a.style.bold === b.style.bold &&
  a.style.italic === b.style.italic &&
  a.style.family === b.style.family &&
  a.style.colour === b.style.colour;

/** Joins neighbours of one look; a space looks like what is before it. */
export function joinRuns(runs: Iterable<Run>): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const fits = last && (last.rtl ?? false) === (run.rtl ?? false);
    const blank = run.text === " " && run.link === last?.link && last?.script === undefined;
    if (fits && (sameLook(last, run) || blank)) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined.map((run) => ({ ...run, text: wellFormed(run.text) }));
}

const runOf = ({ text, style, size, link, script }: Piece, rtl: boolean): Run => ({
  text,
  style,
  size,
  ...(link && { link }),
  ...(script && { script }),
  ...(rtl && { rtl }),
});

/** A piece of a line in the order in which it is read. */
export function runsOf({ glyphs }: Segment, paragraphRtl?: boolean): Run[] {
  const pieces = withSpaces(glyphs);
  if (!pieces.some(({ text }) => isRtl(text))) return joinRuns(pieces.map((piece) => runOf(piece, false)));
  const rtl = paragraphRtl ?? readsLeft(pieces.map(({ text }) => text));
  const read = toReadingOrder(pieces, rtl ? "R" : "L");
  return joinRuns(
    read.map((piece) => runOf(piece, isRtl(piece.text) || (rtl && !/[\p{L}\p{N}]/u.test(piece.text)))),
  );
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");
