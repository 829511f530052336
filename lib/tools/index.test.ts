import { describe, expect, it } from "vitest";
import { english } from "../site/site";

const { findEntry, registry } = english;

describe("the registry", () => {
  it.each(["title", "description", "heading", "name"] as const)("has no %s twice", (field) => {
    const values = registry.map(({ words }) => words[field].toLowerCase());
    expect(values).toEqual([...new Set(values)]);
  });

  it("has titles and descriptions that fit a search result", () => {
    const tooLong = registry.filter(({ words }) => words.title.length > 60 || words.description.length > 160);
    expect(tooLong.map(({ tool }) => tool.path)).toEqual([]);
  });

  it("lists variants on the page of a main tool, and nowhere else", () => {
    const main = new Set(registry.flatMap(({ tool }) => tool.variantOf ?? []));
    const listing = registry.filter(({ words }) => words.variantsHeading);
    expect(listing.map(({ tool }) => tool.path)).toEqual([...main]);
  });

  it("shows a heading whose parts are the heading", () => {
    for (const { words } of registry)
      if ("headingParts" in words)
        expect(words.headingParts.map(({ text }) => text).join("")).toBe(words.heading);
  });

  it("finds a tool in any casing of its path", () => {
    expect(findEntry("/HEIC-to-JPG")?.tool.path).toBe("/heic-to-jpg");
    expect(findEntry("/no-such-tool")).toBeUndefined();
  });
});
