import { expect, it } from "vitest";
import { oneOfSeveral } from "./notes";

it.each([
  ["gif", "first_frame"],
  ["tiff", "first_picture"],
  ["heic", "main_picture"],
] as const)("says which of several pictures of a %s a still result shows", (from, code) => {
  expect(oneOfSeveral(from, 3)).toEqual({ code, params: { n: 3 } });
});
