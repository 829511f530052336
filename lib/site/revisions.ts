import { createHash } from "node:crypto";
import { registry } from "../tools";
import { contactCategories, contactFacts } from "./contact";
import { faq } from "./faq";
import * as home from "./home";
import * as homeCards from "./home-cards";
import { contactPage, faqPage, homePage } from "./pages";
import revisions from "./revisions.json" with { type: "json" };

type Said = { description: string; heading: string; subtitle: string };

/** What every page says of itself; a title may hold the site's name, which an operator sets. */
const said = ({ description, heading, subtitle }: Said) => [description, heading, subtitle];

/** What each page of the sitemap says, by its path. */
const words: Readonly<Record<string, unknown>> = {
  [homePage.path]: [...said(homePage), home, homeCards],
  ...Object.fromEntries(
    registry.map(({ tool, article }) => [tool.path, [...said(tool), tool.dropZone, tool.howTo, article]]),
  ),
  [faqPage.path]: [...said(faqPage), faq],
  [contactPage.path]: [...said(contactPage), contactCategories, contactFacts],
};

const hashOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);

/** Hash of each page's words, by its path. */
export const hashes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(words).map(([path, value]) => [path, hashOf(value)]),
);

const written: Readonly<Record<string, string>> = revisions;

/**
 * The day a page's words changed last, as YYYY-MM-DD; none where they are others than those that were dated:
 * a date that is not true is worse than none. `npm run revisions` dates them.
 */
export function lastModified(path: string): string | undefined {
  const [date, hash] = written[path]?.split(" ") ?? [];
  return hash === hashes[path] ? date : undefined;
}

/** The file's next content: pages whose words are new are dated `today`. */
export const datedAnew = (today: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hashes).map(([path, hash]) => [path, `${lastModified(path) ?? today} ${hash}`]),
  );
