import { FAQ_PUBLISHED, MIB } from "../limits";
import { absolute, siteName } from "../settings";
import { type Entry, mainToolOf, type Tool } from "../tools";
import { plainText, type Question } from "../tools/article";
import { behaviors } from "../tools/behavior";
import { linkTo } from "../tools/related";
import { howToTitle } from "../tools/words";
import { cardPicture } from "./cards";
import { faq } from "./faq";
import { faqPage, homePage, type SitePage } from "./pages";
import { format, words } from "./words";

const said = words.pages.data;

/** A schema.org object. */
export type JsonLd = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

const context = { "@context": "https://schema.org" } as const;
/** Free of charge, in schema.org's terms. */
const free = { "@type": "Offer", price: "0", priceCurrency: "USD" } as const;

/** https://schema.org/WebApplication of a page; without ratings, because there are none. */
const webApplication = (name: string, { path, description }: { path: string; description: string }) => ({
  ...context,
  "@type": "WebApplication",
  name,
  url: absolute(path),
  description,
  image: cardPicture(path).url,
  applicationCategory: "MultimediaApplication",
  operatingSystem: "Any",
  browserRequirements: said.requirements,
  isAccessibleForFree: true,
  offers: free,
});

/** The limits that a tool enforces. The numbers in the hint of its drop zone are specified, and may be others. */
function limitsOf({ screen }: Tool): string[] {
  const { maxFiles = 1, maxBytes } = behaviors[screen];
  return [
    ...(maxFiles > 1 ? [format.fill(said.files, { n: maxFiles })] : []),
    ...(maxBytes ? [format.fill(said.megabytes, { n: Math.floor(maxBytes / MIB) })] : []),
  ];
}

const toolApplication = ({ tool, words: { heading, name, description } }: Entry): JsonLd => ({
  ...webApplication(format.fill(said.application, { heading }), { path: tool.path, description }),
  featureList: [name, ...limitsOf(tool), ...words.tool.badges],
});

/** https://schema.org/HowTo of the steps below the tool. */
const howTo = ({ tool, words }: Entry): JsonLd => ({
  ...context,
  "@type": "HowTo",
  name: howToTitle(words),
  step: words.howTo.map(({ name, text }, index) => ({
    "@type": "HowToStep",
    position: index + 1,
    name,
    text,
    url: absolute(`${tool.path}#how-to`),
  })),
});

type Crumb = Pick<SitePage, "name" | "path">;

/** https://schema.org/BreadcrumbList: Home, the page above if there is one, then the page. */
function breadcrumbs(page: Crumb, above?: Crumb): JsonLd {
  const crumbs = [homePage, ...(above ? [above] : []), page];
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
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

export function toolJsonLd(entry: Entry): JsonLd[] {
  const above = mainToolOf(entry.tool);
  return [
    toolApplication(entry),
    breadcrumbs(linkTo(entry), above && linkTo(above)),
    howTo(entry),
    questionPage(entry.words.article.questions),
  ];
}

export const homeJsonLd = (): JsonLd[] => [
  webApplication(siteName, homePage),
  {
    ...context,
    "@type": "Organization",
    name: siteName,
    url: absolute("/"),
    logo: { "@type": "ImageObject", url: absolute("/icon-512.png"), width: 512, height: 512 },
  },
];

export const faqJsonLd = (): JsonLd[] => [breadcrumbs(faqPage), questionPage(faq.slice(0, FAQ_PUBLISHED))];

/** A page that is not a tool: its place on the site, and schema.org's type of it. */
export const pageJsonLd = (page: SitePage, type: JsonLd["@type"]): JsonLd[] => [
  breadcrumbs(page),
  {
    ...context,
    "@type": type,
    name: page.heading,
    url: absolute(page.path),
    description: page.description,
  },
];
