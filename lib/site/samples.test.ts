import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { openPicture } from "../engine/image/pipeline";
import { type FormatId, formats, type TileId, tiles } from "../formats";
import { sniffFormat } from "../sniff";
import { tools } from "../tools";
import type { AcceptRule, Tool } from "../tools/types";
import { sampleFor, samples } from "./samples";

const FILE_BYTES = 400_000;
const TOTAL_BYTES = 1_500_000;

const place = (path: string) => fileURLToPath(new URL(`../../public${path}`, import.meta.url));
const read = (path: string) => readFileSync(place(path));

describe.each(Object.entries(samples))("the sample %s", (format, { path, name }) => {
  const bytes = read(path);

  it("is a file of its format, with its name and of a size that loads quickly", () => {
    expect(sniffFormat(bytes)).toBe(format);
    expect(name).toBe(`sample.${formats[format as FormatId].extensions[0]}`);
    expect(bytes.length).toBeLessThan(FILE_BYTES);
  });
});

const stills = Object.entries(samples).filter(([format]) => format !== "pdf" && format !== "gif");

it.each(stills)(
  "the sample %s has 1600 x 1200 pixels, which are transparent only in the PNG and the SVG",
  async (format, { path }) => {
    const picture = await openPicture({ input: place(path), limits: { megapixels: 2, frames: 1 } });
    expect(picture).toMatchObject({
      width: 1600,
      height: 1200,
      hasAlpha: ["png", "svg"].includes(format),
      bits: 8,
    });
  },
);

it("the sample GIF moves", async () => {
  const picture = await openPicture({
    input: place(samples.gif.path),
    limits: { megapixels: 10, frames: 20 },
  });
  expect(picture).toMatchObject({ width: 480, height: 360, frames: 20 });
});

it("the sample TIFF has two pages", async () => {
  const picture = await openPicture({
    input: place(samples.tiff.path),
    limits: { megapixels: 2, frames: 1 },
  });
  expect(picture.frames).toBe(2);
});

it("the sample PDF has three pages", async () =>
  expect((await PDFDocument.load(read(samples.pdf.path))).getPageCount()).toBe(3));

it(`the samples have at most ${TOTAL_BYTES} bytes together`, () => {
  const sizes = Object.values(samples).map(({ path }) => read(path).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(TOTAL_BYTES);
});

it.each(tools)("there is a sample that $path takes from its picker", ({ from, accept }: Tool) => {
  const { path, name } = sampleFor(from) ?? { path: "", name: "" };
  const format = sniffFormat(read(path));
  const { types, endings }: AcceptRule = accept.selected ?? accept;
  const byType = format !== null && types.some((type) => formats[format].mime.startsWith(type));
  expect(byType || endings.some((ending) => name.endsWith(ending))).toBe(true);
});

it("there is none for what no tool takes", () => {
  const without: TileId[] = (Object.keys(tiles) as TileId[]).filter((tile) => !sampleFor(tile));
  expect(without).toEqual(["jxl", "jp2", "raw", "bmp", "ico", "tga", "psd", "docx", "txt", "zip"]);
});
