import { describe, expect, it } from "vitest";
import { anchorOf, partsOf } from "../tools/article";
import { list } from "../tools/list";

/** The words of every language: files beside those of English, with the language in their path or name. */
const files = {
  ...import.meta.glob<Record<string, unknown>>(["./*/*.ts"], { eager: true }),
  ...import.meta.glob<Record<string, unknown>>(["../tools/**/*words*.*.ts", "../tools/shared.*.ts"], {
    eager: true,
  }),
};
const languageOf = (path: string): string =>
  path.match(/^\.\/([\w-]+)\//)?.[1] ?? path.match(/\.([\w-]+)\.ts$/)?.[1] ?? "";
/** The name of a file without its language. */
const plain = (path: string) => path.replace(/^\.\/[\w-]+\//, "./").replace(/\.[\w-]+\.ts$/, ".ts");

const englishFiles = Object.keys(files).filter((path) => languageOf(path) === "en");
const others = [...new Set(Object.keys(files).map(languageOf))].filter((name) => name && name !== "en");

/** All sentences in a value. */
const sentencesIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(sentencesIn)
      : [];

const placesIn = (value: unknown) => [
  ...new Set(sentencesIn(value).flatMap((text) => text.match(/\{\w[\w ]*\}/g) ?? [])),
];
const linksIn = (value: unknown) =>
  sentencesIn(value)
    .flatMap(partsOf)
    .flatMap((part) => (typeof part === "string" ? [] : [part.path]));
const pagesIn = (value: unknown) => [...new Set(linksIn(value).map((link) => link.split("#")[0] ?? ""))];

/** All headings in a value. */
const headingsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        key === "heading" && typeof part === "string" ? [part] : headingsIn(part),
      )
    : [];

const ofLanguage = (language: string, path: string) =>
  files[
    path.startsWith("./")
      ? path.replace("./en/", `./${language}/`)
      : path.replace(/\.en\.ts$/, `.${language}.ts`)
  ];

const knownPages = [
  "/",
  "/faq",
  "/contact",
  "/about-us",
  "/privacy",
  "/terms",
  "/api",
  ...list.map(({ path }) => path),
];

/** Pages whose sections have ids made of their headings, with the area of their words. */
const headed: Readonly<Record<string, string>> = {
  "/about-us": "about",
  "/privacy": "privacy",
  "/terms": "terms",
};

describe.each(["en", ...others])("in %s", (language) => {
  const idsOf = (page: string): readonly string[] => {
    const words = (area: string) => ofLanguage(language, `./en/${area}.ts`)?.[area] ?? {};
    if (page === "/api") return Object.keys(words("api"));
    if (page === "/faq") return Object.keys(words("questions"));
    const area = headed[page];
    return area ? headingsIn(words(area)).map(anchorOf) : [];
  };

  it("links to a part of a page lead to one that exists", () => {
    const links = englishFiles
      .flatMap((path) => linksIn(ofLanguage(language, path)))
      .filter((link) => link.includes("#"));
    expect(links.length).toBeGreaterThan(0);
    expect(
      links.filter((link) => {
        const [page = "", id = ""] = link.split("#");
        return !idsOf(page).includes(id);
      }),
    ).toEqual([]);
  });

  it("no two sections of an article have the same anchor, and none is empty", () =>
    expect(
      englishFiles.flatMap((path) => {
        const found = Object.values(ofLanguage(language, path) ?? {}).flatMap((words) => {
          const { article } = (words ?? {}) as { article?: { sections?: unknown } };
          const anchors = headingsIn(article?.sections).map(anchorOf);
          return anchors.filter((anchor, at) => !anchor || anchors.indexOf(anchor) !== at);
        });
        return found.map((anchor) => [path, anchor]);
      }),
    ).toEqual([]));
});

describe.each(others)("the words in %s", (language) => {
  it("are in as many files as in English", () =>
    expect(englishFiles.filter((path) => !ofLanguage(language, path)).map(plain)).toEqual([]));

  it("have the same places as in English, file by file", () => {
    const different = englishFiles.flatMap((path) => {
      const [mine, english] = [ofLanguage(language, path), files[path]].map(placesIn);
      const only = (some: string[] = [], others: string[] = []) =>
        some.filter((place) => !others.includes(place));
      const [extra, missing] = [only(mine, english), only(english, mine)];
      return extra.length + missing.length > 0 ? [{ path: plain(path), extra, missing }] : [];
    });
    expect(different).toEqual([]);
  });

  it("link to pages that exist", () =>
    expect(
      englishFiles.flatMap((path) =>
        pagesIn(ofLanguage(language, path)).filter((page) => !knownPages.includes(page)),
      ),
    ).toEqual([]));

  it("have no sentence of English left", () => {
    // Markup and paths are the same in every language.
    const isSentence = (text: string) =>
      !text.startsWith("<") && / /.test(text) && (text.match(/\b[a-z]{2,}\b/gi) ?? []).length > 4;
    const left = englishFiles.flatMap((path) => {
      const english = new Set(sentencesIn(files[path]).filter(isSentence));
      return sentencesIn(ofLanguage(language, path)).filter((text) => english.has(text));
    });
    expect([...new Set(left)]).toEqual([]);
  });
});
