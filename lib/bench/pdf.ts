import { mkdir, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { createEnginePool } from "../engine/pool";
import type { EnginePool, FileJob } from "../engine/types";
import { table } from "../running/table";
import { type Contest, command, contestHead, never, row, run, sizeOf, TIMEOUT_MS } from "./contest";
import type { Sources } from "./sources";
import { toWord } from "./word";

const SCALE = 2;
const DPI = 72 * SCALE;
const COPIES = 20;
const limits = { megapixels: 100, frames: 256 };

async function sizeOfFolder(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
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

/** Documents against the native tools: every PDF of a folder drawn, compressed and turned to Word, and photos made into one. */
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
      rows.push(await row(toWord(pool, path, made), rounds));
    }
    return `
## Documents

PDFs in the warm engine, pages over ${processes} processes at ${DPI} dpi, against the native command in turn. Words are those
that pdftotext reads, and how many of them the Word document has in that order.

${table(contestHead, rows)}
`;
  } finally {
    await pool.close();
  }
}
