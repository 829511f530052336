import { notFoundPath } from "./dead-ends";
import { words } from "./words";

/** A tile with one to four characters, its hue in degrees of oklch, and whether it may be transparent. */
export type Word = { label: string; hue: number; alpha?: boolean };

/** A page that is not a tool: its address and its texts. */
export type SitePage = {
  path: `/${string}`;
  /** Text of links to it. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  subtitle: string;
};

/** A page with its own pair of tiles, for what a visitor brings and what comes back. */
export type SignedPage = SitePage & { tiles: { from: Word; to: Word } };

type Signed = Omit<SitePage, "path"> & { tiles: { from: string; to: string } };

/** Adds the hues of its two tiles to a page's texts. */
const signed = (path: SitePage["path"], texts: Signed, from: number, to: number): SignedPage => ({
  path,
  ...texts,
  tiles: { from: { label: texts.tiles.from, hue: from }, to: { label: texts.tiles.to, hue: to } },
});

export const homePage: SitePage = { path: "/", ...words.pages.home };
export const faqPage = signed("/faq", words.pages.faq, 312, 119);
export const contactPage = signed("/contact", words.pages.contact, 248, 152);

export const privacyPage = signed("/privacy", words.pages.privacy, 248, 27);
export const termsPage = signed("/terms", words.pages.terms, 90, 196);
export const aboutPage = signed("/about-us", words.pages.about, 312, 152);
export const apiPage = signed("/api", words.pages.api, 196, 90);

/** The page of every unknown address. It is in no list of pages, because search engines should not index it. */
export const notFoundPage = signed(notFoundPath, words.pages.notFound, 27, 248);

/** Pages that help with a tool; those about the site. */
export const supportPages: readonly SignedPage[] = [faqPage, contactPage];
export const sitePages: readonly SignedPage[] = [aboutPage, privacyPage, termsPage, apiPage];

/** The pages besides the home page and the tools; routes (in any casing) and the sitemap are derived from it. */
export const pages: readonly SignedPage[] = [...supportPages, ...sitePages];
