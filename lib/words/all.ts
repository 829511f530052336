import { words as englishTools } from "../tools/words.en";
import type { Words } from ".";
import { en } from "./en";
import type { Language } from "./languages";

/** The words of the site and of its tools in every language. For the server: a page gets those that it shows. */
export const allWords: Readonly<Record<Language, { site: Words; tools: typeof englishTools }>> = {
  en: { site: en, tools: englishTools },
};
