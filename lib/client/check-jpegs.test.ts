import { expect, it } from "vitest";
import { fileLimits } from "../limits";
import { tool as jpegToJpg } from "../tools/jpeg-to-jpg/tool";
import { checkJpegs } from "./check-jpegs";

const file = (name: string, bytes: number, type = "") => new File([new Uint8Array(bytes)], name, { type });
const check = (...files: File[]) => {
  const { valid, refused } = checkJpegs(files, jpegToJpg, "drop");
  return { valid: valid.map(({ name }) => name), said: refused.map(({ problem }) => problem.text) };
};

it("takes JPEGs by type or by name, in any casing, up to the limit", () =>
  expect(
    check(
      file("a.jpeg", 1),
      file("B.JPG", 1),
      file("c", 1, "image/jpeg"),
      file("d.jpeg", fileLimits.jpegToJpg),
    ),
  ).toEqual({ valid: ["a.jpeg", "B.JPG", "c", "d.jpeg"], said: [] }));

it("names each that is another kind, too large or empty, once, and keeps the rest", () =>
  expect(
    check(
      file("notes.txt", 0),
      file("large.jpeg", fileLimits.jpegToJpg + 1),
      file("good.jpeg", 1),
      file("empty.jpeg", 0),
    ),
  ).toEqual({
    valid: ["good.jpeg"],
    said: ["notes.txt is not a JPEG file", "large.jpeg is too large (max 10MB)", "empty.jpeg is empty"],
  }));
