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
import { measurePages } from "./pages";
import { pairs } from "./pairs";
import { measurePdf } from "./pdf";
import { measureSite } from "./site";
import { makeSources } from "./sources";
import { measureTargets } from "./targets";
import { measureWebpEffort } from "./webp-effort";

/** Measures the engine against native tools and prints a page of results: `npm run bench`. */

type BenchOptions = {
  /** A 12-megapixel photo in any format the engine reads; without one, a synthetic picture is used. */
  photo?: string;
  /** A folder of PDFs to render, compress and convert to Word. */
  documents?: string;
  /** A folder with a folder for each kind of picture, to compare efforts of WEBP's encoder. */
  pictures?: string;
  /** How often each conversion is timed. */
  rounds: number;
  /** Measures only pairs whose name contains this. */
  only: string;
  /** What is measured; the site over HTTP, and conversions in the browser. */
  parts: readonly string[];
  /** File to write the page to, besides standard output. */
  write?: string;
};

/** Parses `npm run bench -- [--photo FILE] [--documents FOLDER] [--pictures FOLDER] [--rounds 5] [--only webp] [--parts conversions,site] [--write lib/scripts/bench/BENCH.md]`. */
function readArguments(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      photo: { type: "string" },
      documents: { type: "string" },
      pictures: { type: "string" },
      rounds: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      parts: { type: "string", default: "conversions,efforts,targets,documents,site,browser" },
      write: { type: "string" },
    },
  });
  const { photo, documents, pictures, write, only, parts } = values;
  return {
    rounds: Number(values.rounds),
    only,
    parts: parts.split(","),
    ...(photo && { photo }),
    ...(documents && { documents }),
    ...(pictures && { pictures }),
    ...(write && { write }),
  };
}

/** Reasons why some pairs are slower than a peer, and what was tried; part of the page. */
const peersThatAreFaster = `## Where a peer is faster, and why

- **AVIF to JPG** of four megapixels and more is written by the peer's own program, on all cores, which it does not
  use unless it is told to. Pixels that other targets or our steps need come from it as planes, at 1.5 times its time.
  Without that program libaom decodes, up to three times as slowly. Tried: libaom with two threads (1.4 to 2.3 times
  its time with one), other packages with libaom (the same speed), WebAssembly builds (two to four times slower), a
  WebAssembly dav1d (cannot read every file), FFmpeg bindings (GPL), avifdec's PNG instead of planes (three times
  their time).
- **HEIC to JPG**: decoding takes 500 ms of processor time, 250 to 290 ms on two threads, and the JPEG follows on one.
  Unlike the peer this one converts Display P3 to sRGB, in the decoding threads. 0.9 of the peer's time was aimed at.
  Tried: encoding both halves of the JPEG at once, joined by a restart marker (18 ms, not 27, but gathering the pixels
  for that takes 21). Encoding rows while later tiles decode could hardly save more, because decoding keeps both cores
  busy.
- **JPG and PNG to WEBP**: the bytes are cwebp's own, and so is the work, in a libwebp that sharp has compiled for
  size: for the same pixels it takes 1.05 to 1.19 of the time of Debian's. Of 880 ms for a JPEG, decoding takes 50 and
  turning RGB to YUV 35; the rest is one encoder on one thread. 0.8 of cwebp's time was aimed at, and is not reached
  at equal bytes and likeness. Tried: lower efforts (3 saves 3%, 2 takes 0.44 of the time for 7% more bytes at
  equal visible error, see below); all presets (at effort 4 within 5% of the time, bytes at equal visible error -1 to
  +6%; at effort 2 from +9% up); libwebp's threads (cwebp -mt: 0.95 to 0.99 of its time). Bands cannot be encoded
  apart, because VP8 predicts each block from those above and beside it, nor while the rest is decoded, because the
  whole picture is surveyed first. Graphics without loss, as pages of PDFs are, take 0.39 of the bytes and 0.77 of the
  time in the mean of eight, but one took 1.45 of the bytes and another 3.1 of the time.
- **Resize**: vips makes a JPEG smaller while it decodes it, as coded. We average light: 51 dB from ImageMagick's Lanczos in
  linear light (vips: 36 to 45), Squoosh's resizer 60 to 62. From PNG to PNG, 12 megapixels to 1600 pixels take 0.45 s
  here; Squoosh's resizer takes 0.6 to 0.7 s without decoding and encoding.
- **Old and rare formats** come from WebAssembly (JPEG XL, JPEG 2000): as fast as the programs within a quarter.
- **GIF** is written by our own encoder. Over ten pictures (six photos, four graphics) it takes 0.58 of the time of
  libvips at effort 1, 0.18 at its default of 7 and 0.11 at 10; blurred as the eye does, its dithering is 3 to 6 dB
  closer to the original; its files are 2% smaller than at effort 1, and 6% larger than at 7 and 10. Two animations:
  0.74, 0.15 and 0.13 of the time, 7% fewer bytes than at effort 7.
- **Lossless JPEG** decodes nothing: a walk through its codes finds damage in a fifth to a third of libjpeg's time,
  and a decoder only looks at files that it cannot vouch for. Of 2,400 files damaged in five ways (tests) none is
  called whole that libjpeg does not decode. A rotated one is decoded to coefficients and encoded again in JavaScript,
  in 1.4 to 1.5 of jpegtran's time, for 1% fewer bytes (optimal Huffman codes). Tried: decoding a code and its number
  at one look (about 0.7 of the time of decoding, kept), no second look for damage (a tenth of all, kept), writing
  bits without a function call and visiting only coefficients that are not zero (no difference).
- **Compression** is not the same job as its peers': they keep one quality (85) or one number of colors, it looks
  for the smallest file that looks the same. Compare the bytes. A JPEG in 4:2:0 or gray is quantized again from its own
  coefficients, in half the time of mozjpeg's encoder: over 16 photos and graphics the same bytes (+0.4%), visible
  errors 7% lower, and 80 megapixels take 2 to 3 s. Others (4:4:4, a profile that is not sRGB) are encoded from pixels.
- **Memory**: 90 MB of every process are Node.js and its libraries. Without them 14 of the 25 rows are within 1.5 of the
  leanest peer's. The others hold all pixels, 36 MB at 12 megapixels and often a copy, where the peer holds rows:
  resizing, compression, JPG to TIFF (two halves at once), HEIC and WEBP; or they are WebAssembly (JPEG XL, JPEG 2000), or
  libaom with more of the picture in work than avifenc has (JPG to AVIF).
- **In the browser**, 400 ms of every row are the specified wait. On two cores without a graphics card the page's own
  work (previews, progress) takes from the engine's: without previews the PNG and JPG rows take 0.2 s less.`;

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
  const efforts =
    isWanted("efforts") && options.pictures ? await measureWebpEffort(options.pictures, options.rounds) : "";
  const targets = isWanted("targets") ? await measureTargets(pool, sources, options.rounds) : "";
  const documents = isWanted("documents")
    ? await measurePdf(folder, sources, options.documents, options.rounds)
    : "";
  const site = isWanted("site") ? (await measureSite(folder, sources)) + (await measurePages()) : "";
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

${peersThatAreFaster}

${efforts}${targets}
${documents}${site}${browser}`;
  console.log(page);
  if (options.write) await writeFile(options.write, page);
} finally {
  await pool.close();
}
