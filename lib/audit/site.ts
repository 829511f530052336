import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element as a crawler without JavaScript reads it. */
type Element = { tag: string; attributes: Readonly<Record<string, string>>; text: string };

export type Page = {
  /** The path as it is spelled, with the leading slash. */
  path: string;
  html: string;
  /** In document order. */
  elements: readonly Element[];
  /** Whether it stands for a missing or broken page, which nobody finds or shares. */
  isError: boolean;
};

/** A built site as a crawler can read it. */
export type Site = {
  /** The origin that canonical links name. */
  base: URL;
  pages: ReadonlyMap<string, Page>;
  /** Date of the last change by path, from the sitemap; empty where there is none. */
  sitemap: ReadonlyMap<string, string>;
  /** Returns the file at a path that is not a page, or undefined. */
  file: (path: string) => Uint8Array | undefined;
};

/** Returns a sentence for each fault of a page. */
export type Rule = (page: Page, site: Site) => string[];

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

const textOf = (node: Node): string =>
  "value" in node && node.nodeName === "#text" ? node.value : childrenOf(node).map(textOf).join("");

/** Tags that rules look at besides everything with an id; those whose text they read. */
const tags = new Set(["title", "meta", "link", "script", "a", "img", "h1"]);
const tagsWithText = new Set(["title", "script"]);

function* walk(node: Node): Generator<Element> {
  if ("tagName" in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (tags.has(node.tagName) || "id" in attributes)
      yield { tag: node.tagName, attributes, text: tagsWithText.has(node.tagName) ? textOf(node) : "" };
  }
  for (const child of childrenOf(node)) yield* walk(child);
}

export const pageOf = (path: string, html: string): Page => ({
  path,
  html,
  elements: [...walk(parse(html))],
  isError: path.startsWith("/_") || /^\/[45]\d\d$/.test(path),
});

/** Selects the elements with a tag and these attributes. */
export const select = ({ elements }: Page, tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  elements.filter(
    (element) =>
      element.tag === tag &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  );

/** Contents of every `<meta>` with a name or property, in order. */
export const metas = (page: Page, name: string): string[] =>
  select(page, "meta")
    .filter(({ attributes }) => attributes.name === name || attributes.property === name)
    .map(({ attributes }) => attributes.content ?? "");

/** Formats bytes in kilobytes of 1,000, as browsers and Lighthouse do. */
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
