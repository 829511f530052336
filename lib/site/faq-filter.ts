import { plainText } from "../tools/article";
import { unaccented } from "../words/unaccented";

/** The categories of the questions, in page order. */
export const faqCategories = ["start", "formats", "privacy", "pdf", "trouble"] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** The selected category, or all of them. */
export type FaqFilter = FaqCategory | "all";

export type FaqEntry = {
  /** Part of public links, as /faq#id: never change it. */
  id: string;
  category: FaqCategory;
  question: string;
  /** May hold links, as `[words](/path)`; see `partsOf`. */
  answer: string;
  /** Other words people search for. */
  tags: readonly string[];
};

/** The searchable text of an entry without accents and in lower case: question, answer without links, and tags. */
const searchText = ({ question, answer, tags }: FaqEntry): string =>
  unaccented([question, plainText(answer), ...tags].join("\n"));

/**
 * Returns the entries of a category that contain `search`, ignoring case, accents and extra spaces. An empty search
 * matches every entry.
 */
export function filterFaq(
  entries: readonly FaqEntry[],
  { category, search }: { category: FaqFilter; search: string },
): FaqEntry[] {
  const wanted = unaccented(search.trim().replace(/\s+/g, " "));
  return entries.filter(
    (entry) => (category === "all" || entry.category === category) && searchText(entry).includes(wanted),
  );
}
