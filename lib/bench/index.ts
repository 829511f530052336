import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { createEnginePool } from "../engine/pool";
import { readArguments } from "./arguments";
import { measureBrowser } from "./browser";
import { measurePair, type Row } from "./conversions";
import { limits } from "./limits";
import { measurePages } from "./page-load";
import { pairs } from "./pairs";
import { measurePdf } from "./pdf";
import { measureSite } from "./site";
import { makeSources } from "./sources";
import { conversionTable } from "./tables";

/** Measures the engine against native tools, in one run, and prints a page of it: `npm run bench`. */

const folder = process.env.BENCH_FOLDER ?? "";
const options = readArguments(process.argv.slice(2));
const pool = createEnginePool({
  entry: join(folder, "child.mjs"),
  processes: 1,
  memoryMb: 4000,
  jobsPerProcess: 100_000,
});

/** The first line a program says of itself, or nothing when it is not installed. */
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
  const sources = await makeSources(join(folder, "sources"), pool, options.photo);
  const rows: Row[] = [];
  for (const pair of pairs.filter(({ from, to }) => `${from} to ${to}`.includes(options.only))) {
    const row = await measurePair(pool, pair, sources, options.rounds);
    rows.push(row);
    console.error(`${pair.from} to ${pair.to}: ${row.ours.usage.wall.toFixed(0)} ms`);
  }
  const documents = await measurePdf(folder, sources, options.documents, options.rounds);
  const site = options.site ? (await measureSite(folder, sources)) + (await measurePages()) : "";
  const browser = options.browser ? await measureBrowser(folder, sources, options.rounds) : "";
  const page = `# Measured

Made by \`npm run bench\`: medians of ${options.rounds} runs, the warm engine and each native command in turn, on
files of 12 megapixels (photo) and 1 megapixel (graphic). SSIM is of the brightness, against the picture the
source was made of. A ratio under 1 means that ours is faster than the fastest peer.

Machine: ${machine}. Programs: ${versions.join("; ")}.

## Conversions

${await conversionTable(rows, ({ pair }) => sources.path(pair.of === "graphic" ? "graphic" : "photo", "png"))}

${limits}
${documents}${site}${browser}`;
  console.log(page);
  if (options.write) await writeFile(options.write, page);
} finally {
  await pool.close();
}
