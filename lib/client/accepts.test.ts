import { describe, expect, it } from "vitest";
import { fileLimits } from "../limits";
import { tool as jpegToJpg } from "../tools/jpeg-to-jpg/tool";
import { accepts, checkJpegs } from "./accepts";

const heic = { types: ["image/heic"], endings: [".heic"] };
const images = { types: ["image/"], endings: [] };
const jpg = { types: ["image/jpeg", "image/jpg"], endings: [] };

describe("a page accepts", () => {
  it.each([
    ["a HEIC by its type", heic, "photo", "image/heic", true],
    ["a HEIC by its name, as iOS sends it without a type", heic, "IMG_1.HEIC", "", true],
    ["no JPEG among HEICs", heic, "photo.jpg", "image/jpeg", false],
    ["a JPEG by its type, whatever its name", jpg, "photo.bin", "image/JPEG", true],
    ["no JPEG by its name alone", jpg, "photo.jpg", "", false],
    ["any image where all are taken", images, "x", "image/x-odd", true],
    ["nothing that only looks like an image", images, "image", "text/plain", false],
  ])("%s", (_, rule, name, type, taken) =>
    expect(accepts(rule, new File(["x"], name, { type }), "drop")).toBe(taken),
  );

  it("selected files by their own rule, where there is one", () => {
    const rule = { ...jpg, selected: { types: [], endings: [".jpg"] } };
    const file = new File(["x"], "photo.jpeg", { type: "image/jpeg" });
    expect(accepts(rule, file, "drop")).toBe(true);
    expect(accepts(rule, file, "select")).toBe(false);
  });
});

const file = (name: string, bytes: number, type = "") => new File([new Uint8Array(bytes)], name, { type });
const check = (...files: File[]) => {
  const { valid, refused } = checkJpegs(files, jpegToJpg, "drop");
  return { valid: valid.map(({ name }) => name), said: refused.map(({ problem }) => problem.text) };
};

it("accepts JPEGs by type or by name, in any casing, up to the limit", () =>
  expect(
    check(
      file("a.jpeg", 1),
      file("B.JPG", 1),
      file("c", 1, "image/jpeg"),
      file("d.jpeg", fileLimits.jpegToJpg),
    ),
  ).toEqual({ valid: ["a.jpeg", "B.JPG", "c", "d.jpeg"], said: [] }));

it("names each file of a wrong format, too large or empty once, and keeps the rest", () =>
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
