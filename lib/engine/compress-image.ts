import { readFile, writeFile } from "node:fs/promises";
import { compress } from "./compress";
import { readOrientation, rewriteJpeg } from "./jpeg";
import { showsMotion } from "./source";
import { decode } from "./steps/decode";
import { inspect } from "./steps/inspect";
import { orient } from "./steps/orient";
import { readHead, sniff } from "./steps/sniff";
import { toSrgb } from "./steps/srgb";
import type { CompressJob, JobResult } from "./types";

/** The JPEG itself, upright, with the profile its pixels need; `null` where that cannot be done. */
const stripJpeg = (bytes: Buffer) =>
  rewriteJpeg(bytes, { orientation: readOrientation(bytes), keepIcc: true })?.bytes ?? null;

/** Makes a picture file smaller that keeps its format, its size in pixels and its look. */
export async function compressImage(job: CompressJob): Promise<JobResult> {
  const head = await readHead(job.input);
  const source = await inspect(job, sniff(head), head);
  const bytes = await readFile(job.input);
  const same = { to: source.from, options: {} };
  const {
    bytes: smaller,
    width,
    height,
    kept,
  } = await decode(job, source, showsMotion(source, source.from), (pixels) =>
    compress({ source, bytes, pixels: toSrgb(orient(pixels, source, same), source, same), stripJpeg }),
  );
  await writeFile(job.output, smaller);
  const { from, frames } = source;
  return { from, to: from, width, height, size: smaller.length, frames, kept };
}
