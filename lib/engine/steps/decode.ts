import type { Sharp } from "sharp";
import { ConversionError } from "../../contract/errors";
import { withHeif } from "../heif";
import { completeJpeg, isDamage, isZeroFilled } from "../jpeg-end";
import type { Source } from "../source";
import type { Job } from "../types";
import { openWithVips } from "../vips";

const MEGA = 1_000_000;

/**
 * Opens the first frame, or all of them below each other if `animated`, and hands the pixels to `use`, which pulls
 * them through.
 *
 * 'error' is libvips' strictness that refuses truncated files of every format but takes harmless oddities (measured,
 * see the truncation tests). Only a JPEG cut short and closed with an end marker passes it, half grey: for libjpeg that
 * is a warning, like the harmless ones. So a JPEG is read at 'warning' first, and again if its warning was harmless.
 */
export async function decode<T>(
  job: Job,
  source: Source,
  animated: boolean,
  use: (pixels: Sharp) => Promise<T>,
): Promise<T> {
  if (source.decoder === "heif") return withHeif(source.bytes, use);
  const limitInputPixels = job.limits.megapixels * MEGA;
  const readAt = (failOn: "warning" | "error", input: string | Buffer = source.input) =>
    use(openWithVips(input, { failOn, limitInputPixels, animated }));

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
