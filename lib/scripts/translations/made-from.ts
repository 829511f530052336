import { createHash } from "node:crypto";
import { translations } from "../../words/languages";

/** Hashes of English files by their paths. */
export type Hashes = Readonly<Record<string, string>>;

/** The English that each file was translated from, and by language those that were translated from another one. */
export type MadeFrom = Readonly<Record<string, Hashes>>;

/** Returns a hash of the code of a file, whatever its comments and its format. */
export function hashOf(source: string): string {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  return createHash("sha256").update(code).digest("hex").slice(0, 8);
}

const sourceOf = (madeFrom: MadeFrom, language: string, path: string) =>
  madeFrom[language]?.[path] ?? madeFrom.en?.[path];

/** Returns the languages of each file whose English has changed since they were translations. */
export const staleOf = (madeFrom: MadeFrom, english: Hashes): [path: string, languages: string[]][] =>
  Object.entries(english)
    .map(([path, hash]): [string, string[]] => [
      path,
      translations.filter((language) => sourceOf(madeFrom, language, path) !== hash),
    ])
    .filter(([, languages]) => languages.length > 0);

/** Returns the next content of the file, in which all words of some languages are translated from today's English. */
export function marked(madeFrom: MadeFrom, english: Hashes, languages: readonly string[]): MadeFrom {
  const next: Record<string, Record<string, string>> = { en: {} };
  for (const [path, hash] of Object.entries(english)) {
    const sources = new Map(
      translations.map((language) => [
        language,
        languages.includes(language) ? hash : (sourceOf(madeFrom, language, path) ?? ""),
      ]),
    );
    const shared = [...sources.values()].every((source) => source === hash)
      ? hash
      : (madeFrom.en?.[path] ?? "");
    next.en = { ...next.en, [path]: shared };
    for (const [language, source] of sources)
      if (source !== shared) next[language] = { ...next[language], [path]: source };
  }
  return next;
}
