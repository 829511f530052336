import { expect, it } from "vitest";
import { tools } from "../tools";
import { llmsText } from "./llms";
import { absolute } from "./settings";

it("llms.txt names every tool once, and has something to say under every heading", () => {
  const text = llmsText();
  for (const { name, path } of tools) expect(text.split(`- [${name}](${absolute(path)}): `)).toHaveLength(2);
  expect(text).not.toMatch(/undefined|\]\(\/|## [^\n]*\n+(##|$)/);
});
