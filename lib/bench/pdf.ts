import { mkdir, readdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { createEnginePool } from "../engine/pool";
import type { EnginePool, FileJob } from "../engine/types";
import type { Sources } from "./sources";
import { table } from "./tables";
import { median, timeCommand } from "./usage";

/** One task both ways: ours and a native command's, each answering the bytes it made. */
type Contest = { name: string; peer: string; ours: () => Promise<number>; theirs: () => Promise<number> };
type Timed = { ms: number; bytes: number };

const SCALE = 2;
const DPI = 72 * SCALE;
const COPIES = 20;
const TIMEOUT_MS = 120_000;
const never = new AbortController().signal;
const limits = { megapixels: 100, frames: 256 };

const sizeOf = async (path: string) => (await stat(path)).size;
const run = (pool: EnginePool, job: FileJob) => pool.run(never, job, { timeoutMs: TIMEOUT_MS });

async function sizeOfFolder(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function command(name: string, args: string[], output: () => Promise<number>): Promise<number> {
  await timeCommand(name, args);
  return output();
}

/** Every page as a JPG at 144 dpi, over all processes. */
async function pages(pool: EnginePool, document: string, folder: string): Promise<Contest> {
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
      command("pdftoppm", ["-jpeg", "-r", String(DPI), document, join(theirs, "page")], () =>
        sizeOfFolder(theirs),
      ),
  };
}

function compression(pool: EnginePool, document: string, folder: string): Contest {
  const name = basename(document, ".pdf");
  const [ours, theirs] = [join(folder, `${name}-small.pdf`), join(folder, `${name}-gs.pdf`)];
  const flags = ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-dPDFSETTINGS=/ebook"];
  return {
    name: `${name}: compress`,
    peer: "gs /ebook",
    ours: async () =>
      (await run(pool, { kind: "pdf-compress", input: document, output: ours, level: "balanced", limits }))
        .size,
    theirs: () => command("gs", [...flags, `-sOutputFile=${theirs}`, document], () => sizeOf(theirs)),
  };
}

/** The document that the browser converts. */
export const tenPagesPath = (folder: string) => join(folder, "pdf", "ten-pages.pdf");

const plain = { pageSize: "fit", orientation: "auto", margin: "none" } as const;

function tenPages(sources: Sources, folder: string): FileJob {
  const inputs = Array.from({ length: 10 }, () => sources.path("graphic", "jpg"));
  return { kind: "pdf-write", inputs, output: tenPagesPath(folder), options: plain, limits };
}

function writing(pool: EnginePool, sources: Sources, folder: string): Contest {
  const jpg = sources.path("photo", "jpg");
  const inputs = [...Array.from({ length: COPIES }, () => jpg), sources.path("photo", "png")];
  const [ours, theirs] = [join(folder, "album.pdf"), join(folder, "album-img2pdf.pdf")];
  return {
    name: `${COPIES} JPGs and a PNG of 12 megapixels: to PDF`,
    peer: "img2pdf",
    ours: async () =>
      (await run(pool, { kind: "pdf-write", inputs, output: ours, options: plain, limits })).size,
    theirs: () => command("img2pdf", [...inputs, "-o", theirs], () => sizeOf(theirs)),
  };
}

async function timed(work: () => Promise<number>): Promise<Timed | undefined> {
  const began = performance.now();
  const bytes = await work().catch(() => undefined);
  return bytes === undefined ? undefined : { ms: performance.now() - began, bytes };
}

const middle = (runs: (Timed | undefined)[]): Timed | undefined => {
  const done = runs.filter((one) => one !== undefined);
  return done.length > 0 ? { ms: median(done.map(({ ms }) => ms)), bytes: done[0]?.bytes ?? 0 } : undefined;
};

async function row({ name, peer, ours, theirs }: Contest, rounds: number): Promise<string[]> {
  await timed(ours); // the first loads what the rest reuse
  const [mine, other]: (Timed | undefined)[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    mine?.push(await timed(ours));
    other?.push(await timed(theirs));
  }
  const [a, b] = [middle(mine ?? []), middle(other ?? [])];
  const cells = (one: Timed | undefined) =>
    one ? [one.ms.toFixed(0), (one.bytes / 1000).toFixed(0)] : ["cannot", ""];
  console.error(`${name}: ${a?.ms.toFixed(0)} ms`);
  return [name, ...cells(a), peer, ...cells(b), a && b ? `**${(a.ms / b.ms).toFixed(2)}**` : "-"];
}

/** Documents against the native tools: every PDF of a folder drawn and compressed, and photos made into one. */
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
    const rows = [await row(writing(pool, sources, made), rounds)];
    for (const path of paths) {
      rows.push(await row(await pages(pool, path, made), rounds));
      rows.push(await row(compression(pool, path, made), rounds));
    }
    return `
## Documents

PDFs in the warm engine, pages over ${processes} processes at ${DPI} dpi, against the native command in turn.

${table(["task", "engine ms", "kB", "peer", "peer ms", "kB", "wall, ours / peer"], rows)}
`;
  } finally {
    await pool.close();
  }
}
