import { homeOf, languageIds, languages } from "../../words/languages";
import { isNoindex } from "./rules";
import { metas, type Page, type Rule, type Site, select } from "./site";

/** Widths that fit the lines of a search result, least and most, in Latin letters. */
const fits = { title: [1, 60], description: [100, 160] } as const;

/** Those of Japanese, with their punctuation, are twice as wide as Latin letters. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff60]/gu;

/** Width of a text in Latin letters. Marks above and below others have none. */
const widthOf = (text: string) => text.replace(/\p{M}/gu, "").replace(wide, "ww").length;

const titleOf = (page: Page): string => select(page, "title")[0]?.text ?? "";
const descriptionOf = (page: Page): string => metas(page, "description")[0] ?? "";

const searchResult: Rule = (page) => {
  if (isNoindex(page)) return [];
  const texts = { title: titleOf(page), description: descriptionOf(page) };
  return (["title", "description"] as const).flatMap((name) => {
    const [least, most] = fits[name];
    const width = widthOf(texts[name]);
    return width < least || width > most
      ? [`its ${name} is ${width} letters wide, ${least} to ${most} fit: ${texts[name]}`]
      : [];
  });
};

const same = (name: string, found: unknown, expected: unknown) =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`its ${name} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];

/** The head says which language the page is in. */
const head: Rule = (page, { file }) => {
  const { tag, dir, openGraph } = languages[page.language];
  const { lang, dir: direction } = select(page, "html")[0]?.attributes ?? {};
  const manifest = `${homeOf(page.language)}/manifest.webmanifest`;
  const headings = select(page, "h1").length;
  return [
    ...same("lang", lang, tag),
    ...same("dir", direction, dir),
    ...same("og:locale", metas(page, "og:locale"), [openGraph]),
    ...same(
      "manifest",
      select(page, "link", { rel: "manifest" }).map(({ attributes }) => attributes.href),
      [manifest],
    ),
    ...(file(manifest) ? [] : [`its manifest ${manifest} is not there`]),
    ...(headings === 1 ? [] : [`has ${headings} headings of the first level`]),
  ];
};

const linksOf = (page: Page, rel: string) =>
  select(page, "link", { rel }).map(({ attributes }) => attributes);

/** An address in the one spelling that URL has. */
const addressOf = (url = "") => (URL.canParse(url) ? new URL(url).href : url);

const spelled = (alternates: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(alternates).map(([tag, url]) => [tag, addressOf(url)]));

const alternatesIn = (page: Page): Record<string, string> =>
  Object.fromEntries(
    linksOf(page, "alternate").flatMap(({ hreflang, href }) =>
      hreflang ? [[hreflang, addressOf(href)]] : [],
    ),
  );

/** Returns the page in English that a translated page names. */
export const englishOf = (page: Page, { pages }: Pick<Site, "pages">): Page | undefined => {
  const { en } = alternatesIn(page);
  return en && URL.canParse(en) ? pages.get(decodeURI(new URL(en).pathname)) : undefined;
};

/** A title and a description are in the language of the page. */
const translated: Rule = (page, site) => {
  const original = page.language === "en" ? undefined : englishOf(page, site);
  return [titleOf, descriptionOf].flatMap((textOf) =>
    original && textOf(page) === textOf(original)
      ? [`has the title or description of ${original.path}: ${textOf(page)}`]
      : [],
  );
};

/** A page is the canonical one, and names its translations, which name it; so does the sitemap. */
const translations: Rule = (page, { base, pages, sitemap }) => {
  if (isNoindex(page)) return [];
  const own = new URL(encodeURI(page.path), base).href;
  const alternates = alternatesIn(page);
  const { tag } = languages[page.language];
  const listed = sitemap.get(page.path);
  const expected = [...languageIds.map((id) => languages[id].tag as string), "x-default"];
  return [
    ...same(
      "canonical link",
      linksOf(page, "canonical").map(({ href }) => addressOf(href)),
      [own],
    ),
    ...same("og:url", metas(page, "og:url").map(addressOf), [own]),
    ...same("hreflang", Object.keys(alternates), expected),
    ...same(`hreflang ${tag}`, alternates[tag], own),
    ...same("x-default", alternates["x-default"], alternates.en),
    ...(listed ? same("alternates in the sitemap", spelled(listed.alternates), alternates) : []),
    ...same(
      "og:locale:alternate",
      metas(page, "og:locale:alternate"),
      languageIds.filter((id) => id !== page.language).map((id) => languages[id].openGraph),
    ),
    ...languageIds.flatMap((id) => {
      const address = alternates[languages[id].tag];
      const other = address && pages.get(decodeURI(new URL(address).pathname));
      if (!other || other.language !== id) return [`its translation ${address} is no page in ${id}`];
      return same(`translation ${other.path} leads back`, alternatesIn(other), alternates);
    }),
  ];
};

const languageOf = (url: URL, { base, pages }: Site) =>
  url.origin === base.origin ? pages.get(decodeURI(url.pathname))?.language : undefined;

/** Links lead to pages in the same language, except those of the menu of languages. */
const inLanguage: Rule = (page, site) =>
  select(page, "a").flatMap(({ attributes: { href, hreflang } }) => {
    if (!href || hreflang || !URL.canParse(href, new URL(page.path, site.base))) return [];
    const language = languageOf(new URL(href, new URL(page.path, site.base)), site);
    return language && language !== page.language ? [`links to ${href}, which is in ${language}`] : [];
  });

/** Structured data names its language, and pages in it. */
const data: Rule = (page, site) =>
  select(page, "script", { type: "application/ld+json" }).flatMap(({ text }) => {
    const { "@type": type, ...rest }: Record<string, unknown> = JSON.parse(text);
    // The site is one organization in all languages.
    if (type === "Organization") return [];
    const urls = [...text.matchAll(/"(?:url|item)":"([^"]+)"/g)].map(([, url = ""]) => new URL(url));
    return [
      ...(type === "WebApplication" || "inLanguage" in rest
        ? same(`${type}'s inLanguage`, rest.inLanguage, languages[page.language].tag)
        : []),
      ...urls
        .filter((url) => languageOf(url, site) !== page.language)
        .map((url) => `its ${type} names ${url}, which is no page in ${page.language}`),
    ];
  });

/** Rules for the language of every answer, error pages included. */
export const inEveryAnswer: readonly Rule[] = [head, inLanguage];

/** Rules for pages that people find in their language. */
export const inLanguages: readonly Rule[] = [searchResult, translated, translations, data];

/** The pages that have the title or the description of another one in their language. */
export function* repeated({ pages }: Site): Generator<{ path: string; says: string }> {
  const seen = new Map<string, string>();
  for (const page of pages.values()) {
    if (page.isError || isNoindex(page)) continue;
    for (const text of [titleOf(page), descriptionOf(page)]) {
      const key = `${page.language} ${text.toLowerCase()}`;
      const first = seen.get(key);
      if (first) yield { path: page.path, says: `has a title or description of ${first}: ${text}` };
      else seen.set(key, page.path);
    }
  }
}
