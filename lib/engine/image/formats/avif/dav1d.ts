import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Sharp } from "sharp";
import type { Size } from "../../../../resize/plan";
import type { ImageJob, Input } from "../../../types";
import { codingOfStill } from "../../containers/av1";
import { type Box, bodyOf, FULL_BOX_BYTES, itemData, metaOf, primaryProperties } from "../../containers/bmff";
import { AVIFDEC, dav1dVersion } from "../../decoders";
import { toTiff } from "../../raster/tiff-carrier";
import { MEGA, type Source, type Written } from "../../source";
import { openRaw, openTrusted } from "../../vips";
import { rewriteJpeg } from "../jpeg/lossless";
import { isWeighted, type Rgb, readY4m, toRgb } from "./planes";

const run = promisify(execFile);

/** Below this, starting a program costs more than it saves: 1 megapixel takes libaom 70 ms, the program 110. */
const LEAST_MEGAPIXELS = 2;

/** A decoder that hangs ends before the job does, and leaves time for libheif. */
const TIMEOUT_MS = 20_000;
/** Files that avifdec has failed on: their job does not try it again. */
const failed = new WeakSet<Source>();

/** Properties that leave the samples as they are coded; files with others (turned, cropped, layered) are libheif's. */
const plain = new Set(["ispe", "pixi", "av1C", "colr", "pasp", "clli", "mdcv"]);

/** Fields of an `nclx` color (ISO/IEC 14496-12, 12.1.5): its letters, primaries, transfer, then the matrix and the range. */
const NCLX_BYTES = 11;
const MATRIX_AT = 8;
const RANGE_AT = 10;
/** Kinds of a `colr` property that hold an ICC profile. */
const iccKinds = ["prof", "rICC"];

const kindOf = ({ body }: Box) => String.fromCharCode(...body.subarray(0, 4));

/** What the index says of a still picture's colors. */
type Colors = { matrix: number; isFullRange: boolean; icc: Uint8Array | undefined };

/** The index overrules the coded data (ISO/IEC 14496-12, 12.1.5.1). */
function codingOf(nclx: Uint8Array | undefined, file: Uint8Array): ReturnType<typeof codingOfStill> {
  if (nclx && nclx.length >= NCLX_BYTES)
    return {
      matrix: ((nclx[MATRIX_AT] as number) << 8) | (nclx[MATRIX_AT + 1] as number),
      isFullRange: (nclx[RANGE_AT] as number) >= 0x80,
    };
  const [picture] = itemData(file, "av01");
  return picture && codingOfStill(picture);
}

/** Whether colors are multiplied by their alpha (`prem`, ISO/IEC 23000-22, 7.3.5.2), which libvips undoes. */
function isPremultiplied(file: Uint8Array): boolean {
  const references = bodyOf(metaOf(file) ?? new Uint8Array(), "iref");
  return references !== undefined && bodyOf(references.subarray(FULL_BOX_BYTES), "prem") !== undefined;
}

/** @returns undefined where no matrix is known, or the index asks for more than the coded samples */
function plainColors(file: Uint8Array): Colors | undefined {
  const properties = primaryProperties(file);
  if (!properties.every(({ type }) => plain.has(type)) || isPremultiplied(file)) return undefined;
  const colors = properties.filter(({ type }) => type === "colr");
  const coding = codingOf(colors.find((color) => kindOf(color) === "nclx")?.body, file);
  const icc = colors.find((color) => iccKinds.includes(kindOf(color)))?.body.subarray(4);
  return coding && { ...coding, icc };
}

/** @returns the colors of a picture that dav1d may decode; undefined for those that are libheif's */
async function colorsFor(input: string, source: Source): Promise<Colors | undefined> {
  const { gray, frames, codedPixels, bits, coded } = source;
  const isDeep = bits > 8 || (coded !== undefined && coded.bits > 8);
  if (gray || frames > 1 || isDeep || codedPixels < LEAST_MEGAPIXELS * MEGA || failed.has(source))
    return undefined;
  return (await dav1dVersion()) ? plainColors(await readFile(input)) : undefined;
}

/**
 * Has avifdec write a file beside the input, and removes it when it was used.
 *
 * @param source of the input
 * @param kind of the file: its ending
 * @returns undefined where the program or `use` fails: libheif says then what is wrong with the file
 */
async function withAvifdec<T>(
  { input, limits }: Input,
  source: Source,
  kind: "y4m" | "jpg",
  options: readonly string[],
  use: (bytes: Buffer) => T | Promise<T>,
): Promise<T | undefined> {
  const made = `${input}.${kind}`;
  const codec = ["--codec", "dav1d", "--jobs", "all"];
  const limit = ["--size-limit", String(limits.megapixels * MEGA)];
  try {
    await run(AVIFDEC, [...codec, ...limit, ...options, "--", input, made], { timeout: TIMEOUT_MS });
    return await use(await readFile(made));
  } catch {
    failed.add(source);
    return undefined;
  } finally {
    await rm(made, { force: true });
  }
}

const isSameSize = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

/**
 * Decodes a still picture with dav1d, to the very samples that libheif returns.
 *
 * @returns undefined where there is no dav1d, or the file is one that libheif has to read: small, turned, gray, animated,
 * of more than 8 bits, of the narrow range or an unusual matrix, with alpha in other samples than 4:4:4, or damaged
 */
export async function decodeWithDav1d(
  job: Input,
  source: Source,
): Promise<(Rgb & Pick<Colors, "icc">) | undefined> {
  const colors = await colorsFor(job.input, source);
  if (!colors?.isFullRange) return undefined;
  return withAvifdec(job, source, "y4m", [], (file) => {
    const planes = readY4m(file);
    // avifdec leaves alpha out of most kinds of samples.
    const isWhole = planes && isSameSize(planes, source) && planes.hasAlpha === source.hasAlpha;
    const rgb = isWhole ? toRgb(planes, colors.matrix) : undefined;
    return rgb && { ...rgb, icc: colors.icc };
  });
}

/**
 * Writes a still picture as a JPEG: avifdec encodes it with the library that we use, too, and needs a third of the memory,
 * since its pixels go nowhere else.
 *
 * @param quality of a baseline JPEG in 4:2:0
 * @returns undefined where {@link decodeWithDav1d} is but for the range, and for alpha and colors that are not sRGB's
 */
export async function writeJpegWithDav1d(
  job: ImageJob,
  source: Source,
  quality: number,
): Promise<Written | undefined> {
  if (source.hasAlpha || source.hasProfile || source.coded) return undefined;
  const colors = await colorsFor(job.input, source);
  if (!colors || colors.icc || !isWeighted(colors.matrix)) return undefined;
  // Chroma that is repeated and averaged again is the file's own; interpolated, it would be blurred.
  const options = ["--quality", String(quality), "--upsampling", "nearest"];
  return withAvifdec(job, source, "jpg", options, async (file) => {
    const plain = rewriteJpeg(file, { orientation: 1, keepIcc: false });
    if (!plain || !isSameSize(plain, source)) return undefined;
    const { bytes, width, height } = plain;
    await writeFile(job.output, bytes);
    return { width, height, size: bytes.length };
  });
}

/** Opens what {@link decodeWithDav1d} returned. */
export function openDecoded({ icc, ...pixels }: Rgb & Pick<Colors, "icc">): Sharp {
  return icc ? openTrusted(toTiff(pixels, icc)) : openRaw(pixels);
}
