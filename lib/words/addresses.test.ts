import { expect, it } from "vitest";
import { addressIn, renderedAt } from "./addresses";
import { languageIds } from "./languages";

it.each(languageIds)("pages in %s are found by their addresses", (language) => {
  for (const [path, rendered] of [
    ["/", ""],
    ["/heic-to-jpg", "/heic-to-jpg"],
    ["/contact", "/contact"],
    ["/no-such-page", "/no-such-page"],
  ] as const)
    expect(renderedAt(addressIn(language, path))).toBe(`/${language}${rendered}`);
});

it("keeps the fragment, files, and addresses that have a language", () => {
  expect(addressIn("de", "/image-converter#webp")).toMatch(/^\/de\/[a-z-]+#webp$/);
  expect(addressIn("de", "/#tools")).toBe("/de#tools");
  expect(addressIn("de", "/icon.svg")).toBe("/icon.svg");
  expect(addressIn("de", "/fr/contact")).toBe("/fr/contact");
});
