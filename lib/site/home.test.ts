import { describe, expect, it } from "vitest";
import { homeCardsIn } from "./home-cards";
import { homeJsonLd } from "./json-ld";
import { english } from "./site";

const { mainTools } = english;
const { moreTools, toolCards } = homeCardsIn(english);
const { words } = english;

describe("the cards of the home page", () => {
  it("have the specified tools, badges and search counts, in order", () =>
    expect(toolCards.map(({ href, badge, searches }) => [href, badge, searches ?? ""])).toEqual([
      ["/png-to-jpg", "Most Popular", "1.2M+"],
      ["/image-to-pdf", "Document Maker", "896K+"],
      ["/heic-to-jpg", "iPhone Users", "823K+"],
      ["/image-compressor", "File Size Saver", "673K+"],
      ["/pdf-to-jpg", "PDF Extract", ""],
      ["/webp-to-jpg", "Web Compatible", ""],
      ["/jpg-to-png", "High Quality", ""],
      ["/pdf-to-png", "Transparency Safe", ""],
      ["/jpg-to-webp", "Web Performance", ""],
      ["/webp-to-png", "Format Bridge", ""],
      ["/avif-to-jpg", "Next-Gen", ""],
      ["/jpeg-to-jpg", "Format Fixer", ""],
    ]));

  it.each(toolCards)("$title has four different features, short enough for half a card", ({ features }) => {
    expect(new Set(features)).toHaveLength(4);
    for (const feature of features) expect(feature.length).toBeLessThanOrEqual(25);
  });

  it("list every tool exactly once, together with the list below them", () => {
    const listed = [
      ...toolCards.flatMap(({ href, preset }) => (preset ? [] : [href])),
      ...moreTools.flatMap((group) => group.tools.map(({ tool }) => tool.path)),
    ];
    expect(listed.toSorted()).toEqual(mainTools.map(({ tool }) => tool.path).toSorted());
  });
});

it("unmeasured figures are kept out of the structured data", () => {
  const data = JSON.stringify(homeJsonLd(english));
  const { stats, testimonials } = words.home;
  for (const { number } of Object.values(stats)) expect(data).not.toContain(number);
  for (const { name } of Object.values(testimonials.people)) expect(data).not.toContain(name);
});
