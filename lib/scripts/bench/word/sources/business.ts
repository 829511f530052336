import type { Source } from "../source";
import { both, landscape, office, sans, web } from "./notation";

const letter = `{3}; {2}; <right> 12 March 2024; **{5}**; Dear reader,; p*4; {s}; With kind regards`;

const resume = `# {2}; <center> {2} | [mail](mailto:mail@example.com) | 0123 456; ## Summary; {s3}; ## Experience
  ${"**{3}**; _{4}_; - {s} / {s2} / {s}; ".repeat(2)}
  ## Education; : 2019 : {4} / 2015 : {5} / 2011 : {3}`;

const contract = `<center size=16> **{4}**; {s3}
  ${"## {2}; 1. {s2} / {s3} / {s} / {s2};".repeat(5)}; {s}`;

const invoice = `# Invoice; {3}; {2}; <right> Number 2024-117; <right> Date 5 May 2024
  | No. | Item | Count | Price | Total ${[1, 2, 3, 4, 5].map((i) => `/ ${i} | {3} | ${i + 1} | ${i * 11}.50 | ${i * 11 * (i + 1)}.00`).join(" ")}
  <right> **Sum 1234.00**; {s}; | {4} / {1}: | {2}: / {2}: | x / {6} | {1}:`;

const slide = "# {4}; - {6} / {8} > {4} > {5} / {14}";
const slides = `${slide}; ---; ${slide}; ---; ${slide}; figure 120; ---; ${slide}`;

const manual = [1, 2, 3].map(
  (i) => `# ${i} {3}; {s3}; 1. {s} / {s2} > {5} > {s} / {s}
    ## ${i}.1 {3}; {s4}; - {s2} / {s} / {s3}; {s2}`,
);

const register = (sign: string, text = "") =>
  `# Register; ${text}|No.|Name|Place|Description|Amount|Kind`
    .concat(...Array.from({ length: 14 }, (_, i) => ` / ${i + 1}|{2}|{7}|{12}|${(i * 37) % 90}.${i}|{1}`))
    .replaceAll("|", ` ${sign} `);

/** What offices write: letters, forms, slides, tables. */
export const business: readonly Source[] = [
  ...both("letter", { family: sans }, 1, letter),
  ...both("resume", { family: sans, size: 10 }, 2, resume),
  office("contract", { justify: true, footer: "Page #" }, 3, contract),
  ...both("invoice", { family: sans }, 6, invoice),
  ...both("slides", { page: landscape, family: sans, size: 20 }, 8, slides),
  ...both("lists", { footer: "#" }, 10, manual.join("\n")),
  office("landscape-table", { family: sans, size: 9, page: landscape, footer: "Page #" }, 36, register("|")),
  web("open-table", { family: sans, size: 9 }, 38, register(":", "{s3}; ")),
];
