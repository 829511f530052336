import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { findTool, mainTools, tools } from ".";

describe("the registry", () => {
  it("lists every folder, named after its tool's path", () => {
    const folders = readdirSync(new URL(".", import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${name}`);
    expect(tools.map(({ path }) => path.toLowerCase()).toSorted()).toEqual(folders.toSorted());
  });

  it.each(["path", "title", "description", "heading", "name"] as const)("has no %s twice", (field) => {
    const values = tools.map((tool) => tool[field].toLowerCase());
    expect(values).toEqual([...new Set(values)]);
  });

  it.each(tools)("$path fits a search result", ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(tools)("$path makes a call of the contract", ({ call }) => {
    expect(Object.keys(calls)).toContain(call);
  });

  it("lists variants on the page of a main tool, and nowhere else", () => {
    for (const { variantOf } of tools)
      if (variantOf) expect(mainTools.find(({ path }) => path === variantOf)?.variantsHeading).toBeTruthy();
    for (const { variantsHeading, path } of tools)
      if (variantsHeading) expect(tools.some(({ variantOf }) => variantOf === path)).toBe(true);
  });

  it("finds a tool in any casing of its path", () => {
    expect(findTool("/HEIC-to-JPG")?.path).toBe("/heic-to-jpg");
    expect(findTool("/no-such-tool")).toBeUndefined();
  });
});
