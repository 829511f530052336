import { describe, expect, it } from "vitest";
import { placeholders, tools } from "../tools";
import { linkTo } from "../tools/related";
import { specifiedTools } from "../tools/testing";
import { type MenuItem, navigationIn } from "./navigation";
import { pagesIn } from "./pages";
import { english } from "./site";

const { mainTools } = english;
const { companyLinks, deadLinks, footerGroups, menuGroups, mobileLinks, supportLinks } =
  navigationIn(english);
const { pages } = pagesIn(english);

const pathsOf = (items: readonly Pick<MenuItem, "path">[]) => items.map(({ path }) => path);
const itemsOf = (id: string) => menuGroups.find((group) => group.id === id)?.items ?? [];
const inMenus = menuGroups.flatMap(({ items }) => items);
const routes = new Set<string>(pathsOf([...tools, ...placeholders, ...pages]));

describe("the header", () => {
  it("links to every tool and placeholder", () => {
    expect(
      pathsOf([...mainTools.map(linkTo), ...placeholders]).filter((path) => !pathsOf(inMenus).includes(path)),
    ).toEqual([]);
  });

  it("keeps the five specified links without a page, and marks only those", () => {
    expect(pathsOf(deadLinks).toSorted()).toEqual([
      "/about",
      "/image-convert",
      "/image-resizer",
      "/privacy-policy",
      "/terms-of-service",
    ]);
    expect(inMenus.filter(({ state }) => state === "nowhere")).toEqual(deadLinks);
    expect(pathsOf(deadLinks).filter((path) => routes.has(path))).toEqual([]);
  });

  it("links to /compress-image as the compressor", () => {
    expect(pathsOf(itemsOf("utilities"))).toContain("/compress-image");
    expect(pathsOf(itemsOf("utilities"))).not.toContain("/image-compressor");
  });

  it.each([
    ["popular", ["/image-compressor", "/image-to-text", "/resize-image"]],
    ["utilities", ["/resize-image", "/image-to-text"]],
    ["other", ["/image-compressor", "/image-to-text"]],
  ])("also has under %s what people look for there", (id, paths) => {
    expect(pathsOf(itemsOf(id))).toEqual(expect.arrayContaining(paths));
  });

  it.each(menuGroups)("repeats no path and no name under $name", ({ items }) => {
    for (const values of [pathsOf(items), items.map(({ name }) => name)])
      expect(values).toEqual([...new Set(values)]);
  });

  it.each([
    ["iphone", ["/heic-to-jpg", "/heic-to-png", "/heic-to-pdf"]],
    ["web", ["/webp-to-jpg", "/webp-to-png", "/jpg-to-webp", "/avif-to-jpg", "/avif-to-png", "/png-to-webp"]],
    [
      "other",
      ["/png-to-jpg", "/jpg-to-png", "/jpg-to-gif", "/jpeg-to-jpg", "/Jpg-to-jpeg", "/image-compressor"],
    ],
  ])("lists under %s the specified tools of its formats", (id, paths) => {
    const specified = pathsOf([...specifiedTools.map(linkTo), ...placeholders]);
    expect(pathsOf(itemsOf(id)).filter((path) => specified.includes(path))).toEqual(paths);
  });
});

describe("the footer", () => {
  it("links to every tool once", () => {
    const listed = footerGroups.flatMap(({ items }) => pathsOf(items));
    expect(listed.toSorted()).toEqual(pathsOf(mainTools.map(linkTo)).toSorted());
  });
});

it("links only to pages, and to the specified links without one", () => {
  const all = [...inMenus, ...Object.values(mobileLinks), ...supportLinks, ...companyLinks];
  const known = new Set([...routes, ...pathsOf(deadLinks)]);
  expect(pathsOf(all).filter((path) => !known.has(path))).toEqual([]);
});
