import { formats } from "../formats";
import type { Tool } from "../tools";
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
    featureList: [`${formats[tool.from].label} to ${formats[tool.to].label}`, ...tool.badges],
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

export const toolJsonLd = (tool: Tool): JsonLd[] => [webApplication(tool), breadcrumbs(tool)];

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
