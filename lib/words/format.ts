/** How a language writes what stands in its sentences: numbers, counts, sizes, and names in a row. */

/** What a sentence is filled with: text as it is, numbers in the language's digits. */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence for each plural category of a language (CLDR); `other` serves those that are missing. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Marks the forms of a counted sentence, so that another language may have more of them, or fewer. */
export const counted = (forms: Plural): Plural => forms;

/** Bytes of a KB, as specified for sizes on the pages; a MB is a KB of those. */
const KB = 1024;

/** What a language writes in another way than `12.5 KB` and `a, b`, with the locale of its numbers. */
type Style = { locale?: string; size?: string; comma?: string };

const styles: Readonly<Record<string, Style>> = {
  // Some browsers write Arabic digits without `nu`; isolated, because a size would be reordered.
  ar: { locale: "ar-u-nu-latn", size: "\u2066{n} {prefix}B\u2069", comma: "، " },
  de: { size: "{n}\u00a0{prefix}B" },
  fr: { size: "{n}\u00a0{prefix}o" },
  ja: { comma: "、" },
};

/**
 * Returns the functions that write in a language.
 *
 * @param lang a BCP 47 tag, such as `en`
 * @param kilobyte bytes of a KB, where a page promises another kind
 */
export function createFormat(lang: string, kilobyte: number = KB) {
  const megabyte = kilobyte ** 2;
  const { locale = lang, size: sized = "{n} {prefix}B", comma = ", " } = styles[lang] ?? {};
  let rules: Intl.PluralRules | undefined;

  // A document's first object of Intl takes 40 ms, and four times that on a phone: none is made before it is needed, and none
  // for whole numbers, which all languages here write in ungrouped Latin digits.
  const number = (value: number, decimals = 0): string =>
    decimals === 0 && Number.isSafeInteger(value) && value >= 0
      ? String(value)
      : new Intl.NumberFormat(locale, {
          useGrouping: false,
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals || 3,
        }).format(value);

  /** Puts `params` in the places of `{name}`; a place without a value stays as it is. */
  const fill = (sentence: string, params: Params): string =>
    sentence.replace(/\{([^{}]+)\}/g, (place, name: string) => {
      const value = params[name];
      return value === undefined ? place : typeof value === "number" ? number(value) : value;
    });

  /** Picks the form for a number, and fills it; `{n}` is the number. */
  const count = (forms: Plural, n: number, params: Params = {}): string => {
    rules ??= new Intl.PluralRules(lang);
    return fill(forms[rules.select(n)] ?? forms.other, { n, ...params });
  };

  /** KB with one decimal, MB with two from 1 MB on. @param unit the one to use, whatever the size */
  const size = (bytes: number, unit: "KB" | "MB" = bytes < megabyte ? "KB" : "MB"): string =>
    fill(sized, {
      n: unit === "KB" ? number(bytes / kilobyte, 1) : number(bytes / megabyte, 2),
      prefix: unit.charAt(0),
    });

  return {
    lang,
    /** For other formats of Intl: `lang` with the digits of its words. */
    locale,
    comma,
    number,
    fill,
    count,
    /** Writes a sentence, counted or not; `params.n` is the number. */
    say: (sentence: string | Plural, params: Params): string =>
      typeof sentence === "string" ? fill(sentence, params) : count(sentence, Number(params.n), params),
    size,
    /** A size in the specified unit, and in brackets in the one that suits it, where that is another. */
    fullSize: (bytes: number, unit: "KB" | "MB"): string => {
      const [specified, suited] = [size(bytes, unit), size(bytes)];
      return specified === suited ? specified : `${specified} (${suited})`;
    },
    /** '62%'. @param value of 100 */
    percent: (value: number): string =>
      new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100),
    /** '2,300', as counts of words are written. */
    grouped: (value: number): string => new Intl.NumberFormat(locale).format(value),
    /** 'A4, landscape': with commas alone, which fit everywhere, where Intl adds an 'and' in most languages. */
    joined: (items: readonly string[]) => items.join(comma),
  } as const;
}

export type Format = ReturnType<typeof createFormat>;

/** Changes every sentence in an object of words. */
export function changeAll<T>(words: T, change: (sentence: string) => string): T {
  const changed = (value: unknown): unknown => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
  };
  return changed(words) as T;
}

/** Fills the places of every sentence in an object of words; places without a value stay. */
export const fillAll = <T>(words: T, params: Params, { fill }: Format): T =>
  changeAll(words, (sentence) => fill(sentence, params));
