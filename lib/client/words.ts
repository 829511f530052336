import type { Translated } from "../words";
import type * as english from "../words/en/on-demand";
import type { Language } from "../words/languages";
import { retryImport } from "./online";

/** Milliseconds between attempts to load them. */
const RETRY_MS = 2000;

type Loaded = { [Area in keyof typeof english]: Translated<(typeof english)[Area]> };

const loads: Readonly<Record<Language, () => Promise<Loaded>>> = {
  ar: () => import("../words/ar/on-demand"),
  de: () => import("../words/de/on-demand"),
  en: () => import("../words/en/on-demand"),
  es: () => import("../words/es/on-demand"),
  fr: () => import("../words/fr/on-demand"),
  ja: () => import("../words/ja/on-demand"),
  "pt-br": () => import("../words/pt-br/on-demand"),
};

/** The language of the page; another one is another document. */
export const language = (globalThis.document?.documentElement.lang.toLowerCase() || "en") as Language;

/** Never fails: a module that has failed is not run again. */
async function load(): Promise<Loaded> {
  try {
    return await retryImport(loads[language] ?? loads.en);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

/** The words of scripts that are loaded on demand, in the page's language: what imports them is there when they are. */
export const {
  errors,
  fileChoices,
  kept,
  notes,
  pagePicker,
  photoDetails,
  search,
  tablesEditor,
  vocabulary,
} = await load();
