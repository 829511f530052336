import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** An element as a crawler without JavaScript sees it. */
export type Element = { tag: string; attributes: Readonly<Record<string, string>>; text: string };

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

const textOf = (node: Node): string =>
  "value" in node && node.nodeName === "#text" ? node.value : childrenOf(node).map(textOf).join("");

/** What rules look at, beside what can be linked to; and of which of it they read the text. */
const looked = new Set(["title", "meta", "link", "script", "a", "img", "h1"]);
const read = new Set(["title", "script"]);

function* walk(node: Node): Generator<Element> {
  if ("tagName" in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (looked.has(node.tagName) || "id" in attributes)
      yield { tag: node.tagName, attributes, text: read.has(node.tagName) ? textOf(node) : "" };
  }
  for (const child of childrenOf(node)) yield* walk(child);
}

/** Elements of a document in its order, as far as some rule needs them. */
export const elementsOf = (html: string): Element[] => [...walk(parse(html))];
