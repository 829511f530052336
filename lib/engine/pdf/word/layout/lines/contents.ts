import { lines as settings } from "../../settings";
import type { Glyph } from "../../types";
import { type Line, lineOf } from "./lines";

const isDot = ({ text }: Glyph) => /^[.\u00b7\u2024-\u2026\u22c5]+$/u.test(text);
const isBlank = ({ text }: Glyph) => text === " ";

/** Replaces the dots of a line from a table of contents by a gap that leads to its number. */
function withoutDots(line: Line): Line {
  const glyphs = line.segments.flatMap((segment) => segment.glyphs);
  const lastDot = glyphs.findLastIndex(isDot);
  const number = glyphs.slice(lastDot + 1).filter((glyph) => !isBlank(glyph));
  if (lastDot < 0 || number.length === 0 || number.length > settings.maxNumber || line.rtl) return line;
  let firstDot = lastDot;
  let dots = 0;
  for (let at = lastDot; at >= 0; at--) {
    const glyph = glyphs[at] as Glyph;
    if (!isDot(glyph) && !isBlank(glyph)) break;
    if (isDot(glyph)) {
      firstDot = at;
      dots += 1;
    }
  }
  if (dots < settings.minDots) return line;
  const removed = new Set(glyphs.slice(firstDot));
  const title = line.segments.flatMap((segment) => {
    const free = segment.glyphs.filter((glyph) => !removed.has(glyph));
    const kept = free.slice(0, free.findLastIndex((glyph) => !isBlank(glyph)) + 1);
    return kept.length > 0 ? lineOf([{ ...segment, glyphs: kept, right: rightOf(kept) }]).segments : [];
  });
  if (title.length === 0) return line;
  const { baseline, size, top, bottom } = line;
  const left = Math.min(...number.map((glyph) => glyph.left));
  const end = { glyphs: number, baseline, size, top, bottom, left, right: rightOf(number) };
  return { ...line, segments: [...title, end], leader: true };
}

const rightOf = (glyphs: readonly Glyph[]) => Math.max(...glyphs.map(({ right }) => right));

/** Finds the lines of a table of contents, whose dots become a tab stop's leader. */
export const findContents = (lines: readonly Line[]): Line[] => lines.map(withoutDots);
