import type { Passage } from "./source";

/** How well a converted document holds what its source has, each from 0 to 1. */
export type Scores = {
  /** Share of the words that are there in the same order. */
  words: number;
  /** F1 of the ends of paragraphs. */
  paragraphs: number;
  /** F1 of paragraphs that are whole and headings, list items, cells of tables or footnotes on both sides. */
  roles: number;
};

/** Words, and whether a paragraph ends after each. */
type Words = { words: string[]; ends: boolean[] };

const ideographs = /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef])/gu;

/** Splits a text at spaces, and Chinese and Japanese between all characters. */
const wordsOf = (text: string): string[] =>
  text.normalize("NFKC").replace(ideographs, " $1 ").split(/\s+/).filter(Boolean);

function flatten(passages: readonly Passage[]): Words {
  const all: Words = { words: [], ends: [] };
  for (const { text } of passages) {
    const own = wordsOf(text);
    all.words.push(...own);
    all.ends.push(...own.map((_, i) => i === own.length - 1));
  }
  return all;
}

/**
 * Returns the position in `words` of each word of `reference`, or -1: a longest common subsequence, found as a longest
 * increasing sequence of matching positions (Hunt and Szymanski, 1977).
 */
function align(reference: readonly string[], words: readonly string[]): Int32Array {
  const positions = new Map<string, number[]>();
  for (let at = words.length - 1; at >= 0; at--) {
    const list = positions.get(words[at] as string);
    if (list) list.push(at);
    else positions.set(words[at] as string, [at]);
  }
  type Link = { from: number; to: number; before: Link | undefined };
  const best: Link[] = [];
  reference.forEach((word, from) => {
    // Descending, so that a word of the reference matches once.
    for (const to of positions.get(word) ?? []) {
      let [low, high] = [0, best.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((best[middle] as Link).to < to) low = middle + 1;
        else high = middle;
      }
      best[low] = { from, to, before: best[low - 1] };
    }
  });
  const found = new Int32Array(reference.length).fill(-1);
  for (let link = best.at(-1); link; link = link.before) found[link.from] = link.to;
  return found;
}

const f1 = (hits: number, expected: number, given: number): number =>
  expected + given === 0 ? 1 : (2 * hits) / (expected + given);

/** A paragraph's end is found if one ends after the same word, or before the same next word. */
function endScore(expected: Words, given: Words, matches: Int32Array): number {
  const used = new Set<number>();
  let hits = 0;
  expected.ends.forEach((end, i) => {
    if (!end) return;
    const after = matches[i] ?? -1;
    const next = matches[i + 1] ?? -1;
    for (const at of [after, next < 0 ? -1 : next - 1])
      if (at >= 0 && given.ends[at] && !used.has(at)) {
        used.add(at);
        hits += 1;
        return;
      }
  });
  return f1(hits, expected.ends.filter(Boolean).length, given.ends.filter(Boolean).length);
}

function roleScore(expected: readonly Passage[], given: readonly Passage[]): number {
  const key = ({ text, role }: Passage) => `${role} ${wordsOf(text).join(" ")}`;
  const special = (all: readonly Passage[]) =>
    all.filter(({ text, role }) => role !== "text" && text.trim() !== "");
  const open = new Map<string, number>();
  for (const passage of special(expected)) open.set(key(passage), (open.get(key(passage)) ?? 0) + 1);
  let hits = 0;
  for (const passage of special(given)) {
    const left = open.get(key(passage)) ?? 0;
    if (left === 0) continue;
    open.set(key(passage), left - 1);
    hits += 1;
  }
  return f1(hits, special(expected).length, special(given).length);
}

/** Compares a converted document with its source. */
export function score(expected: readonly Passage[], given: readonly Passage[]): Scores {
  const [a, b] = [flatten(expected), flatten(given)];
  const matches = align(a.words, b.words);
  return {
    words: a.words.length === 0 ? 1 : matches.filter((at) => at >= 0).length / a.words.length,
    paragraphs: endScore(a, b, matches),
    roles: roleScore(expected, given),
  };
}
