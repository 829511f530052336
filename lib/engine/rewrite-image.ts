import { readFile, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { convertImage } from "./convert-image";
import { readOrientation, rewriteJpeg } from "./jpeg";
import * as settings from "./settings";
import { decode } from "./steps/decode";
import { inspect } from "./steps/inspect";
import { readHead, sniff } from "./steps/sniff";
import type { JobResult, LosslessJob } from "./types";

/** Pulls every pixel through and keeps none: damage shows itself on the way. */
const readThrough = (pixels: Sharp) => pixels.raw().toBuffer();

/**
 * A JPEG's own data, upright and without metadata; what cannot be passed on so (a side that is not of whole MCUs,
 * another format) is encoded anew at a quality of 95.
 */
export async function rewriteImage(job: LosslessJob): Promise<JobResult> {
  const head = await readHead(job.input);
  const from = sniff(head);
  if (from === "jpg") {
    const source = await inspect(job, from, head);
    await decode(job, source, false, readThrough);
    const bytes = await readFile(job.input);
    // Untouched data cannot be converted to sRGB: without its profile it would change its colors.
    const rewritten = rewriteJpeg(bytes, { orientation: readOrientation(bytes), keepIcc: true });
    if (rewritten) {
      await writeFile(job.output, rewritten.bytes);
      const { width, height, bytes: whole } = rewritten;
      return { from, to: "jpg", width, height, size: whole.length, frames: 1, kept: true };
    }
  }
  return convertImage({
    ...job,
    kind: "image",
    to: "jpg",
    options: { quality: settings.jpeg.nearlyLossless },
  });
}
