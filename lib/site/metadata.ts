import type { Metadata, Viewport } from "next";
import { atBase } from "../base-path";
import { absolute, siteName, siteUrl } from "../settings";
import type { Entry, Placeholder, Tool } from "../tools";
import { fillAll } from "../words/format";
import { homeOf, languageIds, languages } from "../words/languages";
import { alternatesOf } from "./alternates";
import { cardPicture } from "./cards";
import { paper } from "./drawing";
import { pagesIn } from "./pages";
import { type PageParams, type Site, siteOfPage } from "./site";

type Page = { path: string; title: string; description: string; keywords: readonly string[] };

/**
 * Head of a page: title, description, canonical link and those to its translations, Open Graph and Twitter, all with the
 * same texts and picture.
 */
function pageMetadata(site: Site, page: Page): Metadata {
  const { openGraph, ...head } = headOf(site, page);
  const alternateLocale = languageIds
    .filter((id) => id !== site.language)
    .map((id) => languages[id].openGraph);
  return {
    ...head,
    alternates: { ...head.alternates, languages: alternatesOf(page.path) },
    openGraph: { ...openGraph, alternateLocale },
  };
}

/** Head of a page that search engines should not list: without its translations. */
export const unlistedMetadata = (site: Site, page: Page): Metadata => ({
  ...headOf(site, page),
  robots: { index: false },
});

function headOf(site: Site, { path, title, description, keywords }: Page) {
  const url = absolute(site.at(path));
  const images = [cardPicture(site, path)];
  return {
    metadataBase: siteUrl,
    title: { absolute: title },
    description,
    keywords: [...keywords],
    alternates: { canonical: url },
    manifest: atBase(`${homeOf(site.language)}/manifest.webmanifest`),
    openGraph: { type: "website", siteName, url, title, description, locale: site.openGraph, images },
    twitter: { card: "summary_large_image", title, description, images },
  } satisfies Metadata;
}

type PageName = Exclude<keyof ReturnType<typeof pagesIn>, "pages" | "supportPages" | "sitePages">;

/** Returns what tells Next the head of one of the pages that are not tools. */
export const metadataOf = (name: PageName) => async (params: PageParams) => {
  const site = await siteOfPage(params);
  return pageMetadata(site, pagesIn(site)[name]);
};

export const toolMetadata = (site: Site, { tool, words }: Entry): Metadata =>
  pageMetadata(site, { ...words, path: tool.path });

/** Head of a placeholder, which search engines should not index. */
export function placeholderMetadata(site: Site, { path, name }: Placeholder): Metadata {
  const { words, format } = site;
  const texts = fillAll(words.pages.placeholder, { name, keyword: name.toLowerCase() }, format);
  return unlistedMetadata(site, { path, ...texts });
}

export { paper };

/** Pages follow the visitor's system theme. */
export const siteViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: paper.light },
    { media: "(prefers-color-scheme: dark)", color: paper.dark },
  ],
};

/** A tool with a fixed theme names it in the head, where the style sheet reads it. */
export const toolViewport = ({ theme }: Tool): Viewport =>
  theme ? { colorScheme: theme, themeColor: paper[theme] } : {};
