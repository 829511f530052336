import type { Sharp } from "sharp";
import { ConversionError } from "../../contract/errors";
import { toSdr } from "../colour";
import { withHeif } from "../heif";
import { completeJpeg, isDamage, isZeroFilled } from "../jpeg-end";
import type { Source } from "../source";
import type { Input } from "../types";
import { openRaw, openWithVips } from "../vips";

const MEGA = 1_000_000;

/** Decodes samples of a color space that only the file's index names (H.273), to sRGB. */
async function readCoded(
  input: string | Buffer,
  limitInputPixels: number,
  { cicp, bits }: NonNullable<Source["coded"]>,
): Promise<Sharp> {
  const opened = openWithVips(input, { failOn: "error", limitInputPixels });
  const deep = bits > 8;
  // Without a name for the space libvips hands out 8 bits in 16.
  const raw = deep
    ? opened.toColorspace("rgb16").raw({ depth: "ushort" })
    : opened.toColorspace("srgb").raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`coded colors in ${channels} channels`);
  const samples = deep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return openRaw(toSdr({ data: samples, width, height, channels, bits }, cicp));
}

/**
 * Opens the first frame, or all of them below each other if `animated`, and hands the pixels to `use`, which pulls
 * them through.
 *
 * 'error' is libvips' strictness that refuses truncated files of every format but takes harmless oddities (measured,
 * see the truncation tests). Only a JPEG cut short and closed with an end marker passes it, half gray: for libjpeg that
 * is a warning, like the harmless ones. So a JPEG is read at 'warning' first, and again if its warning was harmless.
 */
export async function decode<T>(
  job: Input,
  source: Source,
  animated: boolean,
  use: (pixels: Sharp) => Promise<T>,
): Promise<T> {
  if (source.decoder === "heif") return withHeif(source.bytes, use);
  const limitInputPixels = job.limits.megapixels * MEGA;
  const readAt = (failOn: "warning" | "error", input: string | Buffer = source.input) =>
    use(openWithVips(input, { failOn, limitInputPixels, animated }));

  if (source.coded) return use(await readCoded(source.input, limitInputPixels, source.coded));
  if (source.from !== "jpg") return readAt("error");
  if (await isZeroFilled(job.input)) throw new ConversionError("corrupt", { cause: "filled up with zeros" });
  try {
    return await readAt("warning");
  } catch (complaint) {
    const complete = await completeJpeg(job.input, source, complaint);
    if (complete) return readAt("warning", complete);
    if (isDamage(complaint)) throw complaint;
    return readAt("error");
  }
}
