import { describe, expect, it } from "vitest";
import type { BoardMode } from "../tools/types";
import { type BoardFile, boardWith, emptyHistory } from "./page-board";
import { cut, turned, withBlank } from "./page-changes";
import { defaultOptions, type PlanOptions, planOf, writePlan } from "./page-plan";

const size = [200, 100] as const;
const files: BoardFile[] = [
  {
    id: "a",
    name: "report.pdf",
    facts: {
      sizes: Array.from({ length: 10 }, () => size),
      bookmarks: [
        { title: "One: begins", page: 1 },
        { title: "Two", page: 4 },
        { title: "Two, again", page: 4 },
        { title: "", page: 9 },
      ],
    },
  },
];
const { pages } = boardWith(emptyHistory.board, files);
const given = (mode: BoardMode, options: Partial<PlanOptions> = {}) => ({
  mode,
  pages,
  files,
  selected: new Set<string>(),
  options: { ...defaultOptions, ...options },
  name: "",
  ending: "edited",
});
/** Names of the documents with the places of their pages, or what is missing. */
const planned = (...parameters: Parameters<typeof planOf>) => {
  const plan = planOf(...parameters);
  if ("missing" in plan) return plan.missing;
  return plan.documents.map(
    ({ name, pages: own }) =>
      `${name}: ${own.map((page) => ("page" in page ? page.page : "blank")).join(" ")}`,
  );
};

describe("splitting", () => {
  it.each<[string, Partial<PlanOptions>, string | string[]]>([
    [
      "every four pages",
      { split: "every", every: " 4 " },
      ["report-01-04.pdf: 1 2 3 4", "report-05-08.pdf: 5 6 7 8", "report-09-10.pdf: 9 10"],
    ],
    [
      "by ranges",
      { split: "ranges", ranges: "8-, 1-2; 5" },
      ["report-08-10.pdf: 8 9 10", "report-01-02.pdf: 1 2", "report-05.pdf: 5"],
    ],
    [
      "at bookmarks",
      { split: "bookmarks" },
      ["report - One_ begins.pdf: 1 2 3", "report - Two.pdf: 4 5 6 7 8", "report.pdf: 9 10"],
    ],
    ["at marks that are not there", { split: "marks" }, "no_marks"],
    ["by nothing", { split: "ranges", ranges: "" }, "bad_ranges"],
    ["by a page that is not there", { split: "ranges", ranges: "11" }, "no_such_page"],
    ["by a range that ends on one", { split: "ranges", ranges: "1-11" }, "no_such_page"],
    ["every no pages", { split: "every", every: "0" }, "bad_number"],
  ])("splits %s", (_, options, documents) => {
    expect(planned(given("split", options))).toEqual(documents);
  });

  it("does not split a single page", () => {
    const one = given("split", { split: "pages" });
    expect(planned({ ...one, pages: one.pages.slice(0, 1) })).toBe("one_page");
  });

  it("splits at every page, and numbers the files so that they sort", () => {
    const found = planned(given("split", { split: "pages" }));
    expect([found[0], found[9]]).toEqual(["report-01.pdf: 1", "report-10.pdf: 10"]);
  });

  it("names a part after the only document that its pages come from, unless a name is typed", () => {
    const [a] = files;
    const b: BoardFile = { id: "b", name: "map.pdf", facts: { sizes: [size, size, size], bookmarks: [] } };
    const both = a ? [{ ...a, facts: { sizes: [size, size], bookmarks: [] } }, b] : [];
    const board = boardWith(emptyHistory.board, both);
    const two = { ...given("split", { split: "every", every: "2" }), files: both, pages: board.pages };
    expect(planned(two)).toEqual(["report-1-2.pdf: 1 2", "map-1-2.pdf: 1 2", "map-3.pdf: 3"]);
    expect(planned({ ...two, name: "part" })[1]).toBe("part-3-4.pdf: 1 2");
    const mixed = { ...two, options: { ...two.options, every: "3" } };
    expect(planned(mixed)).toEqual(["report-1-3.pdf: 1 2 1", "map-2-3.pdf: 2 3"]);
  });

  it("splits at marks in every mode but that of extraction", () => {
    const marked = { ...given("organize"), pages: cut(pages, new Set(["a/3"])) };
    const both = ["report-01-02.pdf: 1 2", "report-03-10.pdf: 3 4 5 6 7 8 9 10"];
    expect(planned(marked)).toEqual(both);
    expect(planned({ ...marked, mode: "split", options: { ...defaultOptions, split: "marks" } })).toEqual(
      both,
    );
  });

  it("refuses more files than a call makes", () => {
    const many = Array.from(
      { length: 1001 },
      (_, at) => ({ id: `${at}`, turn: 0, file: "a", page: 1 }) as const,
    );
    expect(planned({ ...given("split", { split: "pages" }), pages: many })).toBe("too_many_documents");
  });
});

describe("other modes", () => {
  const two = new Set(["a/3", "a/7"]);

  it("extracts the selected pages, together or apart", () => {
    expect(planned(given("extract"))).toBe("nothing_selected");
    expect(planned({ ...given("extract"), selected: two })).toEqual(["report-edited.pdf: 3 7"]);
    expect(planned({ ...given("extract", { apart: true }), selected: two })).toEqual([
      "report-03.pdf: 3",
      "report-07.pdf: 7",
    ]);
  });

  it("leaves out the selected pages, but not all", () => {
    expect(planned(given("delete"))).toBe("nothing_selected");
    expect(planned({ ...given("delete"), selected: two })).toEqual(["report-edited.pdf: 1 2 4 5 6 8 9 10"]);
    expect(planned({ ...given("delete"), selected: new Set(pages.map(({ id }) => id)) })).toBe(
      "nothing_left",
    );
  });

  it("asks for a turn where that is what the visitor came for", () => {
    expect(planned(given("rotate"))).toBe("nothing_turned");
    expect(planned({ ...given("rotate"), pages: turned(90)(pages, two) })).toHaveLength(1);
  });

  it("saves any other change where a page was to be deleted or turned", () => {
    const [first, ...others] = pages;
    const swapped = [...others, ...(first ? [first] : [])];
    for (const mode of ["delete", "rotate"] as const)
      expect(planned({ ...given(mode), pages: swapped })).toEqual([
        "report-edited.pdf: 2 3 4 5 6 7 8 9 10 1",
      ]);
  });

  it("merges nothing but what is changed, where there is one file alone", () => {
    expect(planned(given("merge"))).toBe("one_file");
    expect(planned({ ...given("merge"), pages: turned(90)(pages, two) })).toHaveLength(1);
    expect(planned({ ...given("merge"), pages: cut(pages, two) }).length).toBeGreaterThan(1);
  });

  it("takes the name that the visitor types", () => {
    expect(planned({ ...given("organize"), name: "all.pdf" })[0]).toMatch(/^all\.pdf: /);
    expect(planned({ ...given("split"), name: "part" })[0]).toBe("part-01.pdf: 1");
  });
});

it("writes only the files whose pages are used, and turns", () => {
  const mixed = withBlank(0, [300, 400])(
    [
      { id: "1", turn: 90, file: "c", page: 2 },
      { id: "2", turn: 0, file: "a", page: 1 },
      { id: "3", turn: 0, file: "c", page: 2 },
    ],
    new Set(),
  );
  expect(writePlan([{ name: "x.pdf", pages: mixed }])).toEqual({
    files: ["c", "a"],
    plan: [
      {
        name: "x.pdf",
        pages: [
          { blank: { width: 300, height: 400 } },
          { file: 0, page: 2, rotate: 90 },
          { file: 1, page: 1 },
          { file: 0, page: 2 },
        ],
      },
    ],
  });
});
