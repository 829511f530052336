import { expect, it } from "vitest";
import { translations as others } from "../../words/languages";
import { hashOf, marked, staleOf } from "./made-from";

const before = { "a.ts": "1", "b.ts": "1" };
const after = { "a.ts": "2", "b.ts": "1" };
const made = marked({}, before, others);

it("keeps one hash for each file that all languages are translated from", () => {
  expect(made).toEqual({ en: before });
  expect(staleOf(made, before)).toEqual([]);
});

it("names the languages of a file that has changed in English, until they are marked", () => {
  expect(staleOf(made, after)).toEqual([["a.ts", others]]);
  const one = marked(made, after, ["de"]);
  expect(one).toEqual({ en: before, de: { "a.ts": "2" } });
  expect(staleOf(one, after)).toEqual([["a.ts", others.filter((language) => language !== "de")]]);
  expect(marked(one, after, others)).toEqual({ en: after });
});

it("names a new file, and forgets one that is gone", () => {
  const next = { "b.ts": "1", "c.ts": "1" };
  expect(staleOf(made, next)).toEqual([["c.ts", others]]);
  expect(marked(made, next, others)).toEqual({ en: next });
});

it("sees no change in comments and format", () => {
  expect(hashOf('/** A. */\nexport const a = {\n  // B.\n  b: "c" };')).toBe(
    hashOf('export const a = {\nb: "c"\n};'),
  );
  expect(hashOf('"http://a"')).not.toBe(hashOf('"http://b"'));
});
