import type { Source } from "../source";
import { both, office, sans, web } from "./notation";

/** Chapters with headings of two levels. */
const chapters = (count: number) => "## {3}; p*3; ### {4}; p*2; ## {3}; p*3\n".repeat(count / 2);
const report = `# Yearly report; ${chapters(6)}`;

const section = "### {3}; {s5}; {s4}; {s6}\n";
const title = "<center size=18> {8}; <center> {2}, {2}; <inset=30> **Abstract.** {s4}; 2 columns\n";
const paper = title + section.repeat(5);
const paperWithFigures = `${title + section}; figure 90; Figure 1. {8}.; ${section}; - {s} / {s2} / {s}
  | Name | First | Second / alpha | 1.5 | 20 / beta | 2.25 | 31 / gamma | 3 | 4
  ${section + section}; figure 70; Figure 2. {14}.; ${section}`;

const story = "## {5}; {s3}; {s5}; {s4}; {s6}; {s5}; {s7}; {s4}; {s6}; {s2}\n";
const newspaper = `<center size=30> **{2}**; 3 columns; ${story.repeat(2)}; 1 column; <size=18> **{6}**
  4 columns; ${story}; {s6}; {s3}`;

const book = { page: { width: 130, height: 200, margin: 18 }, size: 10.5, justify: true, firstLine: 14 };
const broadsheet = { width: 297, height: 420, margin: 15 };
const set = { size: 9.5, justify: true, hyphens: true };

/** Running text, in one column and in several. */
export const prose: readonly Source[] = [
  office("paper-two-columns", { ...set, firstLine: 10 }, 4, paper),
  web("paper-figures", { ...set, footer: "#" }, 5, paperWithFigures),
  ...both("paper-ragged", { size: 9.5, header: "A running title" }, 16, paperWithFigures),
  ...both("report", { family: sans, size: 10, header: "Yearly report", footer: "Page #" }, 17, report),
  ...both("book", { ...book, header: "The title of the book", footer: "#" }, 19, "# Chapter one; p*26"),
  office("book-hyphens", { ...book, hyphens: true }, 20, "# Chapter two; p*26"),
  web("ragged", {}, 39, "p*14"),
  office("dialogue", { firstLine: 16, justify: true }, 60, "{s}; {s2}; {s3}\n".repeat(10)),
  office("quotations", { justify: true }, 15, "{s5}; <inset=36> {s3}; {s2}\n".repeat(4)),
  office("footnotes", { justify: true, footer: "#" }, 11, `# {4}; ${"{s3}^[{s}] {s2};".repeat(12)}`),
  office("three-columns", { size: 9 }, 40, `# Newsletter; 3 columns; ${chapters(4)}`),
  web("newspaper", { page: broadsheet, ...set, size: 9, firstLine: 9, leading: 1.15 }, 9, newspaper),
];
