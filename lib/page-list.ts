import { normalizeTyped } from "./typed";

/** Pages from 1, both ends included; `to` is Infinity for an open end. */
export type PageSpan = { from: number; to: number };

const span = /^(\d{1,6})?\s*(?:(-)\s*(\d{1,6})?)?$/;

function readSpan(text: string): PageSpan | undefined {
  const [, first, dash, last] = span.exec(text) ?? [];
  if (first === undefined && last === undefined) return undefined;
  const from = Number(first ?? 1);
  const to = dash ? Number(last ?? Number.POSITIVE_INFINITY) : from;
  if (from === 0 || to === 0) return undefined;
  return from <= to ? { from, to } : { from: to, to: from };
}

/**
 * Reads pages of a document as people type them into a print dialog: '1-3, 8', or '5-' for an open end.
 *
 * @returns undefined if the list is empty, which means all pages
 */
export function readPageList(text: string): PageSpan[] | undefined | "unreadable" {
  const parts = normalizeTyped(text)
    .split(/[,;]/)
    .map((part) => part.trim());
  const named = parts.filter((part) => part !== "");
  if (named.length === 0 && parts.length === 1) return undefined;
  const spans = named.map(readSpan);
  return named.length > 0 && spans.every((one) => one !== undefined) ? spans : "unreadable";
}

/** Returns whether a list names a page after the last. */
export const isBeyond = (spans: readonly PageSpan[], last: number): boolean =>
  spans.some(({ from, to }) => from > last || (Number.isFinite(to) && to > last));

/** Returns the pages of a list that a document has; none for a list that is empty or unreadable. */
export function pagesIn(text: string, last: number): Set<number> {
  const spans = readPageList(text);
  const pages = new Set<number>();
  for (const { from, to } of Array.isArray(spans) ? spans : [])
    for (let page = from; page <= Math.min(to, last); page++) pages.add(page);
  return pages;
}

/** Writes the shortest list of these pages. */
export function writePageList(pages: Iterable<number>): string {
  const spans: PageSpan[] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const before = spans.at(-1);
    if (before && page <= before.to + 1) before.to = page;
    else spans.push({ from: page, to: page });
  }
  return spans.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
}
