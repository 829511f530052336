import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { Language } from "../../words/languages";

/** An element as a crawler without JavaScript reads it. */
type Element = { tag: string; attributes: Readonly<Record<string, string>>; text: string };

export type Page = {
  /** The path as it is spelled, with the leading slash. */
  path: string;
  language: Language;
  html: string;
  /** What its main part says, a line for each paragraph, heading or cell; without the suggested tools. */
  text: string;
  /** The same without code and keys, which are in no language. */
  prose: string;
  /** What attributes say to people: names of controls and alternative texts, each once. Words in other languages are left out. */
  labels: readonly string[];
  /** In document order. */
  elements: readonly Element[];
  /** Whether it stands for a missing or broken page, which nobody finds or shares. */
  isError: boolean;
};

/** What the sitemap says of a path. */
export type SitemapEntry = {
  /** Day of the last change; empty where there is none. */
  date: string;
  /** Addresses of the page in each language, by hreflang. */
  alternates: Readonly<Record<string, string>>;
};

/** A built site as a crawler can read it. */
export type Site = {
  /** The origin that canonical links name. */
  base: URL;
  pages: ReadonlyMap<string, Page>;
  sitemap: ReadonlyMap<string, SitemapEntry>;
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
const tags = new Set(["html", "title", "meta", "link", "option", "script", "a", "h1"]);
const tagsWithText = new Set(["title", "script", "a"]);

const labelAttributes = new Set(["aria-label", "alt", "title", "placeholder"]);

const inline = new Set(["a", "bdi", "code", "em", "kbd", "span", "strong"]);
const unread = new Set(["script", "style", "template", "svg"]);
const isRelated = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  attrs.some(({ name, value }) => name === "aria-labelledby" && value === "related");

const code = new Set(["code", "kbd", "pre"]);

/** The words of a node; those of each element that is not inline are a line of their own. @param without tags to leave out */
function linesOf(node: Node, without?: ReadonlySet<string>): string {
  if ("value" in node && node.nodeName === "#text") return node.value;
  if ("tagName" in node && (unread.has(node.tagName) || without?.has(node.tagName) || isRelated(node)))
    return "";
  const words = childrenOf(node)
    .map((child) => linesOf(child, without))
    .join("");
  return "tagName" in node && inline.has(node.tagName) ? words : `\n${words}\n`;
}

function findMain(node: Node): Node | undefined {
  if ("tagName" in node && node.tagName === "main") return node;
  for (const child of childrenOf(node)) {
    const main = findMain(child);
    if (main) return main;
  }
  return undefined;
}

function mainTextOf(document: Node, without?: ReadonlySet<string>): string {
  const main = findMain(document);
  return main
    ? linesOf(main, without)
        .replace(/\s*\n\s*/g, "\n")
        .trim()
    : "";
}

function* walk(node: Node): Generator<Element> {
  if ("tagName" in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (tags.has(node.tagName) || "id" in attributes)
      yield { tag: node.tagName, attributes, text: tagsWithText.has(node.tagName) ? textOf(node) : "" };
  }
  for (const child of childrenOf(node)) yield* walk(child);
}

function* labelsOf(node: Node): Generator<string> {
  if ("tagName" in node) {
    if (node.tagName !== "html" && node.attrs.some(({ name }) => name === "lang")) return;
    for (const { name, value } of node.attrs)
      if (labelAttributes.has(name) && value.trim()) yield value.trim();
  }
  for (const child of childrenOf(node)) yield* labelsOf(child);
}

const errorPath = /(?:^\/_|\/[45]\d\d$)/;

/** @param path with the language first, except in English */
export function pageOf(path: string, html: string, language: Language = "en"): Page {
  const document = parse(html);
  return {
    path,
    language,
    html,
    text: mainTextOf(document),
    prose: mainTextOf(document, code),
    labels: [...new Set(labelsOf(document))],
    elements: [...walk(document)],
    isError: errorPath.test(path),
  };
}

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
