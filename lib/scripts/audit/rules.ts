import { gzipSync } from "node:zlib";
import { calls } from "../../contract/calls";
import { findCard } from "../../site/cards";
import { navigationIn } from "../../site/navigation";
import { isDated } from "../../site/revisions";
import { english } from "../../site/site";
import { addressIn } from "../../words/addresses";
import { type Language, languageIds } from "../../words/languages";
import { kb, metas, type Page, type Rule, type Site, select } from "./site";

const { deadLinks } = navigationIn(english);

/** Gzip bytes of the links to the other languages: in the head and once more in the page's data, in the menu and in the footer. */
const LANGUAGE_LINKS_BYTES = 1400;

/**
 * Gzip bytes that the words of a page have more than in English, measured with some room: sentences are longer, and letters
 * have two bytes in Arabic and three in Japanese.
 */
const wordBytes: Readonly<Record<Language, number>> = {
  en: 0,
  es: 1100,
  "pt-br": 1100,
  fr: 1400,
  de: 1600,
  ja: 2600,
  ar: 3000,
};

const pagesOf = ({ pages }: Site, language: Language) =>
  [...pages.values()].filter((page) => page.language === language).length;

/** Gzip bytes: of a page itself, of each other one of its language that its menus and lists link to, and of each call it describes. */
const htmlBytes = (site: Site, { path, language }: Page) =>
  15_800 +
  65 * pagesOf(site, language) +
  LANGUAGE_LINKS_BYTES +
  wordBytes[language] +
  (path === addressIn(language, "/api") ? 150 * Object.keys(calls).length : 0);
const scriptBytes = ({ path, language }: Page) => (path === addressIn(language, "/") ? 150_000 : 170_000);

export const isNoindex = (page: Page) => metas(page, "robots").some((content) => content.includes("noindex"));

/** A page is either noindex, or in the sitemap with a true date. */
const indexing: Rule = (page, { sitemap }) => {
  const date = sitemap.get(page.path)?.date;
  if (date === undefined) return isNoindex(page) ? [] : ["is neither in the sitemap nor noindex"];
  return [
    ...(isNoindex(page) ? ["is in the sitemap and noindex"] : []),
    ...(date || !isDated(page.path) ? [] : ["has other words than those that were dated: npm run revisions"]),
    ...(Date.parse(date) > Date.now() ? [`is dated in the future: ${date}`] : []),
  ];
};

/** Specified links of the header that have no page and end at /404. */
const withoutPage: readonly string[] = languageIds.flatMap((language) =>
  deadLinks.map(({ path }) => addressIn(language, path)),
);

/** The social card of a page, whose name is the same in every language. */
const card = /^(?:\/[\w-]+)?\/cards\/([^/]+)$/;

/** Whether a page links to what the server makes: a card is drawn when somebody asks for it. */
const isMade = (path: string) =>
  path === "/api/openapi.json" || findCard(english, card.exec(path)?.[1] ?? "") !== undefined;

/** Whether a fragment leads to a place on a page, or presets one of its options. */
const hasTarget = ({ elements }: Page, fragment: string) =>
  elements.some(({ tag, attributes }) => (tag === "option" ? attributes.value : attributes.id) === fragment);

/** A path without case and trailing slashes: another spelling still answers, but not at the canonical address. */
const normalized = (path: string) => path.replace(/(.)\/+$/, "$1").toLowerCase();

/**
 * Checks an address of the site.
 *
 * @param url absolute; other sites are not checked
 * @returns the fault as a clause, or undefined
 */
function faultOf(url: URL, site: Site): string | undefined {
  const { base, pages, file } = site;
  if (url.origin !== base.origin) return undefined;
  const path = decodeURI(url.pathname);
  const page = pages.get(path);
  if (page && !page.isError) {
    const id = decodeURIComponent(url.hash.slice(1));
    return id && !hasTarget(page, id) ? `${path}${url.hash}, and there is no such place on it` : undefined;
  }
  if (withoutPage.includes(path) || isMade(path) || file(path)) return undefined;
  const meant = [...pages.values()].find(
    (known) => !known.isError && normalized(known.path) === normalized(path),
  );
  return meant ? `${path}, which is spelled ${meant.path}` : `${path}, which is not there`;
}

const links: Rule = (page, site) =>
  select(page, "a").flatMap(({ attributes: { href } }) => {
    if (href === undefined || !URL.canParse(href, new URL(page.path, site.base))) return [];
    // An error page has no address of its own for a fragment to be relative to.
    if (page.isError && href.startsWith("#")) return [];
    const fault = faultOf(new URL(href, new URL(page.path, site.base)), site);
    return fault ? [`links to ${fault}`] : [];
  });

/** Two elements with one id break links and references: they find the first alone. */
const ids: Rule = ({ elements }) => {
  const counts = new Map<string, number>();
  for (const { attributes } of elements)
    if (attributes.id) counts.set(attributes.id, (counts.get(attributes.id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [`has the id '${id}' ${count} times`] : []));
};

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const part of Object.values(value)) yield* textsIn(part);
}

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** Structured data links only to pages that exist. */
const structuredData: Rule = (page, site) =>
  select(page, "script", { type: "application/ld+json" }).flatMap(({ text }) => {
    const data: Record<string, unknown> = JSON.parse(text);
    return [...textsIn(data)].filter(isAddress).flatMap((address) => {
      const fault = faultOf(new URL(address), site);
      return fault ? [`its ${data["@type"]} names ${fault}`] : [];
    });
  });

const gzipSizes = new WeakMap<Uint8Array, number>();

/** Most pages share their scripts, so each is compressed once. */
function gzipSize(bytes: Uint8Array): number {
  const known = gzipSizes.get(bytes);
  if (known !== undefined) return known;
  const size = gzipSync(bytes).length;
  gzipSizes.set(bytes, size);
  return size;
}

/** Addresses of the scripts that the HTML loads or preloads. */
const scriptsOf = (page: Page): string[] => {
  const loaded = select(page, "script").filter(({ attributes }) => !("nomodule" in attributes));
  const preloaded = select(page, "link", { as: "script" });
  const addresses = [
    ...loaded.map(({ attributes }) => attributes.src),
    ...preloaded.map(({ attributes }) => attributes.href),
  ];
  return [...new Set(addresses.filter((address) => address !== undefined))];
};

const weight: Rule = (page, site) => {
  const { base, file } = site;
  const own = scriptsOf(page).filter((address) => new URL(address, base).origin === base.origin);
  const files = own.map((address) => ({ address, bytes: file(new URL(address, base).pathname) }));
  const total = files.reduce((sum, { bytes }) => sum + (bytes ? gzipSize(bytes) : 0), 0);
  const html = gzipSync(page.html).length;
  const most = htmlBytes(site, page);
  return [
    ...files
      .filter(({ bytes }) => !bytes)
      .map(({ address }) => `loads a script that is not there: ${address}`),
    ...(html > most ? [`its HTML has ${kb(html)} gzip, at most ${kb(most)}`] : []),
    ...(total > scriptBytes(page)
      ? [`loads ${kb(total)} of JavaScript at first, at most ${kb(scriptBytes(page))}`]
      : []),
  ];
};

/** Rules for every answer, error pages included. */
export const everywhere: readonly Rule[] = [links, ids];

/** Rules for pages that people find and share. */
export const onPages: readonly Rule[] = [structuredData, indexing, weight];
