import { paths as ar } from "./ar/paths";
import { paths as de } from "./de/paths";
import { paths as es } from "./es/paths";
import { paths as fr } from "./fr/paths";
import { paths as ja } from "./ja/paths";
import { homeOf, type Language, languageIds } from "./languages";
import { paths as ptBr } from "./pt-br/paths";

/** The paths of pages in the words of each language, by those in English; those that are not listed stay. */
const paths: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ar,
  de,
  en: {},
  es,
  fr,
  ja,
  "pt-br": ptBr,
};

const hasLanguage = new RegExp(`^/(?:${languageIds.join("|")})(?=[/#?]|$)`);

/**
 * Returns the address of a page in a language.
 *
 * @param path of the page in English, with its query and fragment; files, and addresses with a language, stay as they are
 */
export function addressIn<Path extends string>(language: Language, path: Path): Path {
  const [, page = "", rest = ""] = /^(\/[^#?]*)(.*)$/.exec(path) ?? [];
  if (!page || page.includes(".") || language === "en" || hasLanguage.test(path)) return path;
  return `${homeOf(language)}${page === "/" ? "" : (paths[language][page] ?? page)}${rest}` as Path;
}

/** Returns the path under which Next knows a page: the one in English, after the language. @param address without a query */
export function renderedAt(address: string): string {
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(address) ?? [];
  const named = languageIds.find((id) => id === first);
  const language = named ?? "en";
  const own = named ? rest : address === "/" ? "" : address;
  const [path = own] = Object.entries(paths[language]).find(([, translated]) => translated === own) ?? [];
  return `/${language}${path}`;
}
