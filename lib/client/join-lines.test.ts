import { expect, test } from "vitest";
import { joinLines } from "./join-lines";

test.each([
  ["joins lines with a space", "one\ntwo\nthree", "one two three"],
  ["keeps paragraphs apart", "one\ntwo\n\nthree\nfour\n", "one two\n\nthree four\n"],
  ["keeps the items of a list", "To do:\n- call\nhome\n2. write", "To do:\n- call home\n2. write"],
  ["puts hyphenated words together", "the deliv-\nery of E-\nMail", "the delivery of E-Mail"],
  ["writes Japanese without spaces", "これは文\n章です", "これは文章です"],
])("%s", (_, text, joined) => expect(joinLines(text)).toBe(joined));
