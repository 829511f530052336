type LanguageData = {
  /** BCP 47. */
  tag: string;
  dir: "ltr" | "rtl";
  /** Name for social cards (Open Graph). */
  openGraph: string;
  /** What its readers call it. */
  name: string;
};

/** The languages of the pages. */
export const languages = {
  en: { tag: "en", dir: "ltr", openGraph: "en_US", name: "English" },
} as const satisfies Record<string, LanguageData>;

export type Language = keyof typeof languages;
