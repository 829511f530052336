import type { Step } from "./source";
import { applyAlpha } from "./steps/alpha";
import { decode } from "./steps/decode";
import { encode } from "./steps/encode";
import { inspect } from "./steps/inspect";
import { orient } from "./steps/orient";
import { readHead, sniff } from "./steps/sniff";
import { toSrgb } from "./steps/srgb";
import type { Job, JobResult } from "./types";

/** What happens to the pixels between decoding and encoding, in this order. */
const steps: readonly Step[] = [orient, toSrgb, applyAlpha];

/**
 * Converts one picture file to another.
 *
 * @returns the measures of what was written to `job.output`
 * @throws ConversionError, or whatever a codec throws (see `toConversionError`)
 */
export async function convertImage(job: Job): Promise<JobResult> {
  const head = await readHead(job.input);
  const source = await inspect(job, sniff(head), head);
  const { width, height, size } = await decode(job, source, (pixels) =>
    encode(
      steps.reduce((before, step) => step(before, source, job), pixels),
      job,
    ),
  );
  return { from: source.from, width, height, size, frames: source.frames };
}
