import { describe, expect, it } from "vitest";
import { absolute } from "../settings";
import { tools } from "../tools";
import { linkTo } from "../tools/related";
import { languageIds } from "../words/languages";
import { cardFile, cardPicture, cardsIn, findCard } from "./cards";
import { llmsText } from "./llms";
import { pagesIn } from "./pages";
import { datedAnew, hashesIn, isDated, lastModified } from "./revisions";
import { english, siteIn } from "./site";

const { registry } = english;
const cards = cardsIn(english);
const { homePage, pages } = pagesIn(english);

const all = [homePage, ...pages];

describe.each(all)("the page $path", (page) => {
  it("fits a search result", () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it("shares no path, title, description or heading with another page", () => {
    for (const field of ["path", "title", "description", "heading"] as const) {
      const values = [...registry.map(({ tool, words }) => ({ ...words, path: tool.path })), ...all].map(
        (entry) => entry[field].toLowerCase(),
      );
      expect(values.filter((value) => value === page[field].toLowerCase())).toHaveLength(1);
    }
  });
});

describe("social cards", () => {
  it("have a file each, and are found by its name", () => {
    const files = cards.map(({ path }) => cardFile(path));
    expect(files).toEqual([...new Set(files)]);
    expect(files.map((file) => findCard(english, file)?.path)).toEqual(cards.map(({ path }) => path));
  });

  it("cannot be named for a page without one", () =>
    expect(() => cardPicture(english, "/no-such-page")).toThrow("There is no card for /no-such-page."));
});

describe("the dates of the sitemap", () => {
  it.each(languageIds)("rest on the texts of every page in it in %s", (language) =>
    expect(Object.keys(hashesIn(siteIn(language)))).toEqual(
      [homePage, ...tools, ...pages].map(({ path }) => path),
    ),
  );

  it.each(languageIds)("stay with texts that have not changed in %s", (language) => {
    const site = siteIn(language);
    for (const [path, line] of Object.entries(datedAnew("2999-12-31")[language] ?? {}))
      expect(line).toBe(`${lastModified(site, path) ?? "2999-12-31"} ${hashesIn(site)[path]}`);
  });

  it("do not exist for a page that was never dated", () => {
    expect(isDated("/")).toBe(true);
    expect(isDated("/no-such-page")).toBe(false);
    expect(lastModified(english, "/no-such-page")).toBeUndefined();
  });
});

it("llms.txt names every tool once, and says something under every heading", () => {
  const text = llmsText();
  for (const { name, path } of registry.map(linkTo))
    expect(text.split(`- [${name}](${absolute(path)}): `)).toHaveLength(2);
  expect(text).not.toMatch(/undefined|\]\(\/|## [^\n]*\n+(##|$)/);
});
