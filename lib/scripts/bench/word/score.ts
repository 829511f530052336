import type { Passage, Role } from "./source";

/** How well a converted document holds what its source has: scores from 0 to 1, and one count. */
export type Scores = {
  /** Share of the words that are there in the same order. */
  words: number;
  /** F1 of the ends of paragraphs. */
  paragraphs: number;
  /** F1 of paragraphs that are whole and headings, list items, cells of tables or footnotes on both sides. */
  roles: number;
  /** The same for headings alone. */
  headings: number;
  /** How many paragraphs mix letters of two lines; the fewer, the better. */
  interleaved: number;
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

/** Returns how many texts are in both, each as often as in both. */
function countCommon(expected: readonly string[], given: readonly string[]): number {
  const open = new Map<string, number>();
  for (const text of expected) open.set(text, (open.get(text) ?? 0) + 1);
  return given.filter((text) => {
    const left = open.get(text) ?? 0;
    open.set(text, left - 1);
    return left > 0;
  }).length;
}

function roleScore(expected: readonly Passage[], given: readonly Passage[], counts: (role: Role) => boolean) {
  const [a = [], b = []] = [expected, given].map((all) =>
    all
      .filter(({ text, role }) => counts(role) && text.trim() !== "")
      .map(({ text, role }) => `${role} ${wordsOf(text).join(" ")}`),
  );
  return f1(countCommon(a, b), a.length, b.length);
}

/** Most parts of the source that a word is put together from, and the fewest letters of each: a hyphen splits a word. */
const MAX_PARTS = 2;
const MIN_PART = 3;

const lettersOf = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");

/** Returns whether a word is put together from so many and so short parts of a text that it cannot be read. */
function isMixed(word: string, text: string): boolean {
  let parts = 0;
  for (let at = 0; at < word.length; parts++) {
    let end = at + 1;
    while (end < word.length && text.includes(word.slice(at, end + 1))) end++;
    at = end;
  }
  return parts > MAX_PARTS && word.length < parts * MIN_PART;
}

const hasMixed = (text: string, source: string) =>
  wordsOf(text).some((word) => isMixed(lettersOf(word), source));

/** Compares a converted document with its source. Words of text in figures count wherever a figure has them. */
export function score(expected: readonly Passage[], given: readonly Passage[]): Scores {
  const of = (all: readonly Passage[], labels: boolean) =>
    flatten(all.filter(({ role }) => (role === "label") === labels));
  const [a, b, labels] = [of(expected, false), of(given, false), of(expected, true).words];
  const matches = align(a.words, b.words);
  const found = matches.filter((at) => at >= 0).length + countCommon(labels, of(given, true).words);
  const count = a.words.length + labels.length;
  const letters = lettersOf(expected.map(({ text }) => text).join(""));
  return {
    words: count === 0 ? 1 : found / count,
    paragraphs: endScore(a, b, matches),
    roles: roleScore(expected, given, (role) => role !== "text" && role !== "label"),
    headings: roleScore(expected, given, (role) => role === "heading"),
    interleaved: given.filter(({ text }) => hasMixed(text, letters)).length,
  };
}
