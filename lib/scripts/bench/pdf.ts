import { mkdir, readdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { median, table } from "../../../e2e/running/figures";
import { createEnginePool } from "../../engine/pool";
import type { EnginePool, FileJob } from "../../engine/types";
import { compressionTable } from "./pdf-compression";
import type { Sources } from "./sources";
import { timeCommand } from "./usage";
import { inOrder, wordsOfDocx, wordsOfPdf } from "./word-order";

/** One task done by the engine and by a native command; each returns the bytes of its result. */
type Comparison = {
  name: string;
  peer: string;
  ours: () => Promise<number>;
  theirs: () => Promise<number>;
  /** Share of the document's words, 0 to 1, that each result has in the right order. */
  quality?: () => Promise<readonly number[]>;
};
type Timed = { ms: number; bytes: number };

/** Longest time for one task, by either program. */
const TIMEOUT_MS = 120_000;
const never = new AbortController().signal;

const sizeOf = async (path: string) => (await stat(path)).size;
const run = (pool: EnginePool, job: FileJob) => pool.run(never, job, { timeoutMs: TIMEOUT_MS });

/** Runs a native command and returns the bytes of its output. */
async function runPeer(name: string, args: string[], output: () => Promise<number>): Promise<number> {
  await timeCommand(name, args);
  return output();
}

async function timed(work: () => Promise<number>): Promise<Timed | undefined> {
  const began = performance.now();
  const bytes = await work().catch(() => undefined);
  return bytes === undefined ? undefined : { ms: performance.now() - began, bytes };
}

const medianOf = (runs: (Timed | undefined)[]): Timed | undefined => {
  const done = runs.filter((one) => one !== undefined);
  return done.length > 0 ? { ms: median(done.map(({ ms }) => ms)), bytes: done[0]?.bytes ?? 0 } : undefined;
};

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

/** Times both programs in alternation and returns a row of the table. */
async function compare({ name, peer, ours, theirs, quality }: Comparison, rounds: number): Promise<string[]> {
  await timed(ours); // the first run loads codecs that the others reuse
  const oursRuns: (Timed | undefined)[] = [];
  const theirsRuns: (Timed | undefined)[] = [];
  for (let round = 0; round < rounds; round++) {
    oursRuns.push(await timed(ours));
    theirsRuns.push(await timed(theirs));
  }
  const [a, b] = [medianOf(oursRuns), medianOf(theirsRuns)];
  const cells = (one: Timed | undefined) =>
    one ? [one.ms.toFixed(0), (one.bytes / 1000).toFixed(0)] : ["cannot", ""];
  console.error(`${name}: ${a?.ms.toFixed(0)} ms`);
  const ratio = a && b ? `**${(a.ms / b.ms).toFixed(2)}**` : "-";
  // Without text that pdftotext can read, there is no reference to compare with.
  const shares = (await quality?.().catch(() => [])) ?? [];
  return [name, ...cells(a), peer, ...cells(b), ratio, shares.map((share) => share.toFixed(3)).join(" / ")];
}

const SCALE = 2;
const DPI = 72 * SCALE;
const COPIES = 20;
const limits = { megapixels: 100, frames: 256 };

async function sizeOfFolder(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Renders every page as a JPG, on all engine processes. */
async function pages(pool: EnginePool, document: string, folder: string): Promise<Comparison> {
  const name = basename(document, ".pdf");
  const [ours, theirs] = [join(folder, `${name}-ours`), join(folder, `${name}-theirs`)];
  await Promise.all([mkdir(ours, { recursive: true }), mkdir(theirs, { recursive: true })]);
  return {
    name: `${name}: pages to JPG`,
    peer: "pdftoppm",
    ours: async () => {
      const facts = await pool.run(never, { kind: "pdf-open", input: document }, { timeoutMs: TIMEOUT_MS });
      const jobs = Array.from({ length: facts.pages }, (_, index) =>
        run(pool, {
          kind: "pdf-page",
          input: document,
          output: join(ours, `${index + 1}.jpg`),
          to: "jpg",
          page: index + 1,
          scale: SCALE,
          limits,
        }),
      );
      return (await Promise.all(jobs)).reduce((sum, { size }) => sum + size, 0);
    },
    theirs: () =>
      runPeer("pdftoppm", ["-jpeg", "-r", String(DPI), document, join(theirs, "page")], () =>
        sizeOfFolder(theirs),
      ),
  };
}

function compression(pool: EnginePool, document: string, folder: string): Comparison {
  const name = basename(document, ".pdf");
  const [ours, theirs] = [join(folder, `${name}-small.pdf`), join(folder, `${name}-gs.pdf`)];
  const flags = ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-dPDFSETTINGS=/ebook"];
  return {
    name: `${name}: compress`,
    peer: "gs /ebook",
    ours: async () =>
      (await run(pool, { kind: "pdf-compress", input: document, output: ours, level: "balanced", limits }))
        .size,
    theirs: () => runPeer("gs", [...flags, `-sOutputFile=${theirs}`, document], () => sizeOf(theirs)),
  };
}

/** Converts the text of a PDF to a Word document. */
function toWord(pool: EnginePool, document: string, folder: string): Comparison {
  const name = basename(document, ".pdf");
  const ours = join(folder, `${name}-ours.docx`);
  const theirs = join(folder, `${name}.docx`);
  const flags = ["--headless", "--infilter=writer_pdf_import", "--convert-to", "docx", "--outdir", folder];
  return {
    name: `${name}: to Word`,
    peer: "LibreOffice",
    ours: async () =>
      (await run(pool, { kind: "pdf-word", input: document, output: ours, maxPages: 500 })).size,
    theirs: () => runPeer("soffice", [...flags, document], () => sizeOf(theirs)),
    quality: async () => {
      const reference = wordsOfPdf(document);
      const share = async (path: string) => inOrder(reference, await wordsOfDocx(path).catch(() => []));
      return [await share(ours), await share(theirs)];
    },
  };
}

/** Path of the document that the browser benchmark converts. */
export const tenPagesPath = (folder: string) => join(folder, "pdf", "ten-pages.pdf");

const plain = { pageSize: "fit", orientation: "auto", margin: "none" } as const;

function tenPages(sources: Sources, folder: string): FileJob {
  const inputs = Array.from({ length: 10 }, () => sources.path("graphic", "jpg"));
  return { kind: "pdf-write", inputs, output: tenPagesPath(folder), options: plain, limits, maxPages: 500 };
}

function writing(pool: EnginePool, sources: Sources, folder: string): Comparison {
  const jpg = sources.path("photo", "jpg");
  const inputs = [...Array.from({ length: COPIES }, () => jpg), sources.path("photo", "png")];
  const [ours, theirs] = [join(folder, "album.pdf"), join(folder, "album-img2pdf.pdf")];
  return {
    name: `${COPIES} JPGs and a PNG of 12 megapixels: to PDF`,
    peer: "img2pdf",
    ours: async () =>
      (await run(pool, { kind: "pdf-write", inputs, output: ours, options: plain, limits, maxPages: 500 }))
        .size,
    theirs: () => runPeer("img2pdf", [...inputs, "-o", theirs], () => sizeOf(theirs)),
  };
}

/** Measures documents against native tools: every PDF of a folder rendered, compressed and converted to Word, and one PDF made of photos. */
export async function measurePdf(
  folder: string,
  sources: Sources,
  documents: string | undefined,
  rounds: number,
): Promise<string> {
  const processes = availableParallelism();
  const pool = createEnginePool({ entry: join(folder, "child.mjs"), processes, memoryMb: 4000 });
  const made = join(folder, "pdf");
  await mkdir(made, { recursive: true });
  const paths = documents
    ? (await readdir(documents)).filter((name) => name.endsWith(".pdf")).map((name) => join(documents, name))
    : [];
  try {
    await pool.warm();
    await run(pool, tenPages(sources, folder));
    const rows = [await compare(writing(pool, sources, made), rounds)];
    for (const path of paths) {
      rows.push(await compare(await pages(pool, path, made), rounds));
      rows.push(await compare(compression(pool, path, made), rounds));
      rows.push(await compare(toWord(pool, path, made), rounds));
    }
    const sizes = paths.length > 0 ? await compressionTable(pool, paths, join(folder, "compression")) : "";
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
