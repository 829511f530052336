import { plainText } from "../tools/article";
import { type FaqCategory, type FaqEntry, type FaqFilter, faqCategories } from "./faq-categories";

export type FaqCount = { id: FaqFilter; name: string; count: number };

/** What an entry is found by, in lower case: question, answer and tags, the words of links included. */
const haystack = ({ question, answer, tags }: FaqEntry): string =>
  [question, plainText(answer), ...tags].join("\n").toLowerCase();

/**
 * The entries of a category that contain `search`, whatever its case; spaces around it and between its words
 * do not matter. Nothing to search for finds all.
 */
export function filterFaq(
  entries: readonly FaqEntry[],
  { category, search }: { category: FaqFilter; search: string },
): FaqEntry[] {
  const wanted = search.trim().replace(/\s+/g, " ").toLowerCase();
  return entries.filter(
    (entry) => (category === "all" || entry.category === category) && haystack(entry).includes(wanted),
  );
}

/** How many entries there are in all, then in each category. */
export function countFaq(entries: readonly FaqEntry[]): FaqCount[] {
  const count = (id: FaqCategory) => entries.filter(({ category }) => category === id).length;
  return [
    { id: "all", name: "All", count: entries.length },
    ...faqCategories.map(({ id, name }) => ({ id, name, count: count(id) })),
  ];
}
