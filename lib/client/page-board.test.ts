import { describe, expect, it } from "vitest";
import { type BoardFile, type BoardPage, boardWith, emptyHistory } from "./page-board";
import {
  cardOrder,
  changed,
  cut,
  duplicated,
  fileOrder,
  groupedBy,
  isMixed,
  moved,
  redone,
  removed,
  sizeOf,
  turned,
  undone,
  withBlank,
} from "./page-changes";

const file = (id: string, pages: number): BoardFile => ({
  id,
  name: `${id}.pdf`,
  facts: { sizes: Array.from({ length: pages }, () => [200, 100] as const), bookmarks: [] },
});
const locked = (id: string): BoardFile => ({ id, name: `${id}.pdf` });
const { board: empty } = emptyHistory;
const { pages: abc } = boardWith(empty, [file("a", 2), file("b", 2)]);
const idsOf = (pages: readonly BoardPage[]) => pages.map(({ id }) => id).join(" ");
const those = (...ids: string[]) => new Set(ids);

describe("the pages of files", () => {
  it("stand in the order of the files", () => {
    expect(idsOf(abc)).toBe("a/1 a/2 b/1 b/2");
  });

  it("come to the place of their file once it is open", () => {
    const first = boardWith(empty, [locked("a"), file("b", 1), locked("c"), file("d", 1)]);
    expect(idsOf(first.pages)).toBe("b/1 d/1");
    expect(cardOrder(first, [locked("a"), file("b", 1), locked("c"), file("d", 1)])).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
    const all = boardWith(first, [file("a", 1), file("b", 1), file("c", 1), file("d", 1)]);
    expect(idsOf(all.pages)).toBe("a/1 b/1 c/1 d/1");
  });

  it("come to where their file was put before it was open", () => {
    const files = [locked("a"), file("b", 1), file("c", 1)];
    const put = { ...boardWith(empty, files), order: ["b", "a", "c"] };
    expect(cardOrder(put, files)).toEqual(["b", "a", "c"]);
    expect(cardOrder(put, [...files, locked("d")])).toEqual(["b", "a", "c", "d"]);
    expect(idsOf(boardWith(put, [file("a", 1), ...files.slice(1)]).pages)).toBe("b/1 a/1 c/1");
  });

  it("leave with their file, and are where they were when it comes back", () => {
    const files = [file("a", 2), file("b", 2)];
    const before = boardWith(empty, files);
    const mixed = { ...before, pages: moved(0)(before.pages, those("b/1")) };
    expect(idsOf(boardWith(mixed, [file("a", 2)]).pages)).toBe("a/1 a/2");
    expect(boardWith(mixed, files)).toBe(mixed);
  });

  it("do not come back when they were removed", () => {
    const files = [file("a", 2)];
    const before = boardWith(empty, files);
    const after = { ...before, pages: removed(before.pages, those("a/1")) };
    expect(idsOf(boardWith(after, files).pages)).toBe("a/2");
  });
});

describe("a change", () => {
  it.each([
    ["to the front", 0, "a/2 b/2 a/1 b/1"],
    ["into a gap between them", 2, "a/1 a/2 b/2 b/1"],
    ["to the end", 4, "a/1 b/1 a/2 b/2"],
  ])("moves several pages %s", (_, gap, after) => {
    expect(idsOf(moved(gap)(abc, those("a/2", "b/2")))).toBe(after);
  });

  it("turns pages in addition to how they are", () => {
    const twice = turned(270)(turned(180)(abc, those("a/1")), those("a/1", "a/2"));
    expect(twice.map(({ turn }) => turn)).toEqual([90, 270, 0, 0]);
  });

  it("duplicates pages beside themselves under new ids", () => {
    const pages = duplicated(abc, those("a/1", "a/2"));
    expect(pages.map((page) => "page" in page && page.page)).toEqual([1, 1, 2, 2, 1, 2]);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(6);
  });

  it("inserts a blank page", () => {
    expect(withBlank(1, [300, 400])(abc, those())[1]).toMatchObject({ blank: [300, 400], turn: 0 });
  });

  it("sets marks, and takes them away where all have one", () => {
    const marked = cut(cut(abc, those("a/2")), those("a/2", "b/1"));
    expect(marked.map(({ begins }) => begins ?? false)).toEqual([false, true, true, false]);
    expect(cut(marked, those("a/2", "b/1")).some(({ begins }) => begins)).toBe(false);
  });

  it("passes the mark of a removed page on to the next", () => {
    const pages = removed(cut(abc, those("a/2")), those("a/2", "b/1"));
    expect(pages.map(({ id, begins }) => [id, begins ?? false])).toEqual([
      ["a/1", false],
      ["b/2", true],
    ]);
  });

  it("is undone and done again, until something else is changed", () => {
    const one = changed(emptyHistory, { pages: abc, added: ["a", "b"] });
    const two = changed(one, { ...one.board, pages: abc.slice(1) });
    expect(undone(two).board).toBe(one.board);
    expect(redone(undone(two)).board).toBe(two.board);
    expect(redone(changed(undone(two), one.board)).board).toBe(one.board);
    expect(undone(emptyHistory)).toEqual(emptyHistory);
  });
});

describe("whole files", () => {
  it("are put in an order, with blank pages after what they follow", () => {
    const pages = withBlank(2, [1, 1])(abc, those());
    const blank = pages[2]?.id;
    expect(idsOf(groupedBy(["b", "a"], pages))).toBe(`b/1 b/2 a/1 a/2 ${blank}`);
  });

  it("are mixed when pages of one stand among those of another", () => {
    expect(isMixed(abc)).toBe(false);
    const mixed = moved(1)(abc, those("b/2"));
    expect(isMixed(mixed)).toBe(true);
    expect(fileOrder(mixed)).toEqual(["a", "b"]);
  });
});

it("knows the size of a page as it is shown", () => {
  const [page] = turned(90)(abc, those("a/1"));
  expect(page && sizeOf(page, [file("a", 2)])).toEqual([100, 200]);
});
