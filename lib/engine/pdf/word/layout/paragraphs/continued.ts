import { paragraphs as settings } from "../../settings";
import type { Block, PageLayout, Paragraph } from "../../types";
import { isIdeograph, joinRuns, textOf } from "../lines/runs";
import { isBold } from "./headings";
import { appendRuns } from "./paragraphs";

const endsSentence = /[.:!?\u3002\uff01\uff1f]["'\u201d\u2019»)\]]*$/u;
const startsLower = /^\p{Ll}/u;
const startsMarker =
  /^(?:[\u2022\u2023\u25e6\u25aa\u25cf\u25a0\u25a1\uf0b7\uf0a7*\u2013\u2014-]|\(?[\da-zA-Z]{1,3}[.)])\s/u;
const caption = /^\p{L}{3,9}\.?\s\d/u;

const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + (isIdeograph(letter) ? 2 : 1), 0);

/** Returns whether text in the next column or on the next page is the rest of a paragraph. */
function goesOn(before: Paragraph, next: Paragraph): boolean {
  const [end, start] = [textOf(before.runs).trimEnd(), textOf(next.runs).trimStart()];
  if (Math.abs(before.size - next.size) > settings.samePartSize * before.size || before.rtl !== next.rtl)
    return false;
  if (
    isBold(before) !== isBold(next) ||
    startsMarker.test(start) ||
    before.tabs.length + next.tabs.length > 0
  )
    return false;
  if (
    before.align === "center" ||
    before.align === "right" ||
    next.align === "center" ||
    next.align === "right"
  )
    return startsLower.test(start) && !endsSentence.test(end);
  if (before.lines === 1 && lengthOf(end) < settings.minLength) return false;
  if (startsLower.test(start)) return !endsSentence.test(end);
  if (next.firstLine > settings.minFirstLine * next.size) return false;
  if (before.freeSpace > next.firstWord + 0.6 * next.size) return false;
  return !endsSentence.test(end) || before.lines + next.lines > 3;
}

/** Returns the first block of a column that may go on with a paragraph, after pictures, tables and captions. */
function firstText(blocks: readonly Block[]): Paragraph | undefined {
  for (const block of blocks) {
    if (block.kind !== "paragraph") continue;
    if (block !== blocks[0] && caption.test(textOf(block.runs))) continue;
    return block;
  }
  return undefined;
}

/** Joins paragraphs that go on in the next column or on the next page. */
export function joinContinued(pages: readonly PageLayout[]): void {
  let before: Paragraph | undefined;
  for (const page of pages) {
    const bands = page.bands.filter(({ rotated }) => !rotated);
    bands.forEach((band, b) => {
      band.columns.forEach(({ blocks }, i) => {
        const first = firstText(blocks);
        const follows = i > 0 || b === 0;
        if (before && first && follows && goesOn(before, first)) {
          const isDirect = first === blocks[0];
          if (isDirect || startsLower.test(textOf(first.runs))) {
            const runs = before.runs.map((run) => ({ ...run }));
            appendRuns(runs, first.runs);
            before.runs = joinRuns(runs);
            before.lines += first.lines;
            before.freeSpace = first.freeSpace;
            if (before.align === "left" && before.lines - first.lines < 3) before.align = first.align;
            first.continues = true;
          }
        }
        const last = blocks.findLast((block) => block.kind === "paragraph");
        const joined = last?.continues ? before : last;
        before = blocks.length > 0 && blocks.at(-1) !== last ? undefined : joined;
      });
    });
    if (bands.length === 0) before = undefined;
  }
}
