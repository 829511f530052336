import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { table } from "../../../../e2e/running/figures";
import { createEnginePool } from "../../../engine/pool";
import { passagesOfDocx } from "./docx";
import { looksOf } from "./looks";
import { createOffice, makePdfs } from "./programs";
import { score } from "./score";
import { passages, type Source } from "./source";
import { sources } from "./sources";

/**
 * Scores conversions to Word, beside LibreOffice's own import: `npm run bench:word -- [--only paper] [--looks]
 * [--exact]`. The documents are made by LibreOffice and Chromium from sources whose words and paragraphs are known.
 */

const TIMEOUT_MS = 30_000;
const folder = process.env.BENCH_FOLDER ?? "";
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    looks: { type: "boolean", default: false },
    exact: { type: "boolean", default: false },
  },
});
const layout = values.exact ? "exact" : "flow";
const columns = ["words in order", "paragraphs F1", "roles F1", ...(values.looks ? ["looks", "pages"] : [])];

const never = new AbortController().signal;
const office = createOffice(folder);
const pool = createEnginePool({ entry: join(folder, "child.mjs"), processes: 1, memoryMb: 4000 });

/** Converts a PDF with the engine. */
async function convert(pdf: string, docx: string): Promise<void> {
  const job = { kind: "pdf-word", input: pdf, output: `${docx}.out`, maxPages: 500, layout } as const;
  await pool.run(never, job, { timeoutMs: TIMEOUT_MS });
  await copyFile(job.output, docx);
}

/** Imports a PDF with LibreOffice, once. It hangs on some. */
async function importPdf(pdf: string, docx: string): Promise<void> {
  if (!existsSync(docx)) office("docx", dirname(docx), [pdf], ["--infilter=writer_pdf_import"]);
}

/** Returns the figures of each column for a conversion; 0 for a document that was not converted. */
async function figuresOf(source: Source, pdf: string, docx: string): Promise<number[]> {
  if (!existsSync(docx)) return columns.map(() => 0);
  const { words, paragraphs, roles } = score(passages(source), await passagesOfDocx(docx));
  const looks = values.looks ? await looksOf(office, pdf, docx) : [];
  return [words, paragraphs, roles, ...looks];
}

const [converted, imported] = [join(folder, "converted"), join(folder, "imported")];
const chosen = sources.filter(({ name }) => name.includes(values.only));
const rows: { name: string; ours: number[]; theirs: number[] }[] = [];
try {
  await Promise.all([converted, imported].map((path) => mkdir(path, { recursive: true })));
  const pdfs = await makePdfs(join(folder, "pdf"), chosen, office, process.env.CHROMIUM_PATH ?? "chromium");
  for (const source of chosen) {
    const { name } = source;
    const pdf = pdfs.get(name) ?? "";
    const [ours, theirs] = [converted, imported].map((path) => join(path, `${name}.docx`)) as [
      string,
      string,
    ];
    await convert(pdf, ours).catch((error) => console.error(`${name}: ${error}`));
    await importPdf(pdf, theirs).catch(() => {});
    rows.push({
      name,
      ours: await figuresOf(source, pdf, ours),
      theirs: await figuresOf(source, pdf, theirs),
    });
  }
} finally {
  await pool.close();
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const cell = (column: string, ours: number, theirs: number) =>
  [ours, theirs].map((value) => value.toFixed(column === "pages" ? 0 : 3)).join(" / ");
/** The mean of each column; of pages, how many there are. */
const total = (key: "ours" | "theirs", column: string, i: number) =>
  sum(rows.map((row) => row[key][i] ?? 0)) / (column === "pages" ? 1 : rows.length);
console.log(
  table(
    ["document", ...columns],
    [
      ...rows.map(({ name, ours, theirs }) => [
        name,
        ...columns.map((column, i) => cell(column, ours[i] ?? 0, theirs[i] ?? 0)),
      ]),
      [
        "**mean**",
        ...columns.map((column, i) => cell(column, total("ours", column, i), total("theirs", column, i))),
      ],
    ],
  ),
);
