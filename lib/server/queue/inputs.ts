import type { FileJob, JobResult, PdfOpenJob } from "../../engine/types";
import { resultFormats } from "../result-formats";

type AnyJob = FileJob | PdfOpenJob;

/** Returns the files that a job reads: one, or the parts of a document. */
export function inputsOf(job: AnyJob): readonly string[] {
  if ("inputs" in job) return job.inputs;
  return "texts" in job ? [job.input, ...(job.texts ?? [])] : [job.input];
}

/** Returns the key of a result. Where the engine chooses the format, its extension is added to the requested key. */
export function keyOf(job: FileJob, requested: string, { to }: Pick<JobResult, "to">): string {
  const chosen =
    job.kind === "compress" ||
    job.kind === "remove-details" ||
    (job.kind === "resize" && job.to === "original") ||
    (job.kind === "pdf-tables" && job.to === "csv");
  return chosen ? `${requested}.${resultFormats[to].extensions[0]}` : requested;
}

/** Reading a page takes seconds, and that of a newspaper half a minute. */
const SLOW_JOBS = 2;

/** Returns how long a job may take, in milliseconds. @param eachMs the limit of one file */
export const timeoutOf = (job: AnyJob, eachMs: number): number =>
  eachMs * inputsOf(job).length * (job.kind === "ocr-page" || job.kind === "ocr-image" ? SLOW_JOBS : 1);

/** Returns the job with other inputs, in the same order. */
export function withInputs<J extends AnyJob>(job: J, inputs: readonly string[]): J {
  if ("inputs" in job) return { ...job, inputs };
  const [input = "", ...texts] = inputs;
  return { ...job, input, ...(texts.length > 0 && { texts }) };
}
