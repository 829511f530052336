import { describe, expect, it } from "vitest";
import { placeholders, tools } from "../tools";
import {
  companyLinks,
  deadLinks,
  footerGroups,
  type MenuItem,
  menuGroups,
  mobileLinks,
  mobilePopular,
  supportLinks,
} from "./navigation";
import { pages } from "./pages";

const pathsOf = (items: readonly MenuItem[]) => items.map(({ path }) => path);
const itemsOf = (id: string) => menuGroups.find((group) => group.id === id)?.items ?? [];
const inMenus = menuGroups.flatMap(({ items }) => items);
const routes = new Set<string>(pathsOf([...tools, ...placeholders, ...pages]));

describe("the header", () => {
  it("has the six menus in their order", () => {
    expect(menuGroups.map(({ name }) => name)).toEqual([
      "Most Popular",
      "Iphone Formats",
      "Web Formats",
      "PDF Tools",
      "Other Formats",
      "Utilities",
    ]);
  });

  it("leads to every tool and placeholder", () => {
    expect(pathsOf([...tools, ...placeholders]).filter((path) => !pathsOf(inMenus).includes(path))).toEqual(
      [],
    );
  });

  it("keeps the five links that have no page, and says so of them alone", () => {
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

  it("has /compress-image as its compressor", () => {
    expect(pathsOf(itemsOf("utilities"))).toContain("/compress-image");
    expect(pathsOf(itemsOf("utilities"))).not.toContain("/image-compressor");
  });

  it.each(menuGroups)("names nothing twice under $name", ({ items }) => {
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
  ])("lists what %s means", (id, paths) => {
    expect(pathsOf(itemsOf(id))).toEqual(paths);
  });

  it("says how many look for what has a label", () => {
    expect(inMenus.find(({ path }) => path === "/png-to-jpg")?.searches).toBe("1.2M+");
    expect(inMenus.find(({ path }) => path === "/image-to-pdf")?.searches).toBe("896K+");
    expect(inMenus.find(({ path }) => path === "/jpg-to-gif")).not.toHaveProperty("searches");
  });

  it("begins on a phone with the first four popular tools and two ways on", () => {
    expect(mobilePopular).toEqual(itemsOf("popular").slice(0, 4));
    expect(mobileLinks).toEqual({
      help: { path: "/contact", name: "Need Help?" },
      start: { path: "/png-to-jpg", name: "Start Converting Now" },
    });
  });
});

describe("the footer", () => {
  it("has every tool once", () => {
    const listed = footerGroups.flatMap(({ items }) => pathsOf(items));
    expect(listed.toSorted()).toEqual(pathsOf(tools).toSorted());
  });

  it("has help, and the pages about us that are still to come", () => {
    expect(pathsOf(supportLinks)).toEqual(["/faq", "/contact"]);
    expect(pathsOf(companyLinks)).toEqual(["/about", "/privacy-policy", "/terms-of-service"]);
  });
});

it("leads nowhere but to pages and to the links that are known to be dead", () => {
  const all = [...inMenus, ...Object.values(mobileLinks), ...supportLinks, ...companyLinks];
  const known = new Set([...routes, ...pathsOf(deadLinks)]);
  expect(pathsOf(all).filter((path) => !known.has(path))).toEqual([]);
});
