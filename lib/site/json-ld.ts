import { tiles } from "../formats";
import type { Tool } from "../tools";
import type { Article, Question } from "../tools/articles";
import { plainText } from "../tools/articles/parts";
import { absolute, siteName } from "./name";

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

/** https://schema.org/BreadcrumbList: Home, then the tool. */
function breadcrumbs(tool: Tool): JsonLd {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: absolute("/") },
      { "@type": "ListItem", position: 2, name: tool.name, item: absolute(tool.path) },
    ],
  };
}

/** https://schema.org/FAQPage of what stands on the page, its links as words. */
const faqPage = (questions: readonly Question[]): JsonLd => ({
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
  ...(article ? [faqPage(article.questions)] : []),
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
