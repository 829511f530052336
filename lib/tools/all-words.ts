import type { Language } from "../words/languages";
import type { ToolWords } from "./words";
import { words as ar } from "./words.ar";
import { words as de } from "./words.de";
import { words as en } from "./words.en";
import { words as es } from "./words.es";
import { words as fr } from "./words.fr";
import { words as ja } from "./words.ja";
import { words as ptBr } from "./words.pt-br";

/** What the pages of the tools say in every language. */
export const toolWords: Readonly<Record<Language, Readonly<Record<keyof typeof en, ToolWords>>>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  "pt-br": ptBr,
};
