import { describe, expect, it } from "vitest";
import { behaviors } from "../tools/behavior";
import { faqJsonLd, homeJsonLd, pageJsonLd, toolJsonLd } from "./json-ld";
import { pagesIn } from "./pages";
import { english } from "./site";

const { registry } = english;
const { contactPage } = pagesIn(english);

const featuresOf = (path: string): unknown => {
  const entry = registry.find(({ tool }) => tool.path === path);
  return entry && toolJsonLd(english, entry)[0]?.featureList;
};

describe("the structured data of a tool", () => {
  it.each([
    ["/pdf-to-jpg", "Up to 10 MB per file"],
    ["/png-to-jpg", "Up to 10 MB per file"],
    ["/jpeg-to-jpg", "Up to 10 MB per file"],
    ["/image-compressor", "Up to 20 MB per file"],
    ["/jpg-to-webp", "Up to 20 files at a time"],
  ])("names for %s the limit that it enforces", (path, limit) => {
    expect(featuresOf(path)).toContain(limit);
  });

  it.each(registry)(
    "names no other number for $tool.path, but for its name",
    ({ tool: { path, screen }, words: { name } }) => {
      const { maxBytes = 0, maxFiles = 1 } = behaviors[screen];
      const numbers = String(featuresOf(path)).replace(name, "").match(/\d+/g) ?? [];
      expect(numbers.map(Number)).toEqual(
        [maxFiles > 1 ? maxFiles : 0, Math.floor(maxBytes / 2 ** 20)].filter(Boolean),
      );
    },
  );
});

it("has no ratings, because there are none", () => {
  const all = [
    ...registry.flatMap((entry) => toolJsonLd(english, entry)),
    ...homeJsonLd(english),
    ...faqJsonLd(english),
    ...pageJsonLd(english, contactPage, "ContactPage"),
  ];
  expect(/"(aggregateRating|review)"/i.test(JSON.stringify(all))).toBe(false);
});
