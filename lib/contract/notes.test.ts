import { expect, it } from "vitest";
import { oneOfSeveral } from "./notes";

it.each([
  ["gif", "This animation has 3 frames; you get the first."],
  ["tiff", "This file holds 3 pictures; you get the first."],
  ["heic", "This file holds 3 pictures; you get the main one."],
] as const)("says which of several pictures of a %s a still result shows", (from, note) => {
  expect(oneOfSeveral(from, 3)).toBe(note);
});
