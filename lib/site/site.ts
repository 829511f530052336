import { retentionIn, siteName } from "../settings";
import { linked, toolsIn } from "../tools";
import { addressIn } from "../words/addresses";
import { allWords } from "../words/all";
import { createFormat, fillAll } from "../words/format";
import { type Language, languageIds, languages } from "../words/languages";

/** Everything that the pages of one language are made of. For the server: a page gets areas of its words. */
function siteOf(language: Language) {
  const { tag, dir, openGraph } = languages[language];
  const format = createFormat(tag);
  const settings = { site: siteName, retention: retentionIn(tag) };
  return {
    language,
    tag,
    dir,
    openGraph,
    /** Returns the address of a page, by its path in English. Other addresses stay. */
    at: <Path extends string>(path: Path): Path => addressIn(language, path),
    /** Writes numbers, counts and lists. */
    format,
    /** With the operator's settings in their places. */
    words: linked(language, fillAll(allWords[language], settings, format)),
    ...toolsIn(language),
  };
}

export type Site = ReturnType<typeof siteOf>;

const sites = new Map<Language, Site>();

/** Returns the site in a language, the same one each time. */
export function siteIn(language: Language): Site {
  const site = sites.get(language) ?? siteOf(language);
  sites.set(language, site);
  return site;
}

/** The site under the addresses without a language. */
export const english = siteIn("en");

/** Makes something of a site once, when it is asked for. */
export function perSite<T>(make: (site: Site) => T): (site: Site) => T {
  const made = new Map<Site, T>();
  return (site) => {
    if (!made.has(site)) made.set(site, make(site));
    return made.get(site) as T;
  };
}

/** The languages as Next's parameters of pages and files. */
export const sitePaths = () => languageIds.map((lang) => ({ lang }));

/** What Next gives to every page: the language of its address. */
export type PageParams<Others = unknown> = { params: Promise<{ lang: string } & Others> };

/** Returns the site of a page. */
export const siteOfPage = async ({ params }: PageParams): Promise<Site> =>
  siteIn((await params).lang as Language);
