import type { Sharp } from "sharp";
import { keepMetadata } from "./metadata";
import { type Source, type Step, showsMotion } from "./source";
import { applyAlpha } from "./steps/alpha";
import { decode } from "./steps/decode";
import { encode } from "./steps/encode";
import { checkSides, inspect } from "./steps/inspect";
import { orient } from "./steps/orient";
import { readHead, sniff } from "./steps/sniff";
import { toSrgb } from "./steps/srgb";
import type { ImageJob, JobResult } from "./types";

/** What happens to the pixels between decoding and encoding, in this order. */
const steps: readonly Step[] = [orient, toSrgb, applyAlpha];

const process = (pixels: Sharp, source: Source, job: ImageJob) =>
  steps.reduce((before, step) => step(before, source, job), pixels);

/** Converts one picture file to another format. */
export async function convertImage(job: ImageJob): Promise<JobResult> {
  const head = await readHead(job.input);
  const source = await inspect(job, sniff(head), head);
  checkSides(source, job.to);
  const written = await decode(job, source, showsMotion(source, job.to), (pixels) =>
    encode(process(pixels, source, job), source, job),
  );
  const kept = job.options.metadata === "keep" ? await keepMetadata(job, source, written) : written;
  return { from: source.from, to: job.to, frames: source.frames, ...kept };
}
