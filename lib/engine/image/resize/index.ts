import { readFile, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { ConversionError } from "../../../contract/errors";
import {
  allowsAlpha,
  type InputFormat,
  isPhoto,
  type OutputFormat,
  type SizedFormat,
  sizedFormats,
} from "../../../formats";
import { keepsPixels, planResize, type Size } from "../../../resize/plan";
import type { ImageJob, Input, JobResult, ResizeJob } from "../../types";
import { compressTo } from "../compress";
import { codecs, outputCodecs } from "../formats";
import { drawnSide } from "../formats/svg/draw";
import {
  checkSides,
  convertOpened,
  DEFAULT_BACKGROUND,
  decode,
  openPicture,
  orient,
  remarksOf,
  rewriteOpened,
  toSrgb,
} from "../pipeline";
import { keepsAnimation, keepsDepth, MEGA, type Source, type Step, type Written } from "../source";
import { resample } from "./resample";

/** Formats that resized pictures keep. Of those that are not written, photos become JPEGs, all others PNGs. */
const keptFormat = (from: InputFormat): SizedFormat =>
  sizedFormats.find((id) => id === from) ?? (isPhoto(from) ? "jpg" : "png");

/** The pixels of the result are limited like those of the source: it is held in memory, too. */
function checkResult(result: Size, frames: number, { megapixels }: Input["limits"]) {
  if (result.width * result.height * frames > megapixels * MEGA)
    throw new ConversionError("result_too_large", { limit: megapixels });
}

const isGray = (color: string) => /^#(..)\1\1$/i.test(color);

/** Gives a picture another size, as {@link planResize} has it. Animations keep their frames where the target has them. */
export async function resizeImage(asked: ResizeJob): Promise<JobResult> {
  // Most sizes are smaller than that: a drawing stays sharp.
  const job = asked.resizing.to.by === "percent" ? asked : { ...asked, svgSide: drawnSide.most };
  const stored = await openPicture(job);
  const { from, frames } = stored;
  const to = job.to === "original" ? keptFormat(from) : job.to;
  const animated = keepsAnimation(stored, to);
  const { background = DEFAULT_BACKGROUND } = job.options;
  const turned = stored.isSideways && !animated;
  const upright = turned ? { width: stored.height, height: stored.width } : stored;
  const plan = planResize(upright, job.resizing);
  const { canvas, dpi, limited } = plan;
  checkResult(canvas, animated ? frames : 1, job.limits);
  checkSides(canvas, to);
  // Borders cover what is behind transparent parts as well.
  const flat = stored.hasAlpha && (job.resizing.fit === "pad" || !allowsAlpha(to));
  const gray = stored.gray && isGray(background);
  const source: Source = { ...stored, ...pick(upright), hasAlpha: stored.hasAlpha && !flat, gray };
  const target = { to, options: { background, ...(dpi && { preset: "print" as const }) } };
  const flatten: Step = (pixels) => (flat ? pixels.flatten({ background }) : pixels);
  const most = (job.target ?? Number.POSITIVE_INFINITY) - (dpi ? DENSITY_BYTES : 0);
  const resize = () =>
    decode(job, { ...stored, gray }, target, [orient, toSrgb, flatten], async (pixels) => {
      const resized = await resample(pixels, source, {
        plan,
        animated,
        deep: keepsDepth(source, to),
        background,
      });
      return encodeResized(resized, { ...source, ...canvas }, { ...target, output: job.output, most });
    });
  const kept = keepsPixels(plan, upright) && (await convertKept(job, stored, target));
  const written = kept && kept.size <= most ? kept : await resize();
  const { width, height, size } = await withDensity(written, { to, output: job.output, dpi });
  const resized = { limited, ...(dpi && { dpi }) };
  return { from, to, width, height, size, frames, ...remarksOf(stored), resized };
}

const pick = ({ width, height }: Size): Size => ({ width, height });

/** Converts a picture that has its size already; a JPEG that stays one keeps its own data where it can. */
const convertKept = (job: ResizeJob, source: Source, { to, options }: Pick<ImageJob, "to" | "options">) =>
  source.from === "jpg" && to === "jpg"
    ? rewriteOpened({ ...job, kind: "lossless" }, source)
    : convertOpened({ ...job, kind: "image", to, options }, source);

/** Most that the resolution adds to a file: a chunk of a PNG has 21 bytes. */
const DENSITY_BYTES = 32;

/**
 * Encodes resized pixels, with a lower quality or fewer colors where they would take more than `most` bytes.
 *
 * @param source has their size
 * @throws ConversionError `target_unreachable`
 */
async function encodeResized(
  pixels: Sharp,
  source: Source,
  { to, options, output, most }: Pick<ImageJob, "options" | "output"> & { to: SizedFormat; most: number },
): Promise<Written> {
  const written = await outputCodecs[to].encode(pixels.clone(), source, options, output);
  if (written.size <= most) return written;
  const { compressor } = codecs[to];
  if (!compressor) throw new ConversionError("target_unreachable", { limit: Math.ceil(written.size / 1000) });
  const bytes = await readFile(output);
  const request = { source: { ...source, from: to }, bytes, pixels };
  const fitted = await compressTo({ bytes: most, fewerPixels: false }, compressor, request);
  await writeFile(output, fitted.bytes);
  return { width: fitted.width, height: fitted.height, size: fitted.bytes.length };
}

/** Writes the resolution into a result whose size on paper is known, where its format has a place for it. */
async function withDensity(
  written: Written,
  { to, output, dpi }: { to: OutputFormat; output: string; dpi: number | undefined },
): Promise<Written> {
  const { setDensity } = outputCodecs[to];
  if (!dpi || !setDensity) return written;
  const file = setDensity(await readFile(output), dpi);
  await writeFile(output, file);
  return { ...written, size: file.length };
}
