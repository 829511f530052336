import { describe, expect, it } from "vitest";
import { pagesIn, readPageList, writePageList } from "./page-list";

describe("a list of pages", () => {
  it.each([
    ["1-3, 8", [1, 2, 3, 8]],
    ["8; 3–1", [1, 2, 3, 8]],
    ["9-", [9, 10]],
    ["２〜４、８", [2, 3, 4, 8]],
    ["1ー3，５", [1, 2, 3, 5]],
    ["٢-٤، ٨", [2, 3, 4, 8]],
    ["-2, 99", [1, 2]],
    ["", []],
    ["one", []],
    ["0", []],
  ])("'%s' selects, of ten pages, %j", (text, pages) => {
    expect([...pagesIn(text, 10)].sort((a, b) => a - b)).toEqual(pages);
  });

  it.each([
    [[], ""],
    [[8, 3, 2, 1], "1-3, 8"],
    [[1, 2], "1-2"],
    [[1, 3, 5], "1, 3, 5"],
    [[4, 4, 5], "4-5"],
  ])("%j are written as '%s'", (pages, text) => {
    expect(writePageList(pages)).toBe(text);
  });

  it("is read as it was written", () => {
    const pages = [2, 3, 5, 7, 8, 9];
    expect([...pagesIn(writePageList(pages), 10)]).toEqual(pages);
  });

  it("tells an empty list, which means all pages, from one that nobody can read", () => {
    expect(readPageList(" ")).toBeUndefined();
    expect(readPageList(",")).toBe("unreadable");
    expect(readPageList("1 2")).toBe("unreadable");
  });
});
