import { describe, expect, it } from "vitest";
import { tools } from "..";
import { articles } from ".";
import { partsOf, plainText, textsOf } from "./parts";
import type { Block, Table } from "./types";

const all = Object.entries(articles);
/** Pages of the site that are no tools. */
const otherPaths = ["/faq", "/contact"];
const LEAST_WORDS = 300;
/** Sentences up to here may be said twice. */
const SHORT = 8;

const wordsOf = (text: string) => plainText(text).match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
const isTable = (block: Block): block is Table => typeof block !== "string" && "rows" in block;

/** A text's sentences, as they are compared: without marks and case. */
const sentencesOf = (text: string) =>
  plainText(text)
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => wordsOf(sentence.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, "")))
    .filter((words) => words.length > SHORT)
    .map((words) => words.join(" "));

it("there is an article for every tool, and for nothing else", () =>
  expect(Object.keys(articles).sort()).toEqual(tools.map(({ path }) => path as string).sort()));

describe.each(all)("the article of %s", (path, article) => {
  const texts = textsOf(article);

  it(`has at least ${LEAST_WORDS} words`, () =>
    expect(texts.flatMap(wordsOf).length).toBeGreaterThanOrEqual(LEAST_WORDS));

  it("leads to pages that exist, and not to itself", () => {
    const known = [...tools.map((tool) => tool.path as string), ...otherPaths];
    const paths = texts.flatMap(partsOf).flatMap((part) => (typeof part === "string" ? [] : [part.path]));
    expect(paths.filter((to) => !known.includes(to) || to === path)).toEqual([]);
    // What looks like a link and is none would stand on the page as it is.
    expect(texts.map(plainText).filter((text) => /\]\s*\(|https?:/.test(text))).toEqual([]);
  });

  it("has no heading and no question twice", () => {
    const titles = [
      ...article.sections.map(({ heading }) => heading),
      ...article.questions.map(({ question }) => question),
    ];
    expect(titles).toEqual([...new Set(titles)]);
  });

  it("has tables whose rows are as long as their heads", () => {
    for (const { head, rows } of article.sections.flatMap(({ blocks }) => blocks.filter(isTable)))
      expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
  });
});

it(`no sentence of more than ${SHORT} words stands twice, here or in another article`, () => {
  const seen = new Map<string, string>();
  const twice = all.flatMap(([path, article]) =>
    textsOf(article)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const before = seen.get(sentence);
        seen.set(sentence, path);
        return before ? [{ sentence, in: [before, path] }] : [];
      }),
  );
  expect(twice).toEqual([]);
});
