import { describe, expect, it } from "vitest";
import { RELATED_TOOLS_MAX } from "../limits";
import { english } from "../site/site";
import { type Entry, placeholders } from ".";
import { choicesOf } from "./choices";
import { alternativeTools, popularTools, relatedTools, suggestionBadges, variantsFor } from "./related";
import { specifiedTools } from "./testing";

const { findEntry, registry } = english;

const pathsOf = (entries: readonly Entry[]) => entries.map(({ tool }) => tool.path);
const entryAt = (path: string) => findEntry(path) ?? expect.fail(`There is no tool at ${path}.`);

describe("related tools", () => {
  it.each([
    [
      "avif: other modern formats, then the first two PNG tools",
      "/avif-to-jpg",
      ["/webp-to-jpg", "/jpg-to-webp", "/avif-to-png", "/png-to-webp", "/jpg-to-png", "/webp-to-png"],
    ],
    [
      "avif, without the page itself",
      "/avif-to-png",
      ["/webp-to-jpg", "/jpg-to-webp", "/avif-to-jpg", "/png-to-webp", "/jpg-to-png", "/webp-to-png"],
    ],
    [
      "pdf: other PDF converters, then the image compressor",
      "/pdf-to-jpg",
      ["/image-to-pdf", "/jpg-to-pdf", "/pdf-to-word", "/pdf-to-image", "/pdf-to-png", "/compress-image"],
    ],
    [
      "pdf before heic, on a placeholder",
      "/heic-to-pdf",
      ["/image-to-pdf", "/jpg-to-pdf", "/pdf-to-jpg", "/pdf-to-word", "/pdf-to-image", "/compress-image"],
    ],
    ["heic", "/heic-to-jpg", ["/avif-to-jpg", "/webp-to-jpg", "/pdf-to-jpg"]],
    ["anything else", "/png-to-jpg", ["/heic-to-jpg", "/avif-to-jpg", "/webp-to-png", "/jpg-to-webp"]],
    [
      "anything else, without the page itself",
      "/webp-to-png",
      ["/heic-to-jpg", "/avif-to-jpg", "/jpg-to-webp"],
    ],
    ["any casing", "/Jpg-To-Jpeg", ["/heic-to-jpg", "/avif-to-jpg", "/webp-to-png", "/jpg-to-webp"]],
  ])("follow the path: %s", (_, path, expected) => {
    expect(pathsOf(relatedTools(path, specifiedTools))).toEqual(expected);
  });

  it("are the other tools for pages, where pages are arranged", () => {
    expect(pathsOf(relatedTools("/Split-PDF", registry))).toEqual([
      "/merge-pdf",
      "/organize-pdf",
      "/rotate-pdf",
      "/delete-pdf-pages",
      "/extract-pdf-pages",
      "/compress-pdf",
    ]);
  });

  it("are 3 to 6 different tools on every page, never the page itself", () => {
    for (const path of [...pathsOf(registry), ...placeholders.map((placeholder) => placeholder.path)]) {
      const paths = pathsOf(relatedTools(path, registry));
      expect(paths.length).toBeGreaterThanOrEqual(3);
      expect(paths.length).toBeLessThanOrEqual(RELATED_TOOLS_MAX);
      expect(paths).toEqual([...new Set(paths)]);
      expect(paths).not.toContain(path);
    }
  });

  it("have a badge for their demand, and one where there is little competition", () => {
    expect(suggestionBadges({ demand: "medium", competition: "high" })).toEqual(["medium"]);
    expect(suggestionBadges({ demand: "high", competition: "low" })).toEqual(["high", "featured"]);
  });
});

it("the most popular tools are on the site", () => expect(popularTools(registry)).toHaveLength(6));

describe("alternative tools", () => {
  const alternativesOn = (path: string, all = specifiedTools) => alternativeTools(entryAt(path).tool, all);

  it.each([
    ["/heic-to-png", "jpg", "JPG to PNG"],
    ["/heic-to-png", "webp", "WEBP to PNG"],
    ["/heic-to-jpg", "png", "PNG to JPG"],
    ["/png-to-webp", "jpg", "JPG to WEBP"],
    ["/jpg-to-gif", "tiff", "Image Converter"],
    ["/compress-image", "gif", "Image Converter"],
    ["/compress-image", "pdf", "Compress PDF"],
    ["/jpg-to-pdf", "png", "Image to PDF"],
  ] as const)("on %s, a %s file leads to %s", (path, format, name) =>
    expect(alternativesOn(path)[format]).toMatchObject({ name }),
  );

  it("are those that a page names, of the formats that they take", () => {
    expect(alternativesOn("/pdf-to-word", registry).jpg).toMatchObject({ name: "Image to Text" });
    expect(alternativesOn("/pdf-to-image", registry).jpg).toMatchObject({ name: "Image to PDF" });
    expect(alternativesOn("/pdf-to-csv", registry).jpg).toMatchObject({ name: "Image to Excel" });
    expect(alternativesOn("/ocr-pdf", registry).jpg).toMatchObject({ name: "Image to Text" });
    expect(alternativesOn("/image-to-text", registry).pdf).toMatchObject({ name: "OCR PDF" });
    expect(alternativesOn("/compress-pdf", registry).webp).toMatchObject({ name: "Compress Image" });
    expect(alternativesOn("/compress-pdf", registry).bmp).not.toMatchObject({ name: "Compress Image" });
    expect(alternativesOn("/unlock-pdf", registry).jpg).toBe("none");
    expect(alternativesOn("/remove-exif", registry).pdf).toBe("none");
    expect(alternativesOn("/remove-exif", registry).bmp).not.toBe("none");
  });

  it("leave out the format that the page takes itself", () => {
    expect(alternativesOn("/jpeg-to-jpg").jpg).toBeUndefined();
    expect(alternativesOn("/heic-to-webp").heic).toBeUndefined();
  });

  it("take the other extensions of the page's own format", () =>
    expect(alternativesOn("/heic-to-png").heic).toEqual({
      path: "/image-compressor#png",
      name: "Image Converter",
      own: true,
    }));

  it("mark the format that the page makes", () => {
    expect(alternativesOn("/heic-to-jpg").jpg).toBe("made");
    expect(alternativesOn("/Jpg-to-jpeg").jpg).toBeUndefined();
  });
});

describe("variants of a tool", () => {
  const jpgToPng = entryAt("/jpg-to-png");
  const main: Entry = { ...jpgToPng, words: { ...jpgToPng.words, variantsHeading: "Popular sizes" } };
  const variantAt = (path: `/${string}`): Entry => ({
    ...jpgToPng,
    tool: { ...jpgToPng.tool, path, variantOf: main.tool.path },
  });
  const [small, large] = [variantAt("/jpg-to-small-png"), variantAt("/jpg-to-large-png")];
  const others = specifiedTools.filter(({ tool }) => tool.path !== main.tool.path);
  const all = [small, ...others, main, large];

  it.each([
    ["the main tool", main],
    ["a variant", large],
  ])("are listed on the page of %s", (_, { tool }) => {
    expect(variantsFor(tool, all)).toEqual({ heading: "Popular sizes", main, variants: [small, large] });
  });

  it("are not listed on other pages", () => {
    expect(variantsFor(entryAt("/png-to-jpg").tool, all)).toBeUndefined();
  });

  it("are suggested nowhere else", () => {
    for (const { tool } of all) {
      expect(pathsOf(relatedTools(tool.path, all))).not.toContain(small.tool.path);
      expect(alternativeTools(tool, all)).toEqual(alternativeTools(tool, [...others, main]));
    }
    expect(choicesOf(all)).toEqual(choicesOf([...others, main]));
  });
});
