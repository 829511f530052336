import { detectAll } from "tinyld";
import { siteName } from "../../settings";
import { type Language, languageIds, languages } from "../../words/languages";
import { type Page, type Site, select } from "./site";

/** The detector needs this many letters to be sure. */
const SURE_LETTERS = 25;
/** Share of sentences that may be taken for English: some are little but names. */
const MOST_DOUBTFUL = 0.01;

const codeOf = (language: Language) => languages[language].tag.slice(0, 2);
const codes = languageIds.map(codeOf);

/** Short names of controls that English and another language share. */
const shared: Partial<Record<Language, readonly string[]>> = {
  de: ["Tools"],
  es: ["favicons"],
  fr: ["Contact", "favicons"],
  "pt-br": ["favicons"],
};

/** Letters outside of names and formats, which are in capitals or have digits. */
const isSure = (text: string) => {
  const words = text.replace(/\b[A-Z\d.]*[A-Z\d]{2,}\w*\b/g, "");
  return (words.match(/\p{L}/gu) ?? []).length >= SURE_LETTERS;
};

const sentencesOf = (page: Page): string[] =>
  [...page.prose.split("\n"), ...page.labels]
    .flatMap((line) => line.split(/(?<=[.?!؟])\s+|(?<=[。？！])/))
    .filter(isSure);

/** Whether a sentence looks more like English than like the language it should be in. */
export function looksEnglish(text: string, language: Language): boolean {
  const [found, ...others] = detectAll(text, { only: codes });
  const own = others.find(({ lang }) => lang === codeOf(language));
  return language !== "en" && found?.lang === "en" && found.accuracy > (own?.accuracy ?? 0);
}

/** Whether a label has words, and is no path or the name of the site. */
const isWord = (label: string) => /\p{Ll}{2}/u.test(label) && !label.startsWith("/") && label !== siteName;

/** Names of controls, texts of links and alternative texts; without links to other languages, which are in those. */
const labelsOf = (page: Page): string[] => [
  ...page.labels,
  ...select(page, "a")
    .filter(({ attributes }) => !attributes.hreflang)
    .map(({ text }) => text.trim()),
];

type Left = { path: string; text: string };

/** What of a language's pages is in English, or taken for it. */
type EnglishLeft = {
  language: Language;
  /** Number of different sentences that were read. */
  sentences: number;
  /** The doubtful ones among them. */
  doubtful: readonly Left[];
  /** Names of controls and texts of links that are those of English pages. */
  labels: readonly Left[];
};

/** Looks for sentences and names of controls that were not translated. */
export function englishLeft({ pages }: Site): EnglishLeft[] {
  const all = [...pages.values()];
  const english = new Set(all.filter(({ language }) => language === "en").flatMap(labelsOf));
  return languageIds
    .filter((language) => language !== "en")
    .map((language) => {
      const sentences = new Map<string, string>();
      const labels = new Map<string, string>();
      for (const page of all.filter((one) => one.language === language)) {
        for (const text of sentencesOf(page)) sentences.set(text, page.path);
        for (const label of labelsOf(page))
          if (english.has(label) && isWord(label) && !shared[language]?.includes(label))
            labels.set(label, page.path);
      }
      const doubtful = [...sentences].filter(([text]) => looksEnglish(text, language));
      const left = (found: Iterable<[string, string]>) => [...found].map(([text, path]) => ({ path, text }));
      return { language, sentences: sentences.size, doubtful: left(doubtful), labels: left(labels) };
    });
}

/** Faults of what is left. */
export const faultsOf = ({ language, sentences, doubtful, labels }: EnglishLeft): string[] => [
  ...labels.map(({ path, text }) => `${path}: a control is named in English: ${text}`),
  ...(doubtful.length > MOST_DOUBTFUL * sentences
    ? [`${doubtful.length} of ${sentences} sentences in ${language} look English`]
    : []),
];
