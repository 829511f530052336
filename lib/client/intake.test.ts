import { describe, expect, it } from "vitest";
import { fileLimits } from "../limits";
import { english } from "../site/site";
import { accepts, type FileSource, refusesType } from "../tools/accept";
import { behaviors } from "../tools/behavior";
import { problems } from "./errors";
import { sortFiles, withType } from "./intake";
import { say } from "./testing";

const { findEntry } = english;

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
    ["no image that nothing can read", images, "a.xcf", "image/x-xcf", false],
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
const sorted = (path: string, files: File[], source: FileSource = "drop", listed = 0) => {
  const { tool, words } = findEntry(path) ?? expect.fail(`There is no tool at ${path}.`);
  const rules = { accept: tool.accept, messages: words.messages, behavior: behaviors[tool.screen] };
  const { taken, refusals } = sortFiles(files, source, rules, listed, problems(say));
  return {
    valid: taken.map(({ name }) => name),
    said: refusals.map(({ problem }) => problem.text),
    refusals,
  };
};
const acceptOf = (path: string) =>
  findEntry(path)?.tool.accept ?? expect.fail(`There is no tool at ${path}.`);
const check = (...files: File[]) => {
  const { valid, said } = sorted("/jpeg-to-jpg", files);
  return { valid, said };
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

it("says that there is no valid file where none is left", () =>
  expect(check(file("notes.txt", 1)).said.at(-1)).toBe(
    "No valid JPEG files found. Please select JPEG files (max 10MB each).",
  ));

it("names every reason of a file on the advanced page", () => {
  const { valid, said } = sorted("/png-to-jpg", [
    file("large.txt", fileLimits.advancedPng + 1),
    file("a.png", 1),
  ]);
  expect(said).toEqual(["large.txt is not a PNG file", "large.txt exceeds 10MB limit"]);
  expect(valid).toEqual(["a.png"]);
});

it("fills the list up to its limit, and counts what is left out", () => {
  const photos = ["a.jpg", "b.jpg", "c.jpg"].map((name) => file(name, 1));
  const { valid, refusals } = sorted("/jpg-to-webp", photos, "select", 19);
  expect(valid).toEqual(["a.jpg"]);
  expect(refusals.map(({ problem }) => problem.detail)).toEqual(["2 files were left out."]);
});

it("keeps the first of several PDFs, and names the others with the wrong files", () => {
  const pdf = (name: string) => file(name, 1, "application/pdf");
  expect(sorted("/pdf-to-jpg", [pdf("a.pdf"), pdf("b.pdf")])).toMatchObject({
    valid: ["a.pdf"],
    refusals: [{ problem: { refused: { names: ["b.pdf"], kept: true } } }],
  });
  expect(sorted("/pdf-to-jpg", [file("notes.txt", 1), pdf("a.pdf"), pdf("b.pdf")])).toMatchObject({
    valid: ["a.pdf"],
    refusals: [{ problem: { refused: { names: ["notes.txt", "b.pdf"] } } }],
  });
});

it("says the specified sentence about a PDF that is too large, and the real limit", () =>
  expect(
    sorted("/pdf-to-jpg", [file("a.pdf", fileLimits.pdf + 1, "application/pdf")]).refusals,
  ).toMatchObject([
    { problem: { text: "File size exceeds 50MB limit", detail: "This tool takes files up to 10 MB." } },
  ]));

it("says the limit also where others are left out for their format", () =>
  expect(
    sorted("/image-compressor", [file("a.png", 1), file("notes.txt", 1), file("b.png", 20 * 2 ** 20 + 1)])
      .refusals,
  ).toMatchObject([
    { problem: { refused: { names: ["notes.txt", "b.png"] }, detail: "Each file can be up to 20 MB." } },
  ]));

it.each([
  ["photo.heic", "image/heic"],
  ["PHOTO.WEBP", "image/webp"],
  ["texture.tga", "image/x-tga"],
  ["poster.psb", "image/vnd.adobe.photoshop"],
  ["photo.heif", "image/heif"],
  ["notes.txt", ""],
  ["heic", ""],
])("gives %s without a type the type '%s'", (name, type) => expect(withType(file(name, 1)).type).toBe(type));

it.each([
  ["/png-to-jpg", "image/png", false],
  ["/png-to-jpg", "image/jpeg", true],
  ["/png-to-jpg", "", false],
  ["/jpg-to-webp", "image/jpeg", false],
  ["/jpg-to-webp", "image/png", true],
])("knows during a drag whether %s refuses the type '%s'", (path, type, refused) =>
  expect(refusesType(acceptOf(path), type)).toBe(refused),
);

it("keeps a type that the browser has given", () =>
  expect(withType(file("photo.heic", 1, "image/jpeg")).type).toBe("image/jpeg"));
