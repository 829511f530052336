import { unaccented } from "../words/unaccented";

/** The guide below a tool. Any text in it may hold links to other pages, as `[words](/path)`; see {@link partsOf}. */
export type Article = { sections: readonly Section[]; questions: readonly Question[] };

type Section = { heading: string; blocks: readonly Block[] };

/** A paragraph, a list, a table or a figure. */
export type Block = string | List | Table | Figure;

type List = { list: readonly string[] };

/** Each row has as many cells as the head; its first cell names the row. */
export type Table = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** Pictures side by side, the first of which the others are compared with. */
export type Figure = {
  caption: string;
  pictures: readonly FigurePicture[];
  /** Below each other on phones, to show their detail. */
  large?: true;
};

/** A picture in `public`, and the size of its file in bytes. */
export type FigurePicture = {
  path: string;
  label: string;
  alt: string;
  width: number;
  height: number;
  bytes: number;
  /** Shown on squares, which show through. */
  transparent?: true;
};

/** Number of sections from which an article has a list of them. */
const LONG = 5;

/** Whether an article needs a list of its sections. */
export const isLong = ({ sections }: Article): boolean => sections.length >= LONG;

/**
 * Id of a section, from its heading: 'What is an AVIF file?' is 'what-is-an-avif-file', 'Größe' 'grosse'. Letters of other
 * scripts stay.
 */
export const anchorOf = (heading: string): string =>
  unaccented(heading)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export type Question = { question: string; answer: string };

/** A piece of text: plain words, or words that link to a path of the site. */
export type Part = string | { words: string; path: string };

const link = /\[([^\][]+)\]\((\/[^\s()]*)\)/g;

/** Splits a text at its `[words](/path)` links, in order. Other brackets are plain words. */
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

/** The text with its links led elsewhere. @param to where a link leads; one that leads nowhere becomes plain words */
export const withLinks = (text: string, to: (path: string) => string | undefined): string =>
  text.replace(link, (_, words, path) => {
    const address = to(path);
    return address === undefined ? words : `[${words}](${address})`;
  });

/** The text without its links. */
export const plainText = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
