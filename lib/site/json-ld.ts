import { tiles } from "../formats";
import { FAQ_PUBLISHED } from "../limits";
import type { Tool } from "../tools";
import type { Article, Question } from "../tools/articles";
import { plainText } from "../tools/articles/parts";
import { faq } from "./faq";
import { absolute, siteName } from "./name";
import { contactPage, faqPage, type SitePage } from "./pages";

/** A schema.org object; its type is named, the rest is as schema.org has it. */
export type JsonLd = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

const context = { "@context": "https://schema.org" } as const;
/** Free of charge, as schema.org wants it said. */
const free = { "@type": "Offer", price: "0", priceCurrency: "USD" } as const;

/** https://schema.org/WebApplication of one tool; no ratings, since nobody gave any. */
function webApplication(tool: Tool): JsonLd {
  return {
    ...context,
    "@type": "WebApplication",
    name: `${tool.heading} - ${siteName}`,
    url: absolute(tool.path),
    description: tool.description,
    applicationCategory: "MultimediaApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    featureList: [`${tiles[tool.from].label} to ${tiles[tool.to].label}`, ...tool.badges],
    offers: free,
  };
}

/** https://schema.org/BreadcrumbList: Home, then the page. */
function breadcrumbs({ name, path }: Pick<SitePage, "name" | "path">): JsonLd {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: absolute("/") },
      { "@type": "ListItem", position: 2, name, item: absolute(path) },
    ],
  };
}

/** https://schema.org/FAQPage of what stands on the page, its links as words. */
const questionPage = (questions: readonly Question[]): JsonLd => ({
  ...context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});

/** `article` is what the tool's page says below the tool, if anything. */
export const toolJsonLd = (tool: Tool, article?: Article): JsonLd[] => [
  webApplication(tool),
  breadcrumbs(tool),
  ...(article ? [questionPage(article.questions)] : []),
];

export const homeJsonLd = (): JsonLd[] => [
  {
    ...context,
    "@type": "WebApplication",
    name: siteName,
    url: absolute("/"),
    applicationCategory: "MultimediaApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: free,
  },
];

export const faqJsonLd = (): JsonLd[] => [breadcrumbs(faqPage), questionPage(faq.slice(0, FAQ_PUBLISHED))];

export const contactJsonLd = (): JsonLd[] => [
  breadcrumbs(contactPage),
  {
    ...context,
    "@type": "ContactPage",
    name: contactPage.heading,
    url: absolute(contactPage.path),
    description: contactPage.description,
  },
];
