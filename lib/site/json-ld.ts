import { FAQ_PUBLISHED, MIB } from "../limits";
import { absolute, siteName } from "../settings";
import type { Entry, Tool } from "../tools";
import { plainText, type Question } from "../tools/article";
import { behaviors } from "../tools/behavior";
import { linkTo } from "../tools/related";
import { cardPicture } from "./cards";
import { faqIn } from "./faq";
import { howToTitle } from "./how-to";
import { pagesIn, type SitePage } from "./pages";
import type { Site } from "./site";

/** A schema.org object. */
export type JsonLd = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

const context = { "@context": "https://schema.org" } as const;
/** Free of charge, in schema.org's terms. */
const free = { "@type": "Offer", price: "0", priceCurrency: "USD" } as const;

/** https://schema.org/WebApplication of a page; without ratings, because there are none. */
const webApplication = (
  site: Site,
  name: string,
  { path, description }: { path: string; description: string },
) => ({
  ...context,
  "@type": "WebApplication",
  name,
  url: absolute(site.at(path)),
  description,
  image: cardPicture(site, path).url,
  applicationCategory: "MultimediaApplication",
  operatingSystem: "Any",
  browserRequirements: site.words.pages.data.requirements,
  inLanguage: site.tag,
  isAccessibleForFree: true,
  offers: free,
});

/** The limits that a tool enforces. The numbers in the hint of its drop zone are specified, and may be others. */
function limitsOf({ words, format }: Site, { screen }: Tool): string[] {
  const said = words.pages.data;
  const { maxFiles = 1, maxBytes } = behaviors[screen];
  return [
    ...(maxFiles > 1 ? [format.fill(said.files, { n: maxFiles })] : []),
    ...(maxBytes ? [format.fill(said.megabytes, { n: Math.floor(maxBytes / MIB) })] : []),
  ];
}

const toolApplication = (site: Site, { tool, words: { heading, name, description } }: Entry): JsonLd => ({
  ...webApplication(site, site.format.fill(site.words.pages.data.application, { heading }), {
    path: tool.path,
    description,
  }),
  featureList: [name, ...limitsOf(site, tool), ...site.words.tool.badges],
});

/** https://schema.org/HowTo of the steps below the tool. */
const howTo = (site: Site, { tool, words }: Entry): JsonLd => ({
  ...context,
  "@type": "HowTo",
  name: howToTitle(site, words),
  step: words.howTo.map(({ name, text }, index) => ({
    "@type": "HowToStep",
    position: index + 1,
    name,
    text,
    url: absolute(`${site.at(tool.path)}#how-to`),
  })),
});

type Crumb = Pick<SitePage, "name" | "path">;

/** https://schema.org/BreadcrumbList: Home, the page above if there is one, then the page. */
function breadcrumbs(site: Site, page: Crumb, above?: Crumb): JsonLd {
  const crumbs = [pagesIn(site).homePage, ...(above ? [above] : []), page];
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(site.at(path)),
    })),
  };
}

/** https://schema.org/FAQPage of the questions on a page, without their links. */
const questionPage = (questions: readonly Question[]): JsonLd => ({
  ...context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});

export function toolJsonLd(site: Site, entry: Entry): JsonLd[] {
  const above = site.mainToolOf(entry.tool);
  return [
    toolApplication(site, entry),
    breadcrumbs(site, linkTo(entry), above && linkTo(above)),
    howTo(site, entry),
    questionPage(entry.words.article.questions),
  ];
}

export const homeJsonLd = (site: Site): JsonLd[] => [
  webApplication(site, siteName, pagesIn(site).homePage),
  {
    ...context,
    "@type": "Organization",
    name: siteName,
    url: absolute("/"),
    logo: { "@type": "ImageObject", url: absolute("/icon-512.png"), width: 512, height: 512 },
  },
];

export const faqJsonLd = (site: Site): JsonLd[] => [
  breadcrumbs(site, pagesIn(site).faqPage),
  questionPage(faqIn(site).slice(0, FAQ_PUBLISHED)),
];

/** A page that is not a tool: its place on the site, and schema.org's type of it. */
export const pageJsonLd = (site: Site, page: SitePage, type: JsonLd["@type"]): JsonLd[] => [
  breadcrumbs(site, page),
  {
    ...context,
    "@type": type,
    name: page.heading,
    url: absolute(site.at(page.path)),
    description: page.description,
  },
];
