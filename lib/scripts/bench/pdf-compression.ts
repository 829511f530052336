import { execFile } from "node:child_process";
import { mkdir, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { table } from "../../../e2e/running/figures";
import { pdfLevels } from "../../contract/pdf";
import type { EnginePool } from "../../engine/types";
import { limits, pagesOf, run } from "./jobs";
import { meanSsim } from "./ssim";

/** What each level makes of a document, beside Ghostscript, and what of it both keep. */

/** Resolution at which pages are compared, in pixels per inch of paper. */
const DPI = 110;

const sizeOf = async (path: string) => (await stat(path)).size;

/** What readers know a document by: pdfinfo's answers, of which 'no' and 'none' are left out. */
async function featuresOf(path: string): Promise<Map<string, string>> {
  const { stdout } = await promisify(execFile)("pdfinfo", [path]);
  const lines = stdout.split("\n").map((line) => /^(\w[\w ]*):\s+(.*)$/.exec(line) ?? []);
  return new Map(
    lines.flatMap(([, key, value]) => (key && value && !/^(no|none)$/.test(value) ? [[key, value]] : [])),
  );
}

/** Lists what a result lacks of its original's form, tags and number of pages. */
async function lostBy(original: string, result: string): Promise<string> {
  const [before, after] = await Promise.all([featuresOf(original), featuresOf(result)]);
  const names = { Form: "form", Tagged: "tags", Pages: "pages" };
  return Object.entries(names)
    .filter(([key]) => before.get(key) !== undefined && before.get(key) !== after.get(key))
    .map(([, name]) => name)
    .join(", ");
}

/** Draws the first, middle and last page of a document. @returns the folder of the pictures */
async function drawPages(pool: EnginePool, path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const pages = await pagesOf(pool, path);
  for (const page of new Set([1, Math.ceil(pages / 2), pages])) {
    const job = { kind: "pdf-page", input: path, output: join(folder, `${page}.png`), to: "png" } as const;
    await run(pool, { ...job, page, scale: DPI / 72, limits });
  }
  return folder;
}

/** Returns the similarity of the drawn page that differs most; NaN when pages are missing. */
async function leastSimilarity(before: string, after: string): Promise<number> {
  const names = await readdir(before);
  const all = await Promise.all(names.map((name) => meanSsim(join(before, name), join(after, name))));
  return Math.min(...all);
}

type Result = { bytes: number; cells: string[] };

/** @returns a dash for a result that there is not, or that draws too large to compare */
async function describe(pool: EnginePool, original: string, result: string, folder: string): Promise<Result> {
  const bytes = await sizeOf(result).catch(() => Number.NaN);
  if (Number.isNaN(bytes)) return { bytes, cells: ["cannot", ""] };
  const [before, after] = ["before", "after"].map((part) => join(folder, `${basename(result)}-${part}`));
  const similarity = await Promise.all([
    drawPages(pool, original, before as string),
    drawPages(pool, result, after as string),
  ])
    .then(([a, b]) => leastSimilarity(a, b))
    .catch(() => Number.NaN);
  const lost = await lostBy(original, result).catch(() => "everything");
  const likeness = Number.isNaN(similarity) ? "-" : similarity.toFixed(3);
  return { bytes, cells: [(bytes / 1000).toFixed(1), lost ? `${likeness}, without ${lost}` : likeness] };
}

async function rowOf(pool: EnginePool, document: string, theirs: string, folder: string): Promise<string[]> {
  const name = basename(document, ".pdf");
  const results: Record<string, Result> = {};
  for (const level of pdfLevels) {
    const output = join(folder, `${name}-${level}.pdf`);
    await run(pool, { kind: "pdf-compress", input: document, output, level, limits }).catch(() => undefined);
    results[level] = await describe(pool, document, output, folder);
  }
  const peer = await describe(pool, document, join(theirs, `${name}.pdf`), folder);
  const ratio = (results.balanced?.bytes ?? Number.NaN) / peer.bytes;
  console.error(`${name}: ${ratio.toFixed(2)} of Ghostscript's bytes`);
  return [
    name,
    ((await sizeOf(document)) / 1000).toFixed(1),
    ...Object.values(results).flatMap(({ cells }) => cells),
    ...peer.cells,
    Number.isNaN(ratio) ? "-" : `**${ratio.toFixed(2)}**`,
  ];
}

/**
 * Compresses documents at each level and returns a table of their sizes, and of how alike they look.
 *
 * @param theirs the folder of what Ghostscript has made of them
 */
export async function compressionTable(
  pool: EnginePool,
  documents: readonly string[],
  theirs: string,
  folder: string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rows: string[][] = [];
  for (const document of documents) rows.push(await rowOf(pool, document, theirs, folder));
  const levels = pdfLevels.flatMap((level) => [`${level} kB`, "SSIM"]);
  const columns = ["document", "kB", ...levels, "gs /ebook kB", "SSIM", "balanced / gs"];
  return `
### Compression

Sizes at each level and by Ghostscript. SSIM is of the brightness at ${DPI} dpi, of the page that differs most among the
first, the middle and the last, and says what a result lost: its form, its tags or pages.

${table(columns, rows)}
`;
}
