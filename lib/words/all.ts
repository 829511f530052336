import type { Words } from ".";
import { en } from "./en";
import type { Language } from "./languages";

/** The words of the site in every language. For the server: a page gets those that it shows. */
export const allWords: Readonly<Record<Language, Words>> = { en };
