import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { table } from "../../../../e2e/running/figures";
import { withDocument } from "../../../engine/pdf/document";
import { readScannedPage } from "../../../engine/pdf/text-layer/page";
import type { ScannedPage } from "../../../engine/pdf/text-layer/types";
import { createLayout } from "../../../engine/pdf/word/layout/document";
import { createPageReader } from "../../../engine/pdf/word/read-pages";
import type { Table } from "../../../engine/pdf/word/types";
import { compare, figuresOf, type GridCell, relationsOf, type Score } from "./relations";
import { type Document, readDocuments } from "./truth";

/**
 * Scores the tables that are found in PDFs whose tables are known, as those of the ICDAR 2013 table competition:
 * `npm run bench:tables -- FOLDER [--only eu-004] [--tables] [--missed] [--scans]`. `--tables` prints the cells that were found,
 * also of PDFs without a `*-str.xml` beside them; `--missed` the relations that are in one of both alone. With `--scans` the
 * pages are scans, whose text is read first, and kept beside them for the next time.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    tables: { type: "boolean", default: false },
    missed: { type: "boolean", default: false },
    scans: { type: "boolean", default: false },
  },
});

/** Reads the text of a scanned page, if it has not been read before. */
async function readScan(input: string, page: number): Promise<ScannedPage> {
  const output = `${input}.${page}.json`;
  const limits = { megapixels: 50, frames: 1 };
  if (!existsSync(output))
    await readScannedPage({ kind: "ocr-page", input, output, page, language: "auto", limits });
  return JSON.parse(await readFile(output, "utf8"));
}

/** Finds the tables of a PDF, each with its page from 1. */
async function findTables(pdf: string): Promise<{ page: number; table: Table }[]> {
  const job = { input: pdf, forText: true } as const;
  const count = await withDocument(job, ({ pages }) => pages);
  const layout = createLayout(count);
  const read = createPageReader(job);
  for (let number = 1; number <= count; number++) {
    const scan = values.scans ? await readScan(pdf, number) : undefined;
    const { view, pictures, ...content } = await read(number, scan);
    const boxes = pictures.map(({ left, top, right, bottom }) => {
      return {
        kind: "picture" as const,
        left,
        top,
        right,
        bottom,
        file: { data: new Uint8Array(), type: "png" as const },
      };
    });
    layout.add({ ...content, width: view.width, height: view.height, pictures: boxes });
  }
  return layout
    .finish()
    .flatMap(({ bands }, i) =>
      bands.flatMap(({ columns }) =>
        columns.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === "table" ? [{ page: i + 1, table: block }] : [])),
        ),
      ),
    );
}

const cellsOf = (found: Table): GridCell[] =>
  found.rows.flatMap(({ cells }, row) =>
    cells.map(({ column, columns, rows, blocks }) => {
      const text = blocks.map(({ runs }) => runs.map((run) => run.text).join("")).join("\n");
      return { row, column, rows, columns, text };
    }),
  );

/** Formats the cells of a table, a line for each row; `+` and `v` are the columns and rows that a cell spans more. */
function shown(cells: readonly GridCell[]): string {
  const rows: string[][] = [];
  for (const { row, text, columns, rows: height } of cells) {
    rows[row] ??= [];
    rows[row]?.push(text.replace(/\s+/g, " ") + "+".repeat(columns - 1) + "v".repeat(height - 1));
  }
  return rows.map((row) => row?.join(" | ")).join("\n");
}

type Result = { name: string; hits: number; missed: number; extra: number; found: number; known: number };

async function scoreDocument({ name, pdf, versions }: Document): Promise<Result> {
  const found = await findTables(pdf);
  const cells = found.map((one) => cellsOf(one.table));
  if (values.tables)
    found.forEach((one, i) => {
      console.log(`\n${name}, page ${one.page}:\n${shown(cells[i] ?? [])}`);
    });
  const given = cells.flatMap(relationsOf);
  const scores = versions.map((known) => ({
    known: known.length,
    ...compare(known.flatMap(relationsOf), given),
  }));
  const best = scores.sort((a, b) => errorsOf(a) - errorsOf(b))[0] ?? { known: 0, ...compare([], given) };
  if (values.missed)
    console.log(
      `\n${name}:\n${[...best.missed.map((one) => `- ${one}`), ...best.extra.map((one) => `+ ${one}`)].join("\n")}`,
    );
  return { ...best, name, missed: best.missed.length, extra: best.extra.length, found: found.length };
}

const errorsOf = ({ missed, extra }: Score) => missed.length + extra.length;

const documents = (await readDocuments(positionals[0] ?? ".")).filter(({ name }) =>
  name.includes(values.only),
);
const results: Result[] = [];
for (const document of documents)
  results.push(
    await scoreDocument(document).catch((error): Result => {
      console.error(`${document.name}: ${error}`);
      return {
        name: document.name,
        hits: 0,
        missed: document.versions[0]?.flatMap(relationsOf).length ?? 0,
        extra: 0,
        found: 0,
        known: 0,
      };
    }),
  );
const sum = (of: (result: Result) => number) => results.reduce((total, one) => total + of(one), 0);
const total: Result = {
  name: "**all**",
  hits: sum(({ hits }) => hits),
  missed: sum(({ missed }) => missed),
  extra: sum(({ extra }) => extra),
  found: sum(({ found }) => found),
  known: sum(({ known }) => known),
};
console.log(
  table(
    ["document", "recall", "precision", "F1", "tables found / known"],
    [...results, total].map((one) => [
      one.name,
      ...figuresOf(one).map((figure) => figure.toFixed(3)),
      `${one.found} / ${one.known}`,
    ]),
  ),
);
