import type { Language } from "../words/languages";
import { words as en } from "./words.en";

/** What the pages of the tools say in every language. */
export const toolWords: Readonly<Record<Language, typeof en>> = { en };
