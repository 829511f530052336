import { notFoundPath } from "./dead-ends";
import { perSite } from "./site";

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

/** The pages that are not tools. */
export const pagesIn = perSite(({ words }) => {
  const said = words.pages;
  const homePage: SitePage = { path: "/", ...said.home };
  const faqPage = signed("/faq", said.faq, 312, 119);
  const contactPage = signed("/contact", said.contact, 248, 152);
  const privacyPage = signed("/privacy", said.privacy, 248, 27);
  const termsPage = signed("/terms", said.terms, 90, 196);
  const aboutPage = signed("/about-us", said.about, 312, 152);
  const apiPage = signed("/api", said.api, 196, 90);
  /** Pages that help with a tool; those about the site. */
  const supportPages: readonly SignedPage[] = [faqPage, contactPage];
  const sitePages: readonly SignedPage[] = [aboutPage, privacyPage, termsPage, apiPage];
  return {
    homePage,
    faqPage,
    contactPage,
    privacyPage,
    termsPage,
    aboutPage,
    apiPage,
    /** The page of every unknown address. It is in no list of pages, because search engines should not index it. */
    notFoundPage: signed(notFoundPath, said.notFound, 27, 248),
    supportPages,
    sitePages,
    /** The pages besides the home page and the tools; routes (in any casing) and the sitemap are derived from it. */
    pages: [...supportPages, ...sitePages],
  };
});
