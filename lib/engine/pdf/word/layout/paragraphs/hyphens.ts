import type { Block, Paragraph } from "../../types";
import { textOf } from "../lines/runs";

/** Stands for a hyphen at the end of a line until all words of the document are known; the text itself has none. */
export const LINE_END_HYPHEN = "\u00ad";

const split = /([\p{L}\p{N}-]*)\u00ad([\p{L}\p{N}]*)/gu;
const compound = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
const word = /[\p{L}\p{N}]+/gu;
const startsWord = /^[\p{L}\p{N}]*/u;
/** Words after a hyphen that stands for a word's second part: 'short- and long-term'. */
const conjunction = /^(?:and|or|und|oder|bzw|sowie)$/i;
/** Both parts are in small letters, or both in capitals. */
const isAlike = (before: string, after: string): boolean =>
  /\p{Ll}$/u.test(before) ? /^\p{Ll}/u.test(after) : /\p{Lu}$/u.test(before) && /^\p{Lu}{2}/u.test(after);
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
  /** Returns what stands between the parts of a word: nothing, its hyphen, or a hyphen and a space. */
  const between = (before: string, after: string): string => {
    const joined = whole.get(`${before}${after}`.toLowerCase()) ?? 0;
    const apart = parted.get(`${before}-${after}`.toLowerCase()) ?? 0;
    const part = before.slice(before.lastIndexOf("-") + 1);
    if (part !== before) return whole.has(`${part}${after}`.toLowerCase()) ? "" : "-";
    if (conjunction.test(after) && joined === 0) return "- ";
    if (!isAlike(before, after)) return joined > apart ? "" : "-";
    return apart > joined || (joined === 0 && hyphenated.test(before)) ? "-" : "";
  };
  for (const paragraph of all)
    paragraph.runs = paragraph.runs.map((run, i, { [i + 1]: next }) => ({
      ...run,
      text: run.text.replace(split, (_, before: string, after: string, at: number) => {
        const isEnd = at + before.length + 1 === run.text.length;
        const rest = isEnd ? (startsWord.exec(next?.text ?? "")?.[0] ?? "") : after;
        return before + between(before, rest) + after;
      }),
    }));
}
