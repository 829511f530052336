/** The categories of the questions, in the order they are shown. */
export const faqCategories = [
  { id: "start", name: "Getting started" },
  { id: "formats", name: "Formats and quality" },
  { id: "privacy", name: "Privacy" },
  { id: "pdf", name: "PDF" },
  { id: "trouble", name: "When something fails" },
] as const;

export type FaqCategory = (typeof faqCategories)[number]["id"];

/** What the visitor looks at: one category or all of them. */
export type FaqFilter = FaqCategory | "all";

export type FaqEntry = {
  /** Stands in addresses, as /faq#id: it never changes. */
  id: string;
  category: FaqCategory;
  question: string;
  /** May hold links, as `[words](/path)`; see `partsOf`. */
  answer: string;
  /** Other words people search by. */
  tags: readonly string[];
};
