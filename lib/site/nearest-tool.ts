import type { ToolLink } from "../tools/types";

/** From here on a tool is near enough to be suggested; 1 is the same words in the same order. */
const NEAR = 0.6;

/** What another word for the same is worth, and a word that is only begun. */
const SYNONYM = 0.95;
const BEGUN = 0.9;

/** Words that tell nothing apart. */
const fillers = new Set(
  "to into a an the my of for from in as and convert converter conversion converting change turn make online free tool tools file files html htm php index en www page".split(
    " ",
  ),
);

/** What people say, and what the tools are called. */
const synonyms: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  jpe: "jpg",
  jfif: "jpg",
  heif: "heic",
  iphone: "heic",
  doc: "word",
  docx: "word",
  photo: "image",
  picture: "image",
  pic: "image",
  img: "image",
  compression: "compress",
  compressor: "compress",
  shrink: "compress",
  reduce: "compress",
  smaller: "compress",
};

const meaning = (word: string) => synonyms[word] ?? word;

/** Steps from one word to another: a letter more, less, another, or two that change places. */
export function editDistance(a: string, b: string): number {
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

/** An address as it was meant to be read; one with broken escapes stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Words in small letters; the '2' in 'png2jpg' is a 'to'. */
const wordsOf = (text: string): string[] =>
  decoded(text)
    .toLowerCase()
    .replace(/(?<=[a-z])2(?=[a-z])/g, " to ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const telling = (words: readonly string[]) => words.filter((word) => !fillers.has(word));

/** What the tools are called by, a list for the path and one for the name. */
const callsOf = ({ path, name }: ToolLink) => [wordsOf(path), wordsOf(name)];

/** Words that are surely meant as they stand: those of the tools, and their synonyms. */
const knownOf = (tools: readonly ToolLink[]) =>
  new Set([...tools.flatMap((tool) => callsOf(tool).flat()), ...Object.keys(synonyms)]);

/** 'pngtojpg' as its words, 'images' without its s; what is no such thing stays as it is. */
function parts(word: string, known: ReadonlySet<string>): string[] {
  if (known.has(word)) return [word];
  if (word.endsWith("s") && known.has(word.slice(0, -1))) return [word.slice(0, -1)];
  for (let end = word.length - 1; end > 1; end--) {
    const head = word.slice(0, end);
    if (!known.has(head)) continue;
    const rest = parts(word.slice(end), known);
    if (rest.every((part) => known.has(part))) return [head, ...rest];
  }
  return [word];
}

/** How much an asked-for word is one of a tool's, 0 to 1. Known words are not misspellings of each other. */
function likeness(asked: string, own: string, known: ReadonlySet<string>): number {
  if (asked === own) return 1;
  if (meaning(asked) === meaning(own)) return SYNONYM;
  if (known.has(asked)) return 0;
  const distance = editDistance(asked, own);
  const allowed = asked.length < 3 ? 0 : asked.length < 6 ? 1 : 2;
  return distance <= allowed ? 1 - distance / Math.max(asked.length, own.length) : 0;
}

/** The best sum of likenesses of words in the same order, as a share of all words of both. */
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

/** The tools that are `NEAR`, nearest first; of two that are as near, the one that is listed first. */
function nearTools<Link extends ToolLink>(text: string, tools: readonly Link[]): Link[] {
  const known = knownOf(tools);
  const asked = telling(wordsOf(text).flatMap((word) => parts(word, known)));
  if (asked.length === 0) return [];
  const like = (a: string, b: string) => likeness(a, b, known);
  return tools
    .map((tool) => ({
      tool,
      score: Math.max(...callsOf(tool).map((own) => alignment(asked, telling(own), like))),
    }))
    .filter(({ score }) => score >= NEAR)
    .sort((a, b) => b.score - a.score)
    .map(({ tool }) => tool);
}

/**
 * The tool that an address without a page was meant for, misspelled ('/heic-to-pnj') or in other words
 * ('/convert-heic-to-png', '/png2jpg').
 *
 * @param path as the browser has it, with its escapes
 * @returns `undefined` when none is near
 */
export const nearestTool = <Link extends ToolLink>(path: string, tools: readonly Link[]): Link | undefined =>
  nearTools(path, tools)[0];

/**
 * The tools that have all words of `query`, the last of which may be only begun; those in the order of the
 * words first. When none has, the ones that are near.
 */
export function searchTools<Link extends ToolLink>(query: string, tools: readonly Link[]): Link[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const words = telling(asked);
  const begun = (a: string, b: string) => (b.startsWith(a) || meaning(b).startsWith(a) ? BEGUN : 0);
  const like = (a: string, b: string) =>
    a === b ? 1 : Math.max(begun(a, b), meaning(a) === meaning(b) ? SYNONYM : 0);
  const found = tools
    .map((tool) => {
      const calls = callsOf(tool);
      const all = words.every((word) => calls.flat().some((own) => like(word, own) > 0));
      return {
        tool,
        score: all ? Math.max(...calls.map((own) => alignment(words, telling(own), like))) : -1,
      };
    })
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)
    .map(({ tool }) => tool);
  return found.length > 0 ? found : nearTools(query, tools);
}
