import type { FileJob, PdfOpenJob } from "../../engine/types";

type AnyJob = FileJob | PdfOpenJob;

/** Returns the files that a job reads: one, or the parts of a document. */
export const inputsOf = (job: AnyJob): readonly string[] => ("inputs" in job ? job.inputs : [job.input]);

/** Reading a page takes seconds, and that of a newspaper half a minute. */
const SLOW_JOBS = 2;

/** Returns how long a job may take, in milliseconds. @param eachMs the limit of one file */
export const timeoutOf = (job: AnyJob, eachMs: number): number =>
  eachMs * inputsOf(job).length * (job.kind === "ocr-page" || job.kind === "ocr-image" ? SLOW_JOBS : 1);

/** Returns the job with other inputs, in the same order. */
export function withInputs<J extends AnyJob>(job: J, inputs: readonly string[]): J {
  return "inputs" in job ? { ...job, inputs } : { ...job, input: inputs[0] ?? "" };
}
