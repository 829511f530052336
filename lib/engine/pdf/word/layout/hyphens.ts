import type { Block, Paragraph } from "../types";
import { textOf } from "./runs";

/** Stands for a hyphen at the end of a line until all words of the document are known; the text itself has none. */
export const LINE_END_HYPHEN = "\u00ad";

const split = /([\p{L}\p{N}-]*)\u00ad([\p{L}\p{N}]*)/gu;
const compound = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
const word = /[\p{L}\p{N}]+/gu;
/** Parts of words that keep their hyphen. */
const hyphenated = /^(?:self|well|ex|non|half|high|low|long|short|all|cross|one|two|three|four|five)$/i;

function* paragraphsOf(blocks: readonly Block[]): Generator<Paragraph> {
  for (const block of blocks) {
    if (block.kind === "paragraph") {
      yield block;
      for (const { note } of block.runs) if (note) yield* paragraphsOf(note);
    }
    if (block.kind === "table")
      for (const { cells } of block.rows) for (const cell of cells) yield* cell.blocks;
  }
}

/** Removes the hyphens of words that were split at a line's end, and keeps those that the document has elsewhere too. */
export function resolveHyphens(blocks: readonly Block[]): void {
  const all = [...paragraphsOf(blocks)];
  if (!all.some(({ runs }) => runs.some(({ text }) => text.includes(LINE_END_HYPHEN)))) return;
  const [whole, parted] = [new Map<string, number>(), new Map<string, number>()];
  const count = (words: Map<string, number>, found: string) =>
    words.set(found.toLowerCase(), (words.get(found.toLowerCase()) ?? 0) + 1);
  for (const { runs } of all) {
    const text = textOf(runs).replace(split, " ");
    for (const [found] of text.matchAll(compound)) count(parted, found);
    for (const [found] of text.matchAll(word)) count(whole, found);
  }
  const keeps = (before: string, after: string): boolean => {
    const joined = whole.get(`${before}${after}`.toLowerCase()) ?? 0;
    const apart = parted.get(`${before}-${after}`.toLowerCase()) ?? 0;
    return apart > joined || (joined === 0 && hyphenated.test(before));
  };
  for (const paragraph of all)
    paragraph.runs = paragraph.runs.map((run) => ({
      ...run,
      text: run.text
        .replace(
          split,
          (_, before: string, after: string) => before + (keeps(before, after) ? "-" : "") + after,
        )
        .replaceAll(LINE_END_HYPHEN, ""),
    }));
}
