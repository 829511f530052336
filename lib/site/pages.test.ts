import { describe, expect, it } from "vitest";
import { tools } from "../tools";
import { pages } from "./pages";

describe.each(pages)("the page $path", (page) => {
  it("fits a search result", () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it("is told apart from every tool and page", () => {
    for (const field of ["path", "title", "description", "heading"] as const) {
      const values = [...tools, ...pages].map((entry) => entry[field].toLowerCase());
      expect(values.filter((value) => value === page[field].toLowerCase())).toHaveLength(1);
    }
  });
});
