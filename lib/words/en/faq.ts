import { counted } from "../format";

/** The FAQ around its questions; those are in `questions`. */
export const faq = {
  search: "Search the answers",
  placeholder: "size, iPhone, password...",
  categoriesLabel: "Categories",
  all: "All",
  categories: {
    start: "Getting started",
    formats: "Formats and quality",
    privacy: "Privacy",
    pdf: "PDF",
    trouble: "When something fails",
  },
  found: counted({ one: "{n} question", other: "{n} questions" }),
  none: "No questions found",
  advice: "Try a different word, or browse all the questions.",
  showAll: counted({ one: "Show all {n} questions", other: "Show all {n} questions" }),
  tags: "Tags",
  more: "Didn't find your answer?",
};
