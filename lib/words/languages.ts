type LanguageData = {
  /** BCP 47. */
  tag: string;
  dir: "ltr" | "rtl";
  /** Name for social cards (Open Graph). */
  openGraph: string;
  /** What its readers call it, and what offers it to those whose browser asks for it on a page in another one. */
  name: string;
  offer: string;
  dismiss: string;
};

/** The languages of the pages, by the first part of their addresses; those of English have none. */
export const languages = {
  en: {
    tag: "en",
    dir: "ltr",
    openGraph: "en_US",
    name: "English",
    offer: "Read in English",
    dismiss: "Dismiss",
  },
  es: {
    tag: "es",
    dir: "ltr",
    openGraph: "es_ES",
    name: "Español",
    offer: "Leer en español",
    dismiss: "Cerrar",
  },
  "pt-br": {
    tag: "pt-BR",
    dir: "ltr",
    openGraph: "pt_BR",
    name: "Português",
    offer: "Ler em português",
    dismiss: "Dispensar",
  },
  fr: {
    tag: "fr",
    dir: "ltr",
    openGraph: "fr_FR",
    name: "Français",
    offer: "Lire en français",
    dismiss: "Fermer",
  },
  de: {
    tag: "de",
    dir: "ltr",
    openGraph: "de_DE",
    name: "Deutsch",
    offer: "Auf Deutsch lesen",
    dismiss: "Schließen",
  },
  ja: { tag: "ja", dir: "ltr", openGraph: "ja_JP", name: "日本語", offer: "日本語で読む", dismiss: "閉じる" },
  ar: {
    tag: "ar",
    dir: "rtl",
    openGraph: "ar_AR",
    name: "العربية",
    offer: "القراءة بالعربية",
    dismiss: "إغلاق",
  },
} as const satisfies Record<string, LanguageData>;

export type Language = keyof typeof languages;

export const languageIds = Object.keys(languages) as Language[];

/** Those that English is translated to. */
export const translations = languageIds.filter((language) => language !== "en");

/** Path of a language's home page, without the slash at its end: empty in English. */
export const homeOf = (language: Language): string => (language === "en" ? "" : `/${language}`);
