import type { Source } from "../source";
import { landscape, office, sans } from "./notation";

const chart = (type: string) => `${type} {3} / {1} > {1} > {1} / North > East > South > West`;

const charts = `# {3}; {s4}; ${chart("bars")}; {s3}; ## {2}; {s2}; ${chart("curves")}; {s4}`;

const shapes = `# {3}; {s3}; diagram {2} > {1} > {3} / {1} >  > {2} / {2} > {2} > {1}
  {s4}; <fill=fde9d9> {s2}; {s2}; <center fill=dbe5f1> **{4}**
  ---; diagram ${Array(4).fill("{2} > {3} > {1} > {2}").join(" / ")}`;

/** Lines of 11 points; with the smallest steps they lie over each other. */
const tight = (step: number) => `<step=${step}> ## {3}; <step=${step}> 1. {4} / {5} > {3} > {4} / {6}
  <step=${step}> {s4}; <step=${step}> - {6} / {3}; {s}\n`;

const spaced = `<spacing=6> # {2}; <spacing=3> {4}; {s3}; <spacing=4 center> ## {3}; {s2}; <spacing=1.5> {s3}; {s2}
  <spacing=5 size=9> **{3}**; - {4} / {5}; <spacing=8 size=14 right> {3}; {s3}`;

const aligned = `<center> # {4}; <center> {s2}; <center> {s4}; {s3}; <right> {s2}; <right> {s3}; ## {3}
  <center> {s3}; <right> {5}; <right> {3}; <center> {6}; <center> {4}; {s5}; <right inset=80> {s3}`;

const headings = `# {16}; {s4}; <center> # {14}; {s3}; ## {19}; | {2} | {3} / {1} | {4}; ## {2}; | {2} | {3} / {4} | {2}
  ### {3}; : {2} : {4} / {1} : {3} / {2} : {2}; <center> ## {18}; {s5}; ### {26}; {s3}; ## {3}; - {4} / {3}
  <size=28> {1}; <size=20> {2}; {s4}; p*12; ## {2}; {s}`;

const stops = (tabs: string, row: string, count: number) => `<step=15 tabs=${tabs}> ${row}; `.repeat(count);
const tabs = `# {3}; {s3}
  ${stops("120,240,360", "{2}\t{2}\t{1}\t{2}", 6)}; {s3}; ${stops("400r", "{3}\t12.50", 5)}
  ## {2}; ${stops("90", "{1}:\t{6}", 4)}; {s4}; ${stops("60,250,460r", "1\t{3}\t{2}\t340", 7)}; {s2}`;

const brochure = `2 columns; # {7}; {s4}; - {4} / {s} / {3}; <center> {s2}; ## {2}; {s5}; <right> {4}
  ${"## {3}; {s4}; 1. {s} / {5};".repeat(4)}`;

/** What Word documents have and typesetting programs do not: the traits that broke conversions of real ones. */
export const fromWord: readonly Source[] = [
  office("word-charts", { family: sans }, 70, charts),
  office("word-shapes", { footer: "Page #" }, 71, shapes),
  office("word-tight", { leading: 1 }, 72, [12, 11, 9, 7, 4].map(tight).join("")),
  office("word-spaced", { leading: 1 }, 73, spaced),
  office("word-aligned", { leading: 1 }, 74, aligned),
  office("word-headings", { family: sans, header: "A running title", footer: "Page #" }, 75, headings),
  office("word-tabs", { size: 10 }, 76, tabs),
  office("word-brochure", { page: landscape, size: 10, leading: 1 }, 77, brochure),
];
