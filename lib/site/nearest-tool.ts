import type { ToolLink } from "../tools/types";
import type { Vocabulary } from "../words/en/vocabulary";
import { createSplitter } from "./query-words";

/** A tool with names for what else it does, such as "heic to pdf" or "compress jpg". */
export type Findable = ToolLink & { aliases?: readonly string[] };

/** The lowest scores of a suggestion, and of what comes closest; 1 is the same words in the same order. */
const NEAR = 0.6;
const CLOSE = 0.35;

/** What a name counts that is not the tool's own: with equal words, the tool of that name comes first. */
const ALIAS = 0.95;

/** The likeness of a word to its synonym in a tool's name, to another synonym, and to a word that it begins. */
const MEANT = 0.97;
const SYNONYM = 0.95;
const PREFIX = 0.9;

/**
 * The Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of
 * adjacent letters.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + other,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Its path and its name. */
const OWN_NAMES = 2;

/** Aligns two lists of words in order for the highest sum of likenesses, and returns it as a share of all words. */
function alignment(
  asked: readonly string[],
  own: readonly string[],
  like: (a: string, b: string) => number,
): number {
  let last = own.map(() => 0);
  for (const word of asked) {
    const row: number[] = [];
    for (const [at, other] of own.entries())
      row.push(Math.max(last[at] ?? 0, row[at - 1] ?? 0, (last[at - 1] ?? 0) + like(word, other)));
    last = row;
  }
  const total = asked.length + own.length;
  return total === 0 ? 0 : (2 * (last.at(-1) ?? 0)) / total;
}

/** The tools with a score of `least` or more, best first; ties keep the order of `tools`. */
const ranked = <Link extends Findable>(
  tools: readonly Link[],
  least: number,
  scoresOf: (tool: Link) => readonly number[],
): Link[] =>
  tools
    .map((tool) => ({ tool, score: Math.max(-1, ...scoresOf(tool)) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ tool }) => tool);

/** Splits 'pngtojpg' into known words and turns 'images' into 'image'; other words stay whole. */
function knownParts(word: string, known: ReadonlySet<string>): string[] {
  if (known.has(word)) return [word];
  if (word.endsWith("s") && known.has(word.slice(0, -1))) return [word.slice(0, -1)];
  for (let end = word.length - 1; end > 1; end--) {
    const head = word.slice(0, end);
    if (!known.has(head)) continue;
    const rest = knownParts(word.slice(end), known);
    if (rest.every((part) => known.has(part))) return [head, ...rest];
  }
  return [word];
}

/** Tools for what was typed: those that fit, or the closest ones where none does. */
export type Found<Link> = { fit: "good" | "near" | "none"; tools: Link[] };

/** Returns the search over the tools in a language. */
export function createFinder(vocabulary: Vocabulary) {
  const { wordsOf, withoutStopWords, synonyms } = createSplitter(vocabulary);
  const split = new WeakMap<Findable, readonly string[][]>();
  const canonical = (word: string) => synonyms[word] ?? word;

  /** The words of a tool's path without the language, of its name and of what else it does. */
  const namesOf = (tool: Findable): readonly string[][] => {
    const words =
      split.get(tool) ??
      [tool.path.replace(/^\/[^/]+(?=\/)/, ""), tool.name, ...(tool.aliases ?? [])].map(wordsOf);
    split.set(tool, words);
    return words;
  };

  /** Words that are never misspellings: those of the tools, and their synonyms. */
  const knownOf = (tools: readonly Findable[]) =>
    new Set([...tools.flatMap((tool) => namesOf(tool).flat()), ...Object.keys(synonyms)]);

  /** A word and its synonyms. */
  const spellingsOf = (word: string) => [
    word,
    ...Object.keys(synonyms).filter((synonym) => synonyms[synonym] === word),
  ];

  /** The likeness of two words that mean the same, else 0. */
  function sameness(asked: string, own: string): number {
    if (asked === own) return 1;
    if (canonical(asked) === own) return MEANT;
    return canonical(asked) === canonical(own) ? SYNONYM : 0;
  }

  /** The likeness of two words, 0 to 1. Known words are not misspellings of each other. */
  function likeness(asked: string, own: string, known: ReadonlySet<string>): number {
    const same = sameness(asked, own);
    if (same > 0) return same;
    if (known.has(asked)) return 0;
    const allowed = asked.length < 3 ? 0 : asked.length < 6 ? 1 : 2;
    return Math.max(
      ...spellingsOf(own).map((spelling) => {
        const distance = editDistance(asked, spelling);
        return distance <= allowed ? 1 - distance / Math.max(asked.length, spelling.length) : 0;
      }),
    );
  }

  function nearTools<Link extends Findable>(text: string, tools: readonly Link[]): Link[] {
    const known = knownOf(tools);
    const asked = withoutStopWords(wordsOf(text).flatMap((word) => knownParts(word, known)));
    if (asked.length === 0) return [];
    const like = (a: string, b: string) => likeness(a, b, known);
    return ranked(tools, NEAR, (tool) =>
      namesOf(tool).map((own) => alignment(asked, withoutStopWords(own), like)),
    );
  }

  /**
   * Finds the tool that an address without a page was meant for: misspelled ('/heic-to-pnj') or in other words
   * ('/convert-heic-to-png', '/png2jpg').
   *
   * @param path percent-encoded, as in the address bar
   * @returns `undefined` if no tool is similar enough
   */
  const nearestTool = <Link extends Findable>(path: string, tools: readonly Link[]): Link | undefined =>
    nearTools(path, tools)[0];

  /**
   * Finds the tools with a name that contains every word of `query`, or a word that starts with it; those in the same
   * word order come first. If there are none, finds similar tools.
   */
  function searchTools<Link extends Findable>(query: string, tools: readonly Link[]): Link[] {
    const asked = wordsOf(query);
    if (asked.length === 0) return [];
    const words = withoutStopWords(asked);
    // The more of the word is typed, the better.
    const prefix = (a: string, b: string) =>
      b.startsWith(a) || canonical(b).startsWith(a) ? PREFIX - 0.1 * (1 - a.length / b.length) : 0;
    const like = (a: string, b: string) => Math.max(sameness(a, b), prefix(a, b));
    const found = ranked(tools, 0, (tool) =>
      namesOf(tool).map((name, index) =>
        words.every((word) => name.some((own) => like(word, own) > 0))
          ? alignment(words, withoutStopWords(name), like) * (index < OWN_NAMES ? 1 : ALIAS)
          : -1,
      ),
    );
    return found.length > 0 ? found : nearTools(query, tools);
  }

  /**
   * Finds what {@link searchTools} finds, or else the tools with the most words in common, such as those that write JPG for
   * 'mp4 to jpg'.
   */
  function findTools<Link extends Findable>(query: string, tools: readonly Link[]): Found<Link> {
    const good = searchTools(query, tools);
    if (good.length > 0) return { fit: "good", tools: good };
    const known = knownOf(tools);
    const asked = wordsOf(query).flatMap((word) => knownParts(word, known));
    const like = (a: string, b: string) => likeness(a, b, known);
    const near = ranked(tools, CLOSE, (tool) =>
      namesOf(tool).flatMap((own, index) => {
        const weight = index < OWN_NAMES ? 1 : ALIAS;
        // Also with the word 'to', which tells where a format stands.
        return [
          alignment(asked, own, like) * weight,
          alignment(withoutStopWords(asked), withoutStopWords(own), like) * weight,
        ];
      }),
    );
    return { fit: near.length > 0 ? "near" : "none", tools: near };
  }

  return { nearestTool, searchTools, findTools };
}
