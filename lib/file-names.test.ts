import { expect, it } from "vitest";
import { numberNames, splitName, uniqueNames } from "./file-names";

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
