import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { median, table } from "../../../e2e/running/figures";
import { toPlanes } from "../../engine/image/compress/planes";
import { meanSimilarity } from "../../engine/image/compress/ssim";
import { toReference, visibleError } from "../../engine/image/compress/visible-error";
import { decodeForPdf, openPicture } from "../../engine/image/pipeline";
import { decodeLike, openRaster, type Raster, rasterize } from "../../engine/image/raster/raster";

/** What each effort of WEBP's encoder takes and gives, over folders of pictures. */

const efforts = [0, 1, 2, 3, 4, 5, 6] as const;
/** What the engine uses, and all others are compared with. */
const USED = { effort: 4, quality: 80 } as const;
/** Between these lie the qualities at which other efforts look like {@link USED}. */
const qualities = [70, 75, 80, 85, 90, 95] as const;

const limits = { megapixels: 100, frames: 1 };

/** `likeness` rises with the quality, whatever its unit. */
type Point = { likeness: number; bytes: number };
type Trial = { effort: number; quality: number; bytes: number; ssim: number; error: number };
/** Ratios to {@link USED}; `ssim` is a difference. The last two are NaN where no quality of `qualities` looks the same. */
type Compared = Record<"time" | "bytes" | "ssim" | "error" | "sameSsim" | "sameError", number>;

const encode = (raster: Raster, quality: number, effort: number) =>
  openRaster(raster).webp({ quality, effort }).toBuffer();

/** Encodes with every effort and quality, and compares each result with the picture. */
async function tryAll(raster: Raster): Promise<Trial[]> {
  const reference = toReference(raster);
  const { luma } = toPlanes(raster, 255);
  const trials: Trial[] = [];
  for (const effort of efforts)
    for (const quality of qualities) {
      const file = await encode(raster, quality, effort);
      const after = await decodeLike(raster, file);
      const ssim = meanSimilarity(luma, toPlanes(after, 255).luma);
      trials.push({ effort, quality, bytes: file.length, ssim, error: visibleError(reference, after) });
    }
  return trials;
}

/** Returns processor time of encoding from pixels by effort, in milliseconds: medians of rounds, all efforts in turn. */
async function timeAll(raster: Raster, rounds: number): Promise<number[]> {
  const runs = efforts.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, effort] of efforts.entries()) {
      const before = process.cpuUsage();
      await encode(raster, USED.quality, effort);
      const { user, system } = process.cpuUsage(before);
      runs[index]?.push((user + system) / 1000);
    }
  return runs.map(median);
}

/** Interpolates the logarithm of the bytes at a likeness. */
function bytesAt(points: readonly Point[], likeness: number): number {
  const sorted = points.toSorted((a, b) => a.likeness - b.likeness);
  for (const [index, above] of sorted.entries()) {
    const below = sorted[index - 1];
    if (!below || below.likeness > likeness || above.likeness < likeness) continue;
    const share = (likeness - below.likeness) / (above.likeness - below.likeness || 1);
    return below.bytes * (above.bytes / below.bytes) ** share;
  }
  return Number.NaN;
}

function compare(trials: readonly Trial[], times: readonly number[]): Compared[] {
  const at = (wanted: number) =>
    trials.find(({ effort, quality }) => effort === wanted && quality === USED.quality) as Trial;
  const used = at(USED.effort);
  const timeOf = (effort: number) => times[efforts.indexOf(effort as 0)] ?? Number.NaN;
  return efforts.map((effort) => {
    const own = trials.filter((trial) => trial.effort === effort);
    const same = at(effort);
    const like = (likeness: (trial: Trial) => number) =>
      bytesAt(
        own.map((trial) => ({ bytes: trial.bytes, likeness: likeness(trial) })),
        likeness(used),
      ) / used.bytes;
    return {
      time: timeOf(effort) / timeOf(USED.effort),
      bytes: same.bytes / used.bytes,
      ssim: same.ssim - used.ssim,
      error: same.error / used.error,
      sameSsim: like(({ ssim }) => ssim),
      sameError: like(({ error }) => -Math.log(error)),
    };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const geometricMean = (values: readonly number[]) =>
  Math.exp(mean(values.filter(Number.isFinite).map((value) => Math.log(value))));

const ratio = (key: keyof Compared) => (all: readonly Compared[]) =>
  geometricMean(all.map((one) => one[key])).toFixed(3);

const columns: readonly (readonly [name: string, cell: (all: readonly Compared[]) => string])[] = [
  ["CPU time", ratio("time")],
  ["bytes", ratio("bytes")],
  // Adding 0 drops the sign of what rounds to nothing.
  ["SSIM", (all) => (Math.round(mean(all.map(({ ssim }) => ssim)) * 1e4) / 1e4 + 0).toFixed(4)],
  ["visible error", ratio("error")],
  ["bytes at equal SSIM", ratio("sameSsim")],
  ["bytes at equal visible error", ratio("sameError")],
];

/**
 * Measures all efforts over pictures.
 *
 * @param pictures a folder with a folder for each kind of picture
 */
export async function measureWebpEffort(pictures: string, rounds: number): Promise<string> {
  const rows: string[][] = [];
  for (const kind of (await readdir(pictures)).toSorted()) {
    const compared: Compared[][] = [];
    for (const name of await readdir(join(pictures, kind))) {
      const job = { input: join(pictures, kind, name), limits };
      const raster = await decodeForPdf(job, await openPicture(job), rasterize);
      compared.push(compare(await tryAll(raster), await timeAll(raster, rounds)));
      console.error(`${name}: ${raster.width} x ${raster.height}`);
    }
    for (const [index, effort] of efforts.entries()) {
      const all = compared.flatMap((picture) => picture[index] ?? []);
      const title = index === 0 ? `**${compared.length} ${kind}**` : "";
      rows.push([title, `${effort}`, ...columns.map(([, cell]) => cell(all))]);
    }
  }
  return `## WEBP: effort

Encoding from pixels at a quality of ${USED.quality}, beside the effort of ${USED.effort} that the engine uses: geometric means of ratios
over pictures, medians of ${rounds} runs in turn; of SSIM, the mean difference. Bytes at equal likeness are interpolated between
qualities of ${qualities[0]} to ${qualities[qualities.length - 1]}; pictures without such a quality are left out. The visible error is the engine's own measure
(\`lib/engine/image/compress/visible-error.ts\`).

${table(["pictures", "effort", ...columns.map(([name]) => name)], rows)}

`;
}
