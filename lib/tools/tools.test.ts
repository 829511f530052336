import { describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { findTool, tools } from ".";
import type { Tool } from "./types";

const all: readonly Tool[] = tools;

describe("the registry", () => {
  it.each(["path", "title", "description", "heading", "name"] as const)("has no %s twice", (field) => {
    const values = all.map((tool) => tool[field].toLowerCase());
    expect(values).toEqual([...new Set(values)]);
  });

  it.each(all.map((tool) => [tool.path, tool] as const))("%s fits a search result", (_, tool) => {
    expect(tool.title.length).toBeLessThanOrEqual(60);
    expect(tool.description.length).toBeLessThanOrEqual(160);
  });

  it.each(all.map((tool) => [tool.path, tool] as const))("%s makes a call of the contract", (_, tool) => {
    expect(Object.keys(calls)).toContain(tool.call);
  });

  it("finds a tool in any casing of its path", () => {
    expect(findTool("/HEIC-to-JPG")?.path).toBe("/heic-to-jpg");
    expect(findTool("/heic-to-gif")).toBeUndefined();
  });
});
