type LanguageData = {
  /** BCP 47. */
  tag: string;
  dir: "ltr" | "rtl";
  /** Name for social cards (Open Graph). */
  openGraph: string;
  /** What its readers call it. */
  name: string;
};

/** The languages of the pages, by the first part of their addresses; those of English have none. */
export const languages = {
  en: { tag: "en", dir: "ltr", openGraph: "en_US", name: "English" },
  es: { tag: "es", dir: "ltr", openGraph: "es_ES", name: "Español" },
  "pt-br": { tag: "pt-BR", dir: "ltr", openGraph: "pt_BR", name: "Português" },
  fr: { tag: "fr", dir: "ltr", openGraph: "fr_FR", name: "Français" },
  de: { tag: "de", dir: "ltr", openGraph: "de_DE", name: "Deutsch" },
  ja: { tag: "ja", dir: "ltr", openGraph: "ja_JP", name: "日本語" },
  ar: { tag: "ar", dir: "rtl", openGraph: "ar_AR", name: "العربية" },
} as const satisfies Record<string, LanguageData>;

export type Language = keyof typeof languages;

export const languageIds = Object.keys(languages) as Language[];

/** Path of a language's home page, without the slash at its end: empty in English. */
export const homeOf = (language: Language): string => (language === "en" ? "" : `/${language}`);
