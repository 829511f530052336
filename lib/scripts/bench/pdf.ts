import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { table } from "../../../e2e/running/figures";
import { createEnginePool } from "../../engine/pool";
import type { EnginePool } from "../../engine/types";
import { limits, pagesOf, plainPages, run, type Task } from "./jobs";
import { compressionTable } from "./pdf-compression";
import { pageTasks } from "./pdf-pages";
import type { Sources } from "./sources";
import { inTurn, runLine } from "./usage";
import { passagesOfDocx } from "./word/docx";
import { wordsOfPdf } from "./word/programs";
import { score } from "./word/score";

const SCALE = 2;
const DPI = 72 * SCALE;
const COPIES = 20;

/** Renders every page as a JPG, on all engine processes. */
async function drawPages(pool: EnginePool, input: string, folder: string): Promise<void> {
  const pages = Array.from({ length: await pagesOf(pool, input) }, (_, i) => i + 1);
  const job = { kind: "pdf-page", input, to: "jpg", scale: SCALE, limits } as const;
  await Promise.all(pages.map((page) => run(pool, { ...job, output: join(folder, `${page}.jpg`), page })));
}

const toWord: Task = {
  name: "to Word",
  peer: "LibreOffice",
  line: "soffice --headless --infilter=writer_pdf_import --convert-to docx --outdir {folder} {in}",
  ending: ".docx",
  ours: (pool, input, output) => run(pool, { kind: "pdf-word", input, output, maxPages: 500 }),
};

const tasks: readonly Task[] = [
  {
    name: "pages to JPG",
    peer: "pdftoppm",
    line: `pdftoppm -jpeg -r ${DPI} {in} {out}/page`,
    ending: "",
    ours: drawPages,
  },
  {
    name: "compress",
    peer: "gs /ebook",
    line: "gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -dPDFSETTINGS=/ebook -sOutputFile={out} {in}",
    ending: ".pdf",
    ours: (pool, input, output) =>
      run(pool, { kind: "pdf-compress", input, output, level: "balanced", limits }),
  },
  toWord,
];

/** Returns the bytes of a file, or of all files of a folder; 0 for what is not there. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found?.size ?? 0;
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Share of a PDF's words, as pdftotext reads them, that each Word document has in their order. */
async function wordsInOrder(pdf: string, ...documents: string[]): Promise<string> {
  const expected = [{ text: wordsOfPdf(pdf), role: "text" } as const];
  const all = await Promise.all(documents.map((path) => passagesOfDocx(path).catch(() => [])));
  return all.map((passages) => score(expected, passages).words.toFixed(3)).join(" / ");
}

const columns = [
  "task",
  "engine ms",
  "kB",
  "peer",
  "peer ms",
  "kB",
  "wall, ours / peer",
  "words in order, ours / peer",
];

/** Measures documents against native tools: every PDF of a folder rendered, compressed and converted to Word, and one PDF made of photos. */
export async function measurePdf(
  folder: string,
  sources: Sources,
  documents: string | undefined,
  rounds: number,
): Promise<string> {
  const processes = availableParallelism();
  const pool = createEnginePool({ entry: join(folder, "child.mjs"), processes, memoryMb: 4000 });
  const theirFolder = join(folder, "pdf", "theirs");
  const rows: string[][] = [];

  async function compare(task: Task, input: string, name = basename(input, ".pdf")): Promise<void> {
    const ours = join(folder, "pdf", "ours", name + task.ending);
    const theirs = join(theirFolder, name + task.ending);
    // Another program has named its files in another way.
    if (!task.ending) await rm(theirs, { recursive: true, force: true });
    for (const path of [ours, theirs]) await mkdir(task.ending ? dirname(path) : path, { recursive: true });
    const places = { in: input, out: theirs, folder: theirFolder };
    const engine = async () => {
      const began = performance.now();
      await task.ours(pool, input, ours);
      return { wall: performance.now() - began, cpu: 0, peak: 0 };
    };
    const [a, b] = await inTurn(rounds, [engine, () => runLine(task.line, places)]);
    const cells = async (usage: typeof a, output: string) =>
      usage ? [usage.wall.toFixed(0), ((await sizeOf(output)) / 1000).toFixed(0)] : ["cannot", ""];
    // Without text that pdftotext can read, there is no reference to compare with.
    const words = task === toWord ? await wordsInOrder(input, ours, theirs).catch(() => "") : "";
    rows.push([
      `${name}: ${task.name}`,
      ...(await cells(a, ours)),
      task.peer,
      ...(await cells(b, theirs)),
      a && b ? `**${(a.wall / b.wall).toFixed(2)}**` : "-",
      words,
    ]);
    console.error(`${name}: ${task.name}`);
  }

  const jpgs = Array.from({ length: COPIES }, () => sources.path("photo", "jpg"));
  const inputs = [...jpgs, sources.path("photo", "png")];
  const album: Task = {
    name: "to PDF",
    peer: "img2pdf",
    line: `img2pdf ${inputs.join(" ")} -o {out}`,
    ending: ".pdf",
    ours: (_, __, output) =>
      run(pool, { kind: "pdf-write", inputs, output, options: plainPages, limits, maxPages: 500 }),
  };
  const names = documents ? (await readdir(documents)).filter((name) => name.endsWith(".pdf")) : [];
  const paths = names.map((name) => join(documents ?? "", name));
  try {
    await pool.warm();
    await compare(album, "", `${COPIES} JPGs and a PNG of 12 megapixels`);
    for (const { task, input, name } of await pageTasks(join(folder, "books"), paths))
      await compare(task, input, name);
    for (const path of paths) for (const task of tasks) await compare(task, path);
    const sizes =
      paths.length > 0 ? await compressionTable(pool, paths, theirFolder, join(folder, "compression")) : "";
    return `
## Documents

PDFs in the warm engine, pages over ${processes} processes at ${DPI} dpi, against the native command in turn. Words are those
that pdftotext reads, and how many of them the Word document has in that order.

${table(columns, rows)}
${sizes}`;
  } finally {
    await pool.close();
  }
}
