import type { Vocabulary } from "../words/en/vocabulary";
import { unaccented } from "../words/unaccented";

/** Decodes percent escapes; a text with invalid ones is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const letters = (...scripts: string[]) => `[${scripts.map((script) => `\\p{scx=${script}}`).join("")}]`;
const japanese = letters("Han", "Hiragana", "Katakana");
const notLatin = letters("Han", "Hiragana", "Katakana", "Arabic");

const isJapanese = new RegExp(japanese, "u");
/** Where 'pdfを' or 'لpdf' goes on in another script. */
const scriptChange = new RegExp(`(?<=${notLatin})(?=[a-z0-9])|(?<=[a-z0-9])(?=${notLatin})`, "gu");

/**
 * Finds the words of a text without spaces, the longest first. A particle of one letter is none within other hiragana.
 */
const cutAt = (words: readonly string[]) =>
  new RegExp(
    `(${[...words]
      .sort((a, b) => b.length - a.length)
      .map((word) => (word.length === 1 ? `(?<!\\p{scx=Hiragana})${word}` : word))
      .join("|")})`,
    "u",
  );

/** Returns what splits texts into the words that a language's search compares, in lower case and without accents. */
export function createSplitter({ to, stopWords, synonyms, alike = {} }: Vocabulary) {
  const same = Object.entries(alike).map(
    ([pattern, spelling]) => [new RegExp(pattern, "gu"), spelling] as const,
  );
  const folded = (text: string) =>
    same.reduce((word, [pattern, spelling]) => word.replace(pattern, spelling), unaccented(text));

  const ignored = new Set(folded(stopWords).split(" "));
  const pairs = Object.entries(synonyms).map((pair) => pair.map(folded) as [string, string]);
  const spaceless = [...ignored, ...pairs.flat()].filter((word) => isJapanese.test(word));
  const cut = spaceless.length > 0 && cutAt(spaceless);

  return {
    synonyms: Object.fromEntries(pairs),
    withoutStopWords: (words: readonly string[]) => words.filter((word) => !ignored.has(word)),
    /** Splits a text into words; the '2' in 'png2jpg' is a 'to'. */
    wordsOf: (text: string): string[] =>
      folded(decoded(text))
        .replace(/(?<=[a-z])2(?=[a-z])/g, ` ${folded(to)} `)
        .replace(scriptChange, " ")
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .flatMap((word) => (cut && isJapanese.test(word) ? word.split(cut) : word))
        .filter(Boolean),
  };
}
