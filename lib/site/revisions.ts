import { createHash } from "node:crypto";
import { retentionIn } from "../settings";
import { en } from "../words/en";
import { faqIn } from "./faq";
import { homeCardsIn } from "./home-cards";
import { pagesIn } from "./pages";
import revisions from "./revisions.json" with { type: "json" };
import { english } from "./site";

const { aboutPage, apiPage, contactPage, faqPage, homePage, privacyPage, termsPage } = pagesIn(english);

type Intro = { description: string; heading: string; subtitle: string };

/** A page's own texts. Titles are left out: they may hold the site's name, which an operator sets. */
const introOf = ({ description, heading, subtitle }: Intro) => [description, heading, subtitle];

/**
 * The texts of each page of the sitemap, by path. The home page's list of all tools is left out: a new tool
 * does not change what that page says.
 */
const texts: Readonly<Record<string, unknown>> = {
  [homePage.path]: [
    ...introOf(homePage),
    en.home,
    { ...en.homeDrop, ...en.fileChoices },
    homeCardsIn(english).toolCards,
  ],
  ...Object.fromEntries(
    english.registry.map(({ tool, words }) => [
      tool.path,
      [...introOf(words), words.dropZone, words.howTo, words.article],
    ]),
  ),
  [faqPage.path]: [...introOf(faqPage), faqIn(english)],
  [contactPage.path]: [...introOf(contactPage), en.contact, en.contactFacts],
  // Of all settings; who runs the site is an operator's, so it doesn't change what the page says.
  [aboutPage.path]: [...introOf(en.pages.about), en.about],
  [privacyPage.path]: [...introOf(privacyPage), en.privacy],
  [termsPage.path]: [...introOf(termsPage), en.terms],
  [apiPage.path]: [...introOf(apiPage), en.api],
};

/** The retention is an operator's setting, so it doesn't change what a page says. */
const withDefaultRetention = (value: unknown) =>
  JSON.stringify(value).replaceAll(retentionIn(english.tag), "60 minutes");

const hashOf = (value: unknown) =>
  createHash("sha256").update(withDefaultRetention(value)).digest("hex").slice(0, 12);

/** Hash of each page's texts, by path. */
export const hashes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(texts).map(([path, value]) => [path, hashOf(value)]),
);

const committed: Readonly<Record<string, string>> = revisions;

/** Whether a page has a committed date. A new page has none until `npm run revisions`, and needs none. */
export const isDated = (path: string): boolean => path in committed;

/**
 * The day a page's texts last changed, as YYYY-MM-DD. Undefined for a page without a date, and where the texts
 * are not the dated ones: no date is better than a wrong one. `npm run revisions` dates them.
 */
export function lastModified(path: string): string | undefined {
  const [date, hash] = committed[path]?.split(" ") ?? [];
  return hash === hashes[path] ? date : undefined;
}

/** The next content of the file: pages with new texts get `today` as their date. */
export const datedAnew = (today: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hashes).map(([path, hash]) => [path, `${lastModified(path) ?? today} ${hash}`]),
  );
