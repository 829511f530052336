import { describe, expect, it } from "vitest";
import { STARS_MAX } from "../limits";
import { findTool, mainTools } from "../tools";
import { demo, reasons, stats, testimonials } from "./home";
import { moreTools, toolCards } from "./home-cards";
import { homeJsonLd } from "./json-ld";

describe("the cards of the home page", () => {
  it("link to the specified tools, in order", () =>
    expect(toolCards.map(({ href }) => href)).toEqual([
      "/png-to-jpg",
      "/image-to-pdf",
      "/heic-to-jpg",
      "/image-compressor",
      "/pdf-to-jpg",
      "/webp-to-jpg",
      "/jpg-to-png",
      "/pdf-to-png",
      "/jpg-to-webp",
      "/webp-to-png",
      "/avif-to-jpg",
      "/jpeg-to-jpg",
    ]));

  it("have the specified badges, in order", () =>
    expect(toolCards.map(({ badge }) => badge)).toEqual([
      "Most Popular",
      "Document Maker",
      "iPhone Users",
      "File Size Saver",
      "PDF Extract",
      "Web Compatible",
      "High Quality",
      "Transparency Safe",
      "Web Performance",
      "Format Bridge",
      "Next-Gen",
      "Format Fixer",
    ]));

  it("show the specified search counts, and no other", () =>
    expect(toolCards.flatMap(({ searches = [] }) => searches)).toEqual(["1.2M+", "896K+", "823K+", "673K+"]));

  it.each(toolCards)("$title has four different features, short enough for half a card", ({ features }) => {
    expect(new Set(features)).toHaveLength(4);
    for (const feature of features) expect(feature.length).toBeLessThanOrEqual(25);
  });

  it.each(toolCards)("$title shows the tiles of its tool", ({ href, from, to }) => {
    const tool = findTool(href);
    const targets: readonly string[] = tool && "targets" in tool ? tool.targets : [];
    expect(tool?.from).toBe(from);
    expect([tool?.to, ...targets]).toContain(to);
  });

  it("list every tool exactly once, together with the list below them", () => {
    const listed = [
      ...toolCards.flatMap(({ href, preset }) => (preset ? [] : [href])),
      ...moreTools.flatMap((group) => group.tools.map(({ path }) => path)),
    ];
    expect(listed.toSorted()).toEqual(mainTools.map(({ path }) => path).toSorted());
  });
});

describe("the words of the home page", () => {
  it("have the specified figures", () =>
    expect(stats.map(({ number }) => number)).toEqual(["50M+", "2.5M+", "99.9%", "15+", "< 5 s"]));

  it("name the three steps of the demo", () =>
    expect(demo.steps.map(({ name }) => name)).toEqual([
      "Upload Your Files",
      "Instant Conversion",
      "Download & Enjoy",
    ]));

  it("give four reasons with four different details each", () => {
    const details = reasons.flatMap((reason) => reason.details);
    expect(reasons).toHaveLength(4);
    expect(new Set(details)).toHaveLength(16);
    for (const reason of reasons) expect(reason.details).toHaveLength(4);
  });

  it("quote three people, with the initials of their names", () => {
    expect(testimonials).toHaveLength(3);
    for (const { name, rating, avatar } of testimonials) {
      expect(rating).toBe(STARS_MAX);
      expect(avatar.label).toBe(name.replace(/[^A-Z]/g, ""));
    }
  });

  it("keep unmeasured figures out of the structured data", () => {
    const data = JSON.stringify(homeJsonLd());
    expect(data).not.toMatch(/"(aggregateRating|review)"/i);
    for (const { number } of stats) expect(data).not.toContain(number);
    for (const { name } of testimonials) expect(data).not.toContain(name);
  });
});
