import type { Article, Block } from "./types";

/** A piece of a text: words as they are, or words that lead to a path of the site. */
export type Part = string | { words: string; path: string };

const link = /\[([^\][]+)\]\((\/[^\s()]*)\)/g;

/** Takes a text with `[words](/path)` apart, in its order; brackets of any other kind are words. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: words = "", 2: path = "" } of text.matchAll(link)) {
    if (index > at) parts.push(text.slice(at, index));
    parts.push({ words, path });
    at = index + whole.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** The words alone, for whoever shows no links. */
export const plainText = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");

function textsOfBlock(block: Block): readonly string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  return [block.caption, ...block.head, ...block.rows.flat()];
}

/** All texts of an article but its headings, in the order they are read. */
export const textsOf = ({ sections, questions }: Article): string[] => [
  ...sections.flatMap(({ blocks }) => blocks.flatMap(textsOfBlock)),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];
