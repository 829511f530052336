import { describe, expect, it } from "vitest";
import { FAQ_PUBLISHED } from "../limits";
import { tools } from "../tools";
import { partsOf, plainText } from "../tools/article";
import { faqIn } from "./faq";
import { type FaqEntry, type FaqFilter, filterFaq } from "./faq-filter";
import { faqJsonLd } from "./json-ld";
import { pagesIn } from "./pages";
import { english } from "./site";

const faq = faqIn(english);
const { pages } = pagesIn(english);

const known = [...tools.map(({ path }) => path as string), ...pages.map(({ path }) => path as string)];

describe("the questions", () => {
  it.each(["question", "answer"] as const)("repeat no %s", (field) => {
    const values = faq.map((entry) => entry[field]);
    expect(values).toEqual([...new Set(values)]);
  });

  it.each(faq)("$id has a link id, a question, an answer and tags", ({ id, question, answer, tags }) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question).toMatch(/\?$/);
    expect(plainText(answer).length).toBeGreaterThan(80);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => tag !== tag.trim().toLowerCase() || tag === "")).toEqual([]);
    expect(tags).toEqual([...new Set(tags)]);
  });

  it.each(faq)("$id links to pages that exist", ({ answer }) => {
    const paths = partsOf(answer).flatMap((part) => (typeof part === "string" ? [] : [part.path]));
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
    // A malformed link would be shown as it is written.
    expect(plainText(answer)).not.toMatch(/\]\s*\(|https?:/);
  });

  it(`are published as data up to the ${FAQ_PUBLISHED}th, without their links`, () => {
    const data = faqJsonLd(english).find((entry) => entry["@type"] === "FAQPage");
    expect(data?.mainEntity).toMatchObject(
      faq.slice(0, FAQ_PUBLISHED).map(({ question }) => ({ name: question })),
    );
    expect(JSON.stringify(data)).not.toMatch(/\]\(\//);
  });
});

describe("a search over the questions", () => {
  const found = (search: string, category: FaqFilter) =>
    filterFaq(faq, { category, search }).map(({ id }) => id);
  const all = faq.map(({ id }) => id);

  it.each<[about: string, search: string, ids: readonly string[], category?: FaqFilter]>([
    ["nothing", "   ", all],
    ["the question in any case, with extra spaces", "  REALLY \t FREE ", ["free"]],
    ["the answer", "far too long to guess", ["who-sees"]],
    ["the words of a link", "jpg to gif", ["limits"]],
    ["the address of a link", "/jpg-to-gif", []],
    ["the tags", "encrypted", ["pdf-password"]],
    ["the end of a question and the beginning of its answer", "free? Yes", []],
    ["the selected category", "", ["refused", "stuck"], "trouble"],
    ["another category", "password", [], "privacy"],
    ["an unknown word", "zeppelin", []],
  ])("for %s: %j", (_, search, ids, category = "all") => expect(found(search, category)).toEqual(ids));

  it.each([
    ["Größe", "grosse"],
    ["l’été", "L'ete"],
    ["100\u00a0Mo", "100 mo"],
    ["パソコン", "ﾊﾟｿｺﾝ"],
  ])("finds '%s' by '%s'", (question, search) => {
    const entry: FaqEntry = { id: "some", category: "start", question, answer: "", tags: [] };
    expect(filterFaq([entry], { category: "all", search })).toEqual([entry]);
  });
});
