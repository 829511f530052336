import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { english, siteIn } from "../site/site";
import { languageIds } from "../words/languages";
import { tools } from ".";
import { type Article, anchorOf, type Block, partsOf, plainText, type Table } from "./article";

const { registry } = english;

/** Pages of the site that are not tools. */
const otherPaths = ["/faq", "/contact"];
const MIN_WORDS = 300;
/** Sentences of up to this many words may repeat. */
const SHORT_SENTENCE = 8;

const wordsOf = (text: string) => plainText(text).match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
/** Bytes of all pictures of a figure. */
const FIGURE_BYTES = 250_000;
const isTable = (block: Block): block is Table => typeof block !== "string" && "rows" in block;

/** All texts in a part of an article, without the paths of its pictures. */
const textsIn = (part: unknown): string[] =>
  typeof part === "object" && part !== null
    ? Object.entries(part).flatMap(([key, value]) => (key === "path" ? [] : textsIn(value)))
    : [part].filter((text) => typeof text === "string");

/** All texts of an article except its headings, in reading order. */
const textsOf = ({ sections, questions }: Article): string[] =>
  textsIn([sections.map(({ blocks }) => blocks), questions]);

/** The longer sentences of a text, in lower case and without punctuation. */
const sentencesOf = (text: string) =>
  plainText(text)
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => wordsOf(sentence.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, "")))
    .filter((words) => words.length > SHORT_SENTENCE)
    .map((words) => words.join(" "));

describe("a text with links", () => {
  it.each([
    ["plain words", ["plain words"]],
    ["", []],
    ["[PNG to JPG](/png-to-jpg)", [{ words: "PNG to JPG", path: "/png-to-jpg" }]],
    [
      "see [one](/a) and [two](/b).",
      ["see ", { words: "one", path: "/a" }, " and ", { words: "two", path: "/b" }, "."],
    ],
    [
      "[one](/a)[two](/b)",
      [
        { words: "one", path: "/a" },
        { words: "two", path: "/b" },
      ],
    ],
  ])("%j is split into words and links", (text, parts) => expect(partsOf(text)).toEqual(parts));

  it.each(["a [note] (here)", "[out](https://example.org)", "[](/a)", "[a](/b c)", "[a](/b"])(
    "%j has no link",
    (text) => expect(partsOf(text)).toEqual([text]),
  );

  it("reads the same without its links", () =>
    expect(plainText("Use [PNG to JPG](/png-to-jpg) (or not).")).toBe("Use PNG to JPG (or not)."));
});

describe("the anchor of a heading", () => {
  it.each([
    ["What is an AVIF file?", "what-is-an-avif-file"],
    ["Où vont vos fichiers, et l’œuvre", "ou-vont-vos-fichiers-et-l-oeuvre"],
    ["Größe, Maße & Qualität", "grosse-masse-qualitat"],
    ["¿Cuánto pesa una imagen?", "cuanto-pesa-una-imagen"],
    ["Compressão sem perda", "compressao-sem-perda"],
    ["PDFをJPGに変換する（パソコン）", "pdfをjpgに変換する-パソコン"],
    ["حتى \u2066100 MB\u2069 لأي ملف", "حتى-100-mb-لأي-ملف"],
  ])("'%s' is '%s'", (heading, anchor) => expect(anchorOf(heading)).toBe(anchor));
});

const articles = registry.map(({ tool, words }) => [tool.path, words.article] as const);

/** What is wrong with articles: `find` returns the mistakes of one. */
const mistakes = (find: (article: Article, path: string) => readonly unknown[]) =>
  articles.flatMap(([path, article]) => find(article, path).map((mistake) => [path, mistake]));

/** The items that stand more than once in a list. */
const repeatedIn = (items: readonly string[]) => items.filter((item, at) => items.indexOf(item) !== at);

describe("every article", () => {
  it(`has at least ${MIN_WORDS} words`, () =>
    expect(
      mistakes((article) => [textsOf(article).flatMap(wordsOf).length].filter((count) => count < MIN_WORDS)),
    ).toEqual([]));

  it("links to pages that exist, and not to itself", () => {
    const known = [...tools.map((tool) => tool.path as string), ...otherPaths];
    const linked = (article: Article) =>
      textsOf(article)
        .flatMap(partsOf)
        .flatMap((part) => (typeof part === "string" ? [] : [part.path]));
    expect(
      mistakes((article, path) => linked(article).filter((to) => !known.includes(to) || to === path)),
    ).toEqual([]);
    // A malformed link would be shown as it is written.
    const malformed = /\]\s*\(|https?:/;
    expect(mistakes((article) => textsOf(article).filter((text) => malformed.test(plainText(text))))).toEqual(
      [],
    );
  });

  it("repeats no heading, no question and no anchor, and none is empty", () =>
    expect(
      mistakes(({ sections, questions }) => {
        const headings = sections.map(({ heading }) => heading);
        const anchors = headings.map(anchorOf);
        const titles = [...headings, ...questions.map(({ question }) => question)];
        return [...repeatedIn(titles), ...repeatedIn(anchors), ...anchors.filter((anchor) => !anchor)];
      }),
    ).toEqual([]));

  it("has tables whose rows are as long as their heads", () =>
    expect(
      mistakes(({ sections }) =>
        sections
          .flatMap(({ blocks }) => blocks.filter(isTable))
          .flatMap(({ head, rows }) => rows.filter((row) => row.length !== head.length)),
      ),
    ).toEqual([]));
});

const figures = articles.flatMap(([path, { sections }]) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "object" && "pictures" in block ? [{ path, ...block }] : [])),
  ),
);

describe.each(figures)("the figure '$caption'", ({ pictures }) => {
  it.each(pictures)("has the size of $path that it states, in pixels and in bytes", async (picture) => {
    const file = readFileSync(fileURLToPath(new URL(`../../public${picture.path}`, import.meta.url)));
    const { width, height } = await sharp(file).metadata();
    expect({ width, height, bytes: file.length }).toEqual({
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes,
    });
    expect(picture.alt).toMatch(/\.$/);
  });

  it(`has at most ${FIGURE_BYTES} bytes`, () =>
    expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FIGURE_BYTES));
});

it("every file of public/figures is in an article", () => {
  const shown = new Set(figures.flatMap(({ pictures }) => pictures.map(({ path }) => path)));
  const files = readdirSync(fileURLToPath(new URL("../../public/figures", import.meta.url)));
  expect(files.map((name) => `/figures/${name}`).filter((path) => !shown.has(path))).toEqual([]);
});

it(`no sentence of more than ${SHORT_SENTENCE} words repeats within or across articles`, () => {
  const seen = new Map<string, string>();
  const repeated = articles.flatMap(([path, article]) =>
    textsOf(article)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const before = seen.get(sentence);
        seen.set(sentence, path);
        return before ? [{ sentence, in: [before, path] }] : [];
      }),
  );
  expect(repeated).toEqual([]);
});

/** Japanese has no spaces between words. */
const MIN_CHARACTERS = 600;

describe.each(languageIds.filter((id) => id !== "en"))("the articles in %s", (language) => {
  const { registry } = siteIn(language);
  const translated = registry.map(({ tool, words }) => [tool.path, textsOf(words.article)] as const);

  it("are long enough", () => {
    const sizeOf = (texts: readonly string[]) =>
      language === "ja" ? texts.join("").length : texts.flatMap(wordsOf).length;
    const least = language === "ja" ? MIN_CHARACTERS : MIN_WORDS;
    expect(translated.filter(([, texts]) => sizeOf(texts) < least).map(([path]) => path)).toEqual([]);
  });

  it("repeat no longer sentence", () =>
    expect(repeatedIn(translated.flatMap(([, texts]) => texts.flatMap(sentencesOf)))).toEqual([]));
});
