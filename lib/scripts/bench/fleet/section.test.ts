import { expect, it } from "vitest";
import { replaceSection } from "./section";

const text = "# Operation\n\nWords.\n\n## Planning\n\nOld.\n\n### Older\n\nTable.\n\n## Upgrades\n\nMore.\n";

it("replaces a section with its subsections, and keeps what follows", () => {
  expect(replaceSection(text, "Planning", "New.\n\n### Newer\n")).toBe(
    "# Operation\n\nWords.\n\n## Planning\n\nNew.\n\n### Newer\n\n## Upgrades\n\nMore.\n",
  );
});

it("replaces the last section", () => {
  expect(replaceSection("## Planning\n", "Planning", "New.")).toBe("## Planning\n\nNew.\n");
});

it("can be done again under a heading of any level", () => {
  const once = replaceSection("#### Planning\n\nOld.\n", "Planning", "New.\n\n\n### Newer\n\nTable.");
  expect(once).toBe("#### Planning\n\nNew.\n\n##### Newer\n\nTable.\n");
  expect(replaceSection(once ?? "", "Planning", "New.\n\n### Newer\n\nTable.")).toBe(once);
});

it("returns null without the heading", () => {
  expect(replaceSection(text, "Scaling", "New.")).toBeNull();
});
