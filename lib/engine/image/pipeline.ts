import { open, readFile, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { ConversionError } from "../../contract/errors";
import { allowsAlpha, type InputFormat, inputFormats, isAnimated, type OutputFormat } from "../../formats";
import type { Size } from "../../resize/plan";
import { SNIFF_BYTES, sniffFormat } from "../../sniff";
import type { CompressJob, ImageJob, Input, JobResult, LosslessJob } from "../types";
import { compress, compressTo } from "./compress";
import { codecs, outputCodecs } from "./formats";
import type { InspectOptions } from "./formats/codec";
import { checkPasses } from "./formats/jpeg/decode";
import { uprightJpeg } from "./formats/jpeg/lossless";
import { isGzip } from "./formats/svg/markup";
import { keepMetadata } from "./metadata";
import { markedJpeg } from "./metadata/remove/jpeg";
import { keepsAnimation, keepsDepth, MEGA, type Source, type Step } from "./source";

/*
 * The life of a picture, top to bottom:
 *
 *   sniff -> limits -> decode -> orient -> to sRGB -> alpha -> encode -> metadata
 *
 * convertImage  takes all of them, unless a codec can write the target itself (`transcode`).
 * compressImage takes no alpha step (the format stays) and no metadata step (it always goes); `compress` encodes.
 * resizeImage   (resize/) takes all of them but the last (metadata always goes), with one more before it encodes: resample.
 * rewriteImage  decodes an eighth of each side to find damage; the coefficients are turned, no pixel is.
 * PDFs          embed a JPEG's or PNG's own data after sniff and limits, undecoded; all else is decoded, oriented and
 *               converted here, and encoded as PDF image data (pdf/write).
 */

// 1. Sniff

/** Reads the first bytes of a file, by which its format is recognized. */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** @throws ConversionError `empty_file`; `unsupported_type` for everything we do not decode */
function sniff(head: Uint8Array): InputFormat {
  if (head.length === 0) throw new ConversionError("empty_file");
  // An SVG may be compressed; its codec refuses anything else in gzip.
  const found = isGzip(head) ? "svg" : sniffFormat(head);
  const format = inputFormats.find((id) => id === found);
  if (!format) throw new ConversionError("unsupported_type", { cause: `content is ${found ?? "unknown"}` });
  return format;
}

// 2. Limits

/** Only an animation's frames count together: the pages of a TIFF or HEIC after the first are never read. */
function checkLimits({ from, codedPixels, frames }: Source, limits: Input["limits"]) {
  const shown = isAnimated(from) ? frames : 1;
  if (shown > limits.frames) throw new ConversionError("too_many_frames", { limit: limits.frames });
  if (codedPixels * shown > limits.megapixels * MEGA)
    throw new ConversionError("too_many_pixels", { limit: limits.megapixels });
}

/** @throws ConversionError `side_too_long` for a picture that the format cannot hold */
export function checkSides({ width, height }: Size, to: OutputFormat) {
  const limit = outputCodecs[to].longestSide;
  if (Math.max(width, height) > limit) throw new ConversionError("side_too_long", { limit });
}

/**
 * Sniffs a file, reads its header and checks it against the limits, so that a bomb is refused before it is decoded.
 *
 * @throws ConversionError `empty_file`, `unsupported_type`, `too_many_pixels`, `too_many_frames`; libvips' or libheif's
 * own for a broken header
 */
export async function openPicture({ input, limits, ...options }: Input & InspectOptions): Promise<Source> {
  const head = await readHead(input);
  const source = await codecs[sniff(head)].inspect(input, head, options);
  checkLimits(source, limits);
  return source;
}

// 3. Decode

type Target = Parameters<Step>[2];

/** Decodes what the target shows (one frame, or all), takes the pixels through `steps` and hands them to `use`. */
export const decode = <T>(
  job: Input,
  source: Source,
  target: Target,
  steps: readonly Step[],
  use: (pixels: Sharp) => Promise<T>,
): Promise<T> =>
  codecs[source.from].decode(job, source, keepsAnimation(source, target.to), (pixels) =>
    use(steps.reduce((before, step) => step(before, source, target), pixels)),
  );

// 4. Orient

/** Turns the pixels by the EXIF orientation. HEIC and AVIF come upright from libheif; animations are never turned. */
export const orient: Step = (pixels, source, { to }) =>
  keepsAnimation(source, to) ? pixels : pixels.autoOrient();

// 5. To sRGB

/**
 * Converts to sRGB from the file's profile, or from libvips' own for CMYK without one. Gray stays one channel, and 16
 * bits stay where the target can hold them.
 */
export const toSrgb: Step = (pixels, { gray, bits, hasProfile }, { to }) => {
  const deep = keepsDepth({ bits }, to);
  if (gray) return pixels.toColorspace(deep ? "grey16" : "b-w");
  const converted = deep ? pixels.toColorspace("rgb16") : pixels;
  // sharp takes 16-bit pixels to Display P3 and leaves them there, untagged, unless an output profile is named.
  return bits === 16 && hasProfile ? converted.withIccProfile("srgb", { attach: false }) : converted;
};

// 6. Alpha

/** Color behind transparent parts where the target has no alpha. */
export const DEFAULT_BACKGROUND = "#ffffff";

/** Where the target has no alpha: blends over the background, or drops the channel and keeps the colors as they are. */
const applyAlpha: Step = (pixels, { hasAlpha }, { to, options }) => {
  if (!hasAlpha || allowsAlpha(to)) return pixels;
  return options.alpha === "drop"
    ? pixels.removeAlpha()
    : pixels.flatten({ background: options.background ?? DEFAULT_BACKGROUND });
};

// 7. Encode, 8. Metadata: each format's own, see formats/ and metadata/

/** Converts one picture file to another format. */
export const convertImage = async (job: ImageJob): Promise<JobResult> =>
  convertOpened(job, await openPicture(job));

/** The same for a file that {@link openPicture} has described. */
export async function convertOpened(job: ImageJob, source: Source): Promise<JobResult> {
  const { to, options, output } = job;
  const { encode, embed } = outputCodecs[to];
  checkSides(source, to);
  const written =
    (await codecs[source.from].transcode?.(job, source)) ??
    (await decode(job, source, job, [orient, toSrgb, applyAlpha], (pixels) =>
      encode(pixels, source, options, output),
    ));
  const embedded = options.metadata === "keep" && embed && (await keepMetadata(job, source, written, embed));
  const { width, height, size } = embedded || written;
  return { from: source.from, to, width, height, size, frames: source.frames, ...remarksOf(source) };
}

/** Tells of a RAW file's preview that is much smaller than the photo, and of frames of an animation. */
export const remarksOf = ({
  isSequence,
  isSmallPreview,
  isSideways,
  width,
  height,
}: Source): Pick<JobResult, "isSequence" | "preview"> => ({
  ...(isSequence && { isSequence }),
  ...(isSmallPreview && { preview: isSideways ? { width: height, height: width } : { width, height } }),
});

/** Makes a picture file smaller without changing its format: see {@link CompressJob}. */
export async function compressImage(job: CompressJob): Promise<JobResult> {
  const source = await openPicture(job);
  const { from, frames } = source;
  if (source.isSequence) throw new ConversionError("unsupported_type", { cause: "a sequence alone" });
  const bytes = await readFile(job.input);
  const smaller = await decode(job, source, { to: from, options: {} }, [orient, toSrgb], (pixels) =>
    job.target
      ? compressTo(job.target, codecs[from].compressor, { source, bytes, pixels })
      : compress(codecs[from].compressor, { source, bytes, pixels }),
  );
  await writeFile(job.output, smaller.bytes);
  const { bytes: written, quality: _, ...facts } = smaller;
  return { from, to: from, size: written.length, frames, ...facts };
}

/** Quality of a JPEG whose data cannot be passed on as it is. */
const NEARLY_LOSSLESS = 95;

/** Pixels of a picture that is read at an eighth of each side for its damage alone. */
const LARGE = 2 * MEGA;

/**
 * Looks for damage: libjpeg reads all codes of a large picture even where it only draws an eighth of each side, which takes
 * a quarter of the time. A small one is drawn whole: libvips asks for libjpeg's warnings once in eight rows, so an eighth
 * hides damage in the last 64.
 */
const readThrough = (pixels: Sharp, { width, height }: Source) => {
  const share = width * height > LARGE ? 8 : 1;
  const side = (pixels: number) => Math.max(1, Math.floor(pixels / share));
  return pixels.resize(side(width), side(height), { fit: "fill" }).raw().toBuffer();
};

/**
 * Rewrites a JPEG's own data without metadata, upright or, where a side is not of whole MCUs, with the mark that turns it.
 * Anything else (a rare JPEG, another format) is encoded anew at a quality of 95.
 */
export const rewriteImage = async (job: LosslessJob): Promise<JobResult> =>
  rewriteOpened(job, await openPicture(job));

/** The same for a file that {@link openPicture} has described. */
export async function rewriteOpened(job: LosslessJob, source: Source): Promise<JobResult> {
  const target = { to: "jpg", options: { quality: NEARLY_LOSSLESS } } as const;
  if (source.from === "jpg") {
    const bytes = await readFile(job.input);
    checkPasses(bytes, source);
    const copy = uprightJpeg(bytes) ?? markedJpeg(bytes);
    if (copy) {
      if (!copy.isDecoded) await decode(job, source, target, [], (pixels) => readThrough(pixels, source));
      const { bytes, width, height } = copy;
      await writeFile(job.output, bytes);
      return { from: "jpg", to: "jpg", width, height, size: bytes.length, frames: 1, kept: true };
    }
  }
  return convertOpened({ ...job, ...target, kind: "image" }, source);
}

/** Decodes a picture for a PDF: the first frame or the page that was opened, upright, 8 bits of sRGB or gray, with its alpha. */
export const decodeForPdf = <T>(job: Input, source: Source, use: (pixels: Sharp) => Promise<T>): Promise<T> =>
  decode(job, source, { to: "jpg", options: {} }, [orient, toSrgb], use);
