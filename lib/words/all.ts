import type { Words } from ".";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { ja } from "./ja";
import type { Language } from "./languages";
import { ptBr } from "./pt-br";

/** The words of the site in every language. For the server: a page gets those that it shows. */
export const allWords: Readonly<Record<Language, Words>> = { ar, de, en, es, fr, ja, "pt-br": ptBr };
