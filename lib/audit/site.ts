import { type Element, elementsOf } from "./html";

export type Page = {
  /** As it is spelled, with its slash. */
  path: string;
  html: string;
  elements: readonly Element[];
  /** What stands in for a page that is not there, or broke: nothing that is found or shared. */
  isError: boolean;
};

/** A built site as a crawler can read it. */
export type Site = {
  /** Where it lives; canonical links name it. */
  base: URL;
  pages: ReadonlyMap<string, Page>;
  /** Day of the last change by path, as the sitemap has it; empty where it has none. */
  sitemap: ReadonlyMap<string, string>;
  /** What is at a path that is no page, or undefined. */
  file: (path: string) => Uint8Array | undefined;
};

/** A rule has a sentence for everything about a page that is not as it should be. */
export type Rule = (page: Page, site: Site) => string[];

export const pageOf = (path: string, html: string): Page => ({
  path,
  html,
  elements: elementsOf(html),
  isError: path.startsWith("/_") || /^\/[45]\d\d$/.test(path),
});

/** Elements of a tag whose attributes are those given. */
export const select = ({ elements }: Page, tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  elements.filter(
    (element) =>
      element.tag === tag &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  );

/** Contents of the `<meta>` of a name or property, in their order. */
export const metas = (page: Page, name: string): string[] =>
  select(page, "meta")
    .filter(({ attributes }) => attributes.name === name || attributes.property === name)
    .map(({ attributes }) => attributes.content ?? "");

export const isNoindex = (page: Page) => metas(page, "robots").some((content) => content.includes("noindex"));

/** Kilobytes, as browsers and Lighthouse count them. */
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
