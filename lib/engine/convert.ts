import { compressImage } from "./compress-image";
import { convertImage } from "./convert-image";
import { rewriteImage } from "./rewrite-image";
import type { Job, JobResult } from "./types";

/**
 * Does a job.
 *
 * @returns the measures of what was written to `job.output`
 * @throws ConversionError, or whatever a codec throws (see `toConversionError`)
 */
export function convert(job: Job): Promise<JobResult> {
  switch (job.kind) {
    case "image":
      return convertImage(job);
    case "compress":
      return compressImage(job);
    case "lossless":
      return rewriteImage(job);
  }
}
