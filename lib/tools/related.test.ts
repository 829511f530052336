import { describe, expect, it } from "vitest";
import { RELATED_TOOLS_MAX } from "../limits";
import { tools } from ".";
import { placeholders } from "./placeholders";
import { popularTools, relatedTools, suggestionBadges } from "./related";

const pathsFor = (path: string) => relatedTools(path, tools).map((tool) => tool.path);

describe("related tools", () => {
  it.each([
    [
      "avif: other modern formats, and the first two PNG tools",
      "/avif-to-jpg",
      ["/webp-to-jpg", "/jpg-to-webp", "/avif-to-png", "/png-to-webp", "/jpg-to-png", "/webp-to-png"],
    ],
    [
      "avif, itself left out",
      "/avif-to-png",
      ["/webp-to-jpg", "/jpg-to-webp", "/avif-to-jpg", "/png-to-webp", "/jpg-to-png", "/webp-to-png"],
    ],
    [
      "pdf: other PDF converters, and the compressor of images",
      "/pdf-to-jpg",
      ["/image-to-pdf", "/jpg-to-pdf", "/pdf-to-word", "/pdf-to-image", "/pdf-to-png", "/compress-image"],
    ],
    [
      "pdf before heic, on a page that is still to come",
      "/heic-to-pdf",
      ["/image-to-pdf", "/jpg-to-pdf", "/pdf-to-jpg", "/pdf-to-word", "/pdf-to-image", "/compress-image"],
    ],
    ["heic", "/heic-to-jpg", ["/avif-to-jpg", "/webp-to-jpg", "/pdf-to-jpg"]],
    ["anything else", "/png-to-jpg", ["/heic-to-jpg", "/avif-to-jpg", "/webp-to-png", "/jpg-to-webp"]],
    ["anything else, itself left out", "/webp-to-png", ["/heic-to-jpg", "/avif-to-jpg", "/jpg-to-webp"]],
    ["any casing", "/Jpg-To-Jpeg", ["/heic-to-jpg", "/avif-to-jpg", "/webp-to-png", "/jpg-to-webp"]],
  ])("follow the path: %s", (_, path, expected) => {
    expect(pathsFor(path)).toEqual(expected);
  });

  it.each([...tools, ...placeholders].map(({ path }) => path))("are some, few and others on %s", (path) => {
    const paths = pathsFor(path);
    expect(paths.length).toBeGreaterThanOrEqual(3);
    expect(paths.length).toBeLessThanOrEqual(RELATED_TOOLS_MAX);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).not.toContain(path);
  });

  it.each([
    ["very-high", "high", ["Popular"]],
    ["high", "medium", ["Trending"]],
    ["medium", "high", ["Useful"]],
    ["high", "low", ["Trending", "Featured"]],
  ] as const)("of %s demand and %s competition are %j", (demand, competition, badges) => {
    expect(suggestionBadges({ demand, competition })).toEqual(badges);
  });
});

it("offers the six most popular tools", () => {
  expect(popularTools(tools).map(({ path }) => path)).toEqual([
    "/heic-to-jpg",
    "/pdf-to-jpg",
    "/compress-image",
    "/avif-to-jpg",
    "/webp-to-png",
    "/image-to-pdf",
  ]);
});
