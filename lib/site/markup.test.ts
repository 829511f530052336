import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { partOf } from "./markup";

/** A heading and what it labels, with an id as React generates it. */
const labelled = (id: string, words: string) =>
  createElement("section", { "aria-labelledby": id }, createElement("h2", { id }, words));

describe("a static part", () => {
  it("is the same wherever it is rendered", () => {
    expect(partOf(labelled("_S_a_", "One"))).toEqual(partOf(labelled("_S_1f_", "One")));
  });

  it("shares no id with another part of the page, and keeps its own together", () => {
    const [one, two] = ["One", "Two"].map((words) => partOf(labelled("_S_a_", words)));
    expect(one?.hash).not.toBe(two?.hash);
    const [id = "", ...others] = [...(one?.html.matchAll(/(?:id|labelledby)="([^"]+)"/g) ?? [])].map(
      ([, found = ""]) => found,
    );
    expect(others).toEqual([id]);
    expect(two?.html).not.toContain(id);
  });

  it("has a hash that fits attributes and selectors", () => {
    expect(partOf("words").hash).toMatch(/^[\w-]{8}$/);
  });
});
