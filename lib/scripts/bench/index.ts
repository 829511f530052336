import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { withSvgLoader } from "../../engine/image/vips";
import { createEnginePool } from "../../engine/pool";
import { measureBrowser } from "./browser";
import { conversionTable, measurePair, type Row } from "./conversions";
import { pairs } from "./pairs";
import { measurePdf } from "./pdf";
import { measureSite } from "./site";
import { makeSources } from "./sources";
import { measureTargets } from "./targets";

/** Measures the engine against native tools and prints a page of results: `npm run bench`. */

type BenchOptions = {
  /** A 12-megapixel photo in any format the engine reads; without one, a synthetic picture is used. */
  photo?: string;
  /** A folder of PDFs to render, compress and convert to Word. */
  documents?: string;
  /** How often each conversion is timed. */
  rounds: number;
  /** Measures only pairs whose name contains this. */
  only: string;
  /** What is measured; the site over HTTP, and conversions in the browser. */
  parts: readonly string[];
  /** File to write the page to, besides standard output. */
  write?: string;
};

/** Parses `npm run bench -- [--photo FILE] [--documents FOLDER] [--rounds 5] [--only webp] [--parts conversions,site] [--write lib/scripts/bench/BENCH.md]`. */
function readArguments(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      photo: { type: "string" },
      documents: { type: "string" },
      rounds: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      parts: { type: "string", default: "conversions,targets,documents,site,browser" },
      write: { type: "string" },
    },
  });
  const { photo, documents, write, only, parts } = values;
  return {
    rounds: Number(values.rounds),
    only,
    parts: parts.split(","),
    ...(photo && { photo }),
    ...(documents && { documents }),
    ...(write && { write }),
  };
}

const folder = process.env.BENCH_FOLDER ?? "";
const options = readArguments(process.argv.slice(2));
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
  const rows: Row[] = [];
  const isWanted = (part: string) => options.parts.includes(part);
  const wanted = isWanted("conversions") ? pairs : [];
  for (const pair of wanted.filter(({ from, to }) => `${from} to ${to}`.includes(options.only))) {
    if (!sources.has(pair.of, pair.from)) continue;
    // What one decoder keeps of memory is not the next one's.
    const fresh = startPool();
    const row = await measurePair(fresh, pair, sources, options.rounds).finally(() => fresh.close());
    rows.push(row);
    console.error(`${pair.from} to ${pair.to}: ${row.ours.usage.wall.toFixed(0)} ms`);
  }
  const targets = isWanted("targets") ? await measureTargets(pool, sources, options.rounds) : "";
  const documents = isWanted("documents")
    ? await measurePdf(folder, sources, options.documents, options.rounds)
    : "";
  const site = isWanted("site") ? await measureSite(folder, sources) : "";
  const browser = isWanted("browser") ? await measureBrowser(folder, sources, options.rounds) : "";
  const page = `# Measured

Made by \`npm run bench\`: medians of ${options.rounds} runs, the warm engine and each native command in turn, on
files of 12 megapixels (photo) and 1 megapixel (graphic). SSIM is of the brightness, against the picture the
source was made of. Memory is the most that a process had resident; of the engine's, 90 MB are Node.js. The limit is
the time of decoding alone plus encoding alone with the same codecs on all cores. A ratio under 1 means that ours
is faster than the fastest peer.

Machine: ${machine}. Programs: ${versions.join("; ")}.

## Conversions

${await conversionTable(rows, ({ pair }) => sources.path(pair.of === "graphic" ? "graphic" : "photo", "png"))}

Where a peer is faster, [FINDINGS.md](FINDINGS.md) says why, and what was tried.

${targets}
${documents}${site}${browser}`;
  console.log(page);
  if (options.write) await writeFile(options.write, page);
} finally {
  await pool.close();
}
