import { expect, it } from "vitest";
import { ConversionError, errorCodes } from "../../contract/errors";
import { languageIds } from "../../words/languages";
import { detailLines, lineOf, noted, sentenceOf } from "./sentences";

const inEnglish = { language: "en" } as const;

it.each(errorCodes)("says %s in a sentence", (code) =>
  expect(sentenceOf({ code, params: { limit: 7 } })).toMatch(/^[A-Z][^{]*\.$/),
);

it.each(languageIds)("leaves no place empty in %s", (language) => {
  const said = errorCodes.map((code) => sentenceOf({ code, params: { limit: 7 } }, language));
  expect(said.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
});

it("says everything in the language of the client", () => {
  const error = new ConversionError("no_such_page", { limit: 3 });
  expect(lineOf({ page: 12, error }, "de")).toMatch(/^Seite 12: /);
  expect(noted({ language: "ja" }, [{ code: "read_scans", params: { n: 3 } }]).note).toMatch(/^3/);
  expect(detailLines({ removed: ["place", "date"], kept: [] }, "ar")).toEqual([
    expect.stringMatching(/[\u0600-\u06ff]+، [\u0600-\u06ff]+/),
  ]);
});

it("names the exceeded limit", () =>
  expect(sentenceOf({ code: "too_many_pixels", params: { limit: 100 } })).toBe(
    "This picture has more than 100 megapixels, the most we can convert. Try a smaller size.",
  ));

it.each([
  [1, 0, "One page is a scan, so we read the text from its picture. Check it for mistakes."],
  [
    3,
    2,
    "3 pages are scans, so we read the text from their pictures. Check it for mistakes. 2 more couldn't be read.",
  ],
])("counts %i pages that were read, and %i that were not", (read, left, note) => {
  const scans = { code: "read_scans", params: { n: read } } as const;
  const others = { code: "unread_scans", params: { n: left } } as const;
  const notes = left > 0 ? [scans, others] : [scans];
  expect(noted(inEnglish, notes)).toEqual({ note, notes });
});

it.each([
  [1, "Some text on page 4 couldn't be read, because its font doesn't say which letters it shows."],
  [
    2,
    "Some text on 2 pages, such as page 4, couldn't be read, because its font doesn't say which letters it shows.",
  ],
])("names the first of %i pages with unreadable text", (n, note) =>
  expect(noted(inEnglish, [{ code: "unreadable_text", params: { n, page: 4 } }]).note).toBe(note),
);

it("says nothing of a result without notes, and asks for no language", () => {
  const listener = {
    get language(): never {
      throw new Error("Nobody needs it.");
    },
  };
  expect(noted(listener, [])).toEqual({});
});
