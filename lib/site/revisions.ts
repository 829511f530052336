import { createHash } from "node:crypto";
import { retentionIn } from "../settings";
import { allWords } from "../words/all";
import { type Language, languageIds } from "../words/languages";
import { faqIn } from "./faq";
import { homeCardsIn } from "./home-cards";
import { pagesIn } from "./pages";
import revisions from "./revisions.json" with { type: "json" };
import { perSite, type Site, siteIn } from "./site";

type Intro = { description: string; heading: string; subtitle: string };

/** A page's own texts. Titles are left out: they may hold the site's name, which an operator sets. */
const introOf = ({ description, heading, subtitle }: Intro) => [description, heading, subtitle];

/**
 * The texts of each page of the sitemap, by its path in English. The home page's list of all tools is left out: a new tool
 * does not change what that page says.
 */
function textsIn(site: Site): Readonly<Record<string, unknown>> {
  const { aboutPage, apiPage, contactPage, faqPage, homePage, privacyPage, termsPage } = pagesIn(site);
  const words = allWords[site.language];
  return {
    [homePage.path]: [
      ...introOf(homePage),
      words.home,
      { ...words.homeDrop, ...words.fileChoices },
      homeCardsIn(site).toolCards,
    ],
    ...Object.fromEntries(
      site.registry.map(({ tool, words: said }) => [
        tool.path,
        [...introOf(said), said.dropZone, said.howTo, said.article],
      ]),
    ),
    [faqPage.path]: [...introOf(faqPage), faqIn(site)],
    [contactPage.path]: [...introOf(contactPage), words.contact, words.contactFacts],
    // Of all settings; who runs the site is an operator's, so it doesn't change what the page says.
    [aboutPage.path]: [...introOf(words.pages.about), words.about],
    [privacyPage.path]: [...introOf(privacyPage), words.privacy],
    [termsPage.path]: [...introOf(termsPage), words.terms],
    [apiPage.path]: [...introOf(apiPage), words.api],
  };
}

/** The retention is an operator's setting, so it doesn't change what a page says. */
const withDefaultRetention = (value: unknown, { tag }: Site) =>
  JSON.stringify(value).replaceAll(retentionIn(tag), "60 minutes");

const hashOf = (value: unknown, site: Site) =>
  createHash("sha256").update(withDefaultRetention(value, site)).digest("hex").slice(0, 12);

/** Hash of each page's texts in a language, by its path in English. */
export const hashesIn = perSite(
  (site): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(textsIn(site)).map(([path, value]) => [path, hashOf(value, site)])),
);

/** By language and path in English; a new language has none. */
type Revisions = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

const committed: Revisions = revisions;

/** Whether a page in English has a committed date. A new page has none until `npm run revisions`, and needs none. */
export const isDated = (path: string): boolean => committed.en?.[path] !== undefined;

/**
 * The day a page's texts last changed in a language, as YYYY-MM-DD. Undefined for a page without a date, and where the texts
 * are not the dated ones: no date is better than a wrong one. `npm run revisions` dates them.
 *
 * @param path in English
 */
export function lastModified(site: Site, path: string): string | undefined {
  const [date, hash] = committed[site.language]?.[path]?.split(" ") ?? [];
  return hash === hashesIn(site)[path] ? date : undefined;
}

/** The next content of the file: pages with new texts get `today` as their date. */
export const datedAnew = (today: string): Revisions =>
  Object.fromEntries(
    languageIds
      .map(siteIn)
      .map((site) => [
        site.language,
        Object.fromEntries(
          Object.entries(hashesIn(site)).map(([path, hash]) => [
            path,
            `${lastModified(site, path) ?? today} ${hash}`,
          ]),
        ),
      ]),
  );
