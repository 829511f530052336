/** Phrases that only the server writes into sentences, through Intl: they would be weight in every page's scripts. */

/** Returns 'JPG, PNG and WEBP', or with 'or'. @param lang a BCP 47 tag */
export function listIn(lang: string, items: readonly string[], last: "and" | "or" = "and"): string {
  // American grammar, but no comma before the last item: the site's own style.
  const style = lang === "en" ? "en-GB" : lang;
  return new Intl.ListFormat(style, { type: last === "and" ? "conjunction" : "disjunction" }).format(items);
}

const units = [
  ["day", 1440],
  ["hour", 60],
] as const;

/** Returns '60 minutes', '3 hours', '2 days': in the largest unit that makes a whole number of at least two. */
export function durationIn(lang: string, minutes: number): string {
  const [unit, size] = units.find(([, size]) => minutes % size === 0 && minutes / size > 1) ?? ["minute", 1];
  const locale = lang === "ar" ? "ar-u-nu-latn" : lang;
  const options = { style: "unit", unit, unitDisplay: "long", useGrouping: false } as const;
  const written = new Intl.NumberFormat(locale, options).format(minutes / size);
  // Words in Japanese have no space before a unit.
  return lang === "ja" ? written.replace(/\s/, "") : written;
}
