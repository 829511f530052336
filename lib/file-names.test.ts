import { expect, it } from "vitest";
import { numberNames, splitName, typedName, uniqueNames } from "./file-names";

it.each([
  [
    ["a.jpg", "b.jpg"],
    ["a.jpg", "b.jpg"],
  ],
  [
    ["a.jpg", "a.jpg", "A.JPG"],
    ["a.jpg", "a (2).jpg", "A (3).JPG"],
  ],
  [
    ["a.jpg", "a.jpg", "a (2).jpg"],
    ["a.jpg", "a (3).jpg", "a (2).jpg"],
  ],
  [
    ["photo", "photo", ".x", ".x"],
    ["photo", "photo (2)", ".x", ".x (2)"],
  ],
])("uniqueNames turns %j into %j", (names, unique) => expect(uniqueNames(names)).toEqual(unique));

it.each([
  ["a.tar.gz", ["a.tar", ".gz"]],
  ["photo", ["photo", ""]],
  [".x", [".x", ""]],
])("splitName splits %s into %j", (name, parts) => expect(splitName(name)).toEqual(parts));

it("numberNames never returns a reserved name", () =>
  expect(numberNames([["errors", ".txt"]], { reserved: ["errors.txt"] })).toEqual(["errors (2).txt"]));

it.each([
  ["Holiday 2026", "Holiday 2026.pdf"],
  ["Holiday.PDF", "Holiday.pdf"],
  ["  写真 1. ", "写真 1.pdf"],
  ["../../etc/passwd", "_.._etc_passwd.pdf"],
  ['a<b>:"c|d?*', "a_b___c_d__.pdf"],
  ["report\u202Efdp.exe\n", "reportfdp.exe.pdf"],
  ["invoice.docx", "invoice.docx.pdf"],
  ["x".repeat(300), `${"x".repeat(100)}.pdf`],
  ["", undefined],
  [" . ", undefined],
  [".pdf", undefined],
])("typedName makes %j the name %j of a PDF", (typed, name) => expect(typedName(typed, ".pdf")).toBe(name));
