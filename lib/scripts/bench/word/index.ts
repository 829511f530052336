import { existsSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { table } from "../../../../e2e/running/figures";
import { createEnginePool } from "../../../engine/pool";
import { passagesOfDocx } from "./docx";
import { looksOf } from "./looks";
import { createOffice, makePdfs } from "./programs";
import { score } from "./score";
import { passages, type Source } from "./source";
import { business } from "./sources/business";
import { languages } from "./sources/languages";
import { prose } from "./sources/prose";
import { fromWord } from "./sources/word";

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
const columns = ["words in order", "paragraphs F1", "roles F1", "headings F1", "interleaved lines"];
if (values.looks) columns.push("looks", "pages");
/** Columns of counts, of which all documents have the sum and not the mean. */
const isCount = (column: string) => column === "pages" || column === "interleaved lines";

const never = new AbortController().signal;
const office = createOffice(folder);
const pool = createEnginePool({ entry: join(folder, "child.mjs"), processes: 1, memoryMb: 4000 });
const [converted, imported] = [join(folder, "converted"), join(folder, "imported")];

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
  const scores = score(passages(source), await passagesOfDocx(docx));
  return [...Object.values(scores), ...(values.looks ? await looksOf(office, pdf, docx) : [])];
}

/** The sets of documents, each with a mean of its own. */
const sets = { "of all kinds": [...business, ...prose, ...languages], "from Word": fromWord };

/** A document's figures by converter, ours and theirs. */
type Row = { name: string; figures: number[][] };

async function scoreSource(source: Source, pdf: string): Promise<Row> {
  const { name } = source;
  const [ours, theirs] = [join(converted, `${name}.docx`), join(imported, `${name}.docx`)];
  await rm(ours, { force: true });
  await convert(pdf, ours).catch((error) => console.error(`${name}: ${error}`));
  await importPdf(pdf, theirs).catch(() => {});
  return { name, figures: [await figuresOf(source, pdf, ours), await figuresOf(source, pdf, theirs)] };
}

/** Formats a set's scores. */
function tableOf(rows: readonly Row[]): string {
  const total = (column: string, i: number, converter: number) =>
    rows.reduce((sum, { figures }) => sum + (figures[converter]?.[i] ?? 0), 0) /
    (isCount(column) ? 1 : rows.length);
  const totals = [0, 1].map((converter) => columns.map((column, i) => total(column, i, converter)));
  const cell = (figures: number[][], column: string, i: number) =>
    figures.map((own) => (own[i] ?? 0).toFixed(isCount(column) ? 0 : 3)).join(" / ");
  return table(
    ["document", ...columns],
    [...rows, { name: "**mean**", figures: totals }].map(({ name, figures }) => [
      name,
      ...columns.map((column, i) => cell(figures, column, i)),
    ]),
  );
}

try {
  await Promise.all([converted, imported].map((path) => mkdir(path, { recursive: true })));
  for (const [set, sources] of Object.entries(sets)) {
    const chosen = sources.filter(({ name }) => name.includes(values.only));
    if (chosen.length === 0) continue;
    const pdfs = await makePdfs(join(folder, "pdf"), chosen, office, process.env.CHROMIUM_PATH ?? "chromium");
    const rows: Row[] = [];
    for (const source of chosen) rows.push(await scoreSource(source, pdfs.get(source.name) ?? ""));
    console.log(`\nDocuments ${set}:\n\n${tableOf(rows)}`);
  }
} finally {
  await pool.close();
}
