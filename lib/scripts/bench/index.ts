import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { withSvgLoader } from "../../engine/image/vips";
import { createEnginePool } from "../../engine/pool";
import { measureBrowser } from "./browser";
import { measureCli } from "./cli";
import { conversionTable, measurePair, type Row, targetTable } from "./conversions";
import { type Pair, pairs, targetPairs } from "./pairs";
import { measurePdf } from "./pdf";
import { measureSite } from "./site";
import { makeSources } from "./sources";

/** Measures the engine against native tools and prints a page of results: `npm run bench`. */

const folder = process.env.BENCH_FOLDER ?? "";
const { values: options } = parseArgs({
  options: {
    /** A 12-megapixel photo in any format the engine reads; without one, a synthetic picture is used. */
    photo: { type: "string" },
    /** A folder of PDFs to render, compress and convert to Word. */
    documents: { type: "string" },
    /** How often each conversion is timed. */
    rounds: { type: "string", default: "5" },
    /** Measures only pairs whose name contains this. */
    only: { type: "string", default: "" },
    /** What is measured; a folder of photos from the command line, the site over HTTP, and conversions in the browser. */
    parts: { type: "string", default: "conversions,targets,documents,cli,site,browser" },
    /** File to write the page to, besides standard output. */
    write: { type: "string" },
  },
});
const rounds = Number(options.rounds);
const isWanted = (part: string) => options.parts.split(",").includes(part);
const startPool = () =>
  createEnginePool({
    entry: join(folder, "child.mjs"),
    processes: 1,
    memoryMb: 4000,
    jobsPerProcess: 100_000,
  });
const pool = startPool();

/** Returns the first line of a program's version output, or an empty string if it is not installed. */
function versionOf(command: string, ...args: string[]): string {
  try {
    return (
      execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split("\n")[0] ??
      ""
    );
  } catch {
    return "";
  }
}

const versions = [
  `sharp ${sharp.versions.sharp} (libvips ${sharp.versions.vips})`,
  versionOf("convert", "-version")
    .replace(/^Version: /, "")
    .replace(/ https?:\S+/, ""),
  versionOf("gm", "-version").replace(/ http\S+/, ""),
  versionOf("vips", "--version"),
  versionOf("cwebp", "-version") && `cwebp ${versionOf("cwebp", "-version")}`,
  versionOf("avifenc", "--version").replace("Version:", "avifenc"),
].filter(Boolean);

const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.version}`;

try {
  await pool.warm();
  const sources = await withSvgLoader(() => makeSources(join(folder, "sources"), pool, options.photo));
  async function measure(all: readonly Pair[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const pair of all.filter(({ from, to }) => `${from} to ${to}`.includes(options.only))) {
      if (!sources.has(pair.of, pair.from)) continue;
      // What one decoder keeps of memory is not the next one's.
      const fresh = startPool();
      const row = await measurePair(fresh, pair, sources, rounds).finally(() => fresh.close());
      rows.push(row);
      console.error(`${pair.from} to ${pair.to}: ${row.ours.usage.wall.toFixed(0)} ms`);
    }
    return rows;
  }
  const rows = isWanted("conversions") ? await measure(pairs) : [];
  const targets = isWanted("targets") ? await measure(targetPairs) : [];
  const documents = isWanted("documents") ? await measurePdf(folder, sources, options.documents, rounds) : "";
  const cli = isWanted("cli") ? await measureCli(folder, sources, rounds) : "";
  const site = isWanted("site") ? await measureSite(folder, sources) : "";
  const browser = isWanted("browser") ? await measureBrowser(sources, rounds) : "";
  const page = `# Measured

Made by \`npm run bench\`: medians of ${rounds} runs, the warm engine and each native command in turn, on
files of 12 megapixels (photo) and 1 megapixel (graphic). SSIM is of the brightness, against the picture the
source was made of. Memory is the most that a process had resident; of the engine's, 90 MB are Node.js. A ratio under
1 means that ours is faster than the fastest peer.

Machine: ${machine}. Programs: ${versions.join("; ")}.

## Conversions

${conversionTable(rows)}

Where a peer is faster, [FINDINGS.md](FINDINGS.md) says why, and what was tried.

## To a number of bytes

A photo of 12 megapixels that keeps its pixels, in turn, medians of ${rounds}. On the page a picture may also get fewer
pixels, below a quality of 9 (JPG) or 40 (WEBP). SSIM is of the brightness, against the picture the source was made of.

${targetTable(targets)}
${documents}${cli}${site}${browser}`;
  console.log(page);
  if (options.write) await writeFile(options.write, page);
} finally {
  await pool.close();
}
